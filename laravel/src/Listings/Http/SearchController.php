<?php

namespace ImoWidgets\Listings\Http;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use ImoWidgets\Listings\ListingSearch;

/** Answers POST /api/imoveis with a page of listings from the class named in `listings.search` of the config. */
final class SearchController
{
    public const PER_PAGE = 12;

    /** @return LengthAwarePaginator<int, array<string, mixed>> the cards of one page */
    public function __invoke(SearchRequest $request, ListingSearch $listings): LengthAwarePaginator
    {
        return $listings->search($request->validated(), $request->integer('page'), self::PER_PAGE);
    }
}
