<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;

/**
 * The search behind `POST /api/imoveis`, and behind pages that bring their first results. The container makes the class
 * of `config('imo-widgets.listings.search')`; a search engine is another implementation.
 */
interface ListingSearch
{
    /**
     * Returns one page of the matching listings: values of one filter widen the result, filters narrow each other, and
     * a listing without a price comes last in either order of prices.
     *
     * @param  array<string, mixed>  $criteria  the validated body of the call (docs/contract.md#bodies); a key that is
     *     missing or `null` filters nothing
     * @param  int  $page  from 1; a page beyond the last has no listings
     * @return LengthAwarePaginator<int, array<string, mixed>> cards (docs/contract.md#listing-answer)
     */
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator;
}
