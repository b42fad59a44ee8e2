<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;

/**
 * What answers `POST /api/imoveis`, and the page that brings its first results along. The container makes the one that
 * `config('imo-widgets.listings.search')` names; a search engine is another implementation of it.
 */
interface ListingSearch
{
    /**
     * One page of the listings that fit: values of one filter widen the result, filters narrow each other, and a listing
     * without a price comes last whichever way prices are sorted.
     *
     * @param  array<string, mixed>  $criteria  the validated body of the call (docs/contract.md#bodies); a key that is missing or `null` filters nothing
     * @param  int  $page  from 1; one beyond the last holds no listings
     * @return LengthAwarePaginator<int, array<string, mixed>> cards, each as the widgets read it (docs/contract.md#listing-answer)
     */
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator;
}
