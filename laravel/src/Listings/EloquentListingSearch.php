<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/** The search in the site's own table, on SQLite, MySQL, MariaDB and PostgreSQL. */
final class EloquentListingSearch implements ListingSearch
{
    public function __construct(
        private readonly ListingTable $table,
        private readonly ListingFilters $filters,
        private readonly ListingCards $cards,
    ) {
    }

    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        $query = $this->table->query();
        $this->filters->apply($query, $criteria);
        $this->order($query, $criteria['ordem'] ?? 'rec');

        return $query->with($this->table->relations())->paginate($perPage, page: $page)->through(fn (Model $listing) => $this->cards->make($listing));
    }

    private function order(Builder $query, string $order): void
    {
        $price = $this->table->column('preco');
        if ($order !== 'rec' && $price !== null) {
            $price = $query->getGrammar()->wrap($query->qualifyColumn($price));
            $query->orderByRaw("$price is null, $price ".($order === 'asc' ? 'asc' : 'desc'));
        } elseif ($this->table->column('criado') !== null) {
            $query->orderByDesc($this->table->column('criado'));
        }
        $query->orderByDesc($this->table->model()->getQualifiedKeyName());
    }
}
