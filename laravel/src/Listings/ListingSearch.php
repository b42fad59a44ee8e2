<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;

/**
 * The search used by `POST /api/imoveis` and by pages that include their first results. The container resolves it to
 * the class named in `config('imo-widgets.listings.search')`; a site with a search engine implements its own.
 */
interface ListingSearch
{
    /**
     * Returns one page of the matching listings. Several values of one filter widen the result, and several filters
     * narrow it. Listings without a price come last, whether prices ascend or descend.
     *
     * @param  array<string, mixed>  $criteria  the validated body of the call (docs/contract.md#bodies); a key that is
     *     missing or `null` filters nothing
     * @param  int  $page  counted from 1; a page beyond the last has no listings
     * @return LengthAwarePaginator<int, array<string, mixed>> cards (docs/contract.md#listing-answer)
     */
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator;
}
