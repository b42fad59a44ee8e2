<?php

namespace App\Http\Controllers;

use App\Http\Resources\ImovelResource;
use Illuminate\Http\Resources\Json\ResourceCollection;
use ImoWidgets\Listings\Http\SearchController;
use ImoWidgets\Listings\Http\SearchRequest;
use ImoWidgets\Listings\ListingSearch;

/** POST /api/imoveis, answered in the other usual way: as an API resource collection (`SITE_ANSWER=resource`). */
final class ListingsAsResources
{
    public function __invoke(SearchRequest $request, ListingSearch $listings): ResourceCollection
    {
        return ImovelResource::collection(
            $listings->search($request->validated(), $request->integer('page'), SearchController::PER_PAGE),
        );
    }
}
