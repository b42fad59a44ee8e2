<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Pagination\Paginator;

/** The search in the site's own table, on SQLite, MySQL, MariaDB and PostgreSQL. */
final class EloquentListingSearch implements ListingSearch
{
    public function __construct(
        private readonly ListingTable $table,
        private readonly ListingFilters $filters,
        private readonly ListingTotals $totals,
        private readonly ListingRows $rows,
        private readonly ListingCards $cards,
    ) {
    }

    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        $query = $this->table->query();
        $this->filters->apply($query, $criteria);
        $total = $this->totals->count($query);
        $rows = $this->rows->read($query, ListingOrder::from($criteria, $this->table), ($page - 1) * $perPage, $perPage, $total);
        $cards = $rows->map(fn (Model $listing) => $this->cards->make($listing));

        return new Page($cards, $total, $perPage, $page, ['path' => Paginator::resolveCurrentPath()]);
    }
}
