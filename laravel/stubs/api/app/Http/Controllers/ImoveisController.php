<?php

namespace App\Http\Controllers;

use App\Http\Requests\PesquisaRequest;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use ImoWidgets\Listings\ListingSearch;

/** POST /api/imoveis: a page of listings, out of the table that `config/imo-widgets.php` describes. */
final class ImoveisController
{
    /** How many cards a page has. */
    public const PER_PAGE = 12;

    /** The search and its answer. */
    public function __invoke(PesquisaRequest $request, ListingSearch $listings): LengthAwarePaginator
    {
        return $listings->search($request->validated(), $request->integer('page'), self::PER_PAGE);
    }
}
