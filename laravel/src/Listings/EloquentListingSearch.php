<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Pagination\Paginator;

/** The search in the site's own table, on SQLite, MySQL, MariaDB and PostgreSQL. */
final class EloquentListingSearch implements FindsAmong, ListingSearch
{
    public function __construct(
        private readonly ListingTable $table,
        private readonly ListingFilters $filters,
        private readonly ListingRows $rows,
        private readonly ListingCards $cards,
    ) {
    }

    /** @throws ListingsNotSearched where the database does not answer */
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        return $this->searchAmong(fn (Builder $all) => $all, $criteria, $page, $perPage);
    }

    /**
     * The same among some of the listings, such as those that a search engine has found.
     *
     * @param  Closure(Builder<Model>): mixed  $narrow  says among which
     * @param  array<string, mixed>  $criteria
     * @return LengthAwarePaginator<int, array<string, mixed>>
     *
     * @throws ListingsNotSearched where the database does not answer
     */
    public function searchAmong(Closure $narrow, array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        try {
            return $this->find($this->filters->apply($this->table->query(), $criteria)->narrowed($narrow), $criteria, $page, $perPage);
        } catch (QueryException $problem) {
            throw ListingsNotSearched::because($problem);
        }
    }

    /** @throws ListingsNotSearched where the database does not answer */
    public function among(array $criteria, array $keys): array
    {
        try {
            return array_values($this->filters->apply($this->table->query(), $criteria)->narrowed($this->table->withKeys($keys))->ids(0, count($keys))->all());
        } catch (QueryException $problem) {
            throw ListingsNotSearched::because($problem);
        }
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return LengthAwarePaginator<int, array<string, mixed>>
     */
    private function find(FittingListings $fitting, array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        $total = $fitting->count();
        $rows = $this->rows->read($fitting, ListingOrder::from($criteria, $this->table), $page, $perPage, $total);
        $cards = $rows->map(fn (Model $listing) => $this->cards->make($listing));
        $lack = config('app.debug') ? AdvertCheck::lackOfClass($cards) : null;
        $lack === null || logger()->debug($lack);

        return new Page($cards, $total, $perPage, $page, ['path' => Paginator::resolveCurrentPath()]);
    }
}
