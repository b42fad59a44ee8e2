<?php

namespace App\Http\Controllers;

use App\Models\Colaborador;
use App\Models\Imovel;
use Illuminate\Contracts\View\View;
use Illuminate\Support\Arr;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Listings\Http\SearchController;
use ImoWidgets\Listings\ListingSearch;

/** The agency's pages. */
final class PaginasController
{
    public function inicio(): View
    {
        return view('pages.inicio', [
            'imoveis' => Imovel::latest('criado')->latest('id')->take(6)->get(),
            'equipa' => Colaborador::equipa(),
        ]);
    }

    /** Shows the search with its first results, the answer of /api/imoveis to the criteria in the page's URL. */
    public function lista(ImoWidgets $widgets, ListingSearch $listings): View
    {
        $pedido = $widgets->firstSearch();

        return view('pages.lista', ['dados' => [
            'colaboradores' => Colaborador::equipa()->map(fn ($pessoa) => Arr::only($pessoa, ['id', 'name'])),
            'avisos' => 'por-email',
            'mapa' => request()->getBasePath().'/mapa/{z}/{x}/{y}.svg',
            'mapaCredito' => 'Mapa: Natural Earth',
            'resultados' => $listings->search($pedido, $pedido['page'], SearchController::PER_PAGE),
        ]]);
    }

    public function imovel(string $slug, Imovel $imovel): View
    {
        return view('pages.imovel', compact('imovel') + ['colaborador' => Colaborador::find($imovel->comercial)]);
    }
}
