<?php

namespace ImoWidgets\Listings\Http;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use ImoWidgets\Listings\ListingSearch;

/** Answers POST /api/imoveis by a page of listings, found by the class that `listings.search` in the config names. */
final class SearchController
{
    public const PER_PAGE = 12;

    /** @return LengthAwarePaginator<int, array<string, mixed>> the cards of a page */
    public function __invoke(SearchRequest $request, ListingSearch $listings): LengthAwarePaginator
    {
        return $listings->search($request->validated(), $request->integer('page'), self::PER_PAGE);
    }
}
