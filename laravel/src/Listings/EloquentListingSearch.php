<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Pagination\Paginator;

/**
 * The search in the site's own table, on SQLite, MySQL, MariaDB and PostgreSQL. A site that wants another one extends it and
 * names its class in `listings.search`.
 */
class EloquentListingSearch implements FindsAmong, ListingSearch
{
    private readonly ListingTable $table;

    private readonly ListingFilters $filters;

    public function __construct(ListingTable $table, private readonly ListingRows $rows, private readonly ListingCards $cards)
    {
        $this->table = $table->withColumns($this->columns());
        $this->filters = new ListingFilters($this->table);
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
            return $this->find($this->filters->apply($this->query(), $criteria)->narrowed($narrow), $criteria, $page, $perPage);
        } catch (QueryException $problem) {
            throw ListingsNotSearched::because($problem);
        }
    }

    /** @throws ListingsNotSearched where the database does not answer */
    public function among(array $criteria, array $keys): array
    {
        try {
            return array_values($this->filters->apply($this->query(), $criteria)->narrowed($this->table->withKeys($keys))->ids(0, count($keys))->all());
        } catch (QueryException $problem) {
            throw ListingsNotSearched::because($problem);
        }
    }

    /**
     * All listings that visitors may see; `scope` of the config has narrowed them.
     *
     * @return Builder<Model>
     */
    protected function query(): Builder
    {
        return $this->table->query();
    }

    /** @return array<string, mixed> the columns of filters and orders that are others than in `listings.columns` */
    protected function columns(): array
    {
        return [];
    }

    /** @return array<string, mixed> what a card shows (docs/contract.md#listing-answer) */
    protected function card(Model $listing): array
    {
        return $this->cards->make($listing);
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return LengthAwarePaginator<int, array<string, mixed>>
     */
    private function find(FittingListings $fitting, array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        $total = $fitting->count();
        $rows = $this->rows->read($fitting, ListingOrder::from($criteria, $this->table), $page, $perPage, $total);
        $cards = $rows->map($this->card(...));
        $lack = config('app.debug') ? AdvertCheck::lackOfClass($cards) : null;
        $lack === null || logger()->debug($lack);

        return new Page($cards, $total, $perPage, $page, ['path' => Paginator::resolveCurrentPath()]);
    }
}
