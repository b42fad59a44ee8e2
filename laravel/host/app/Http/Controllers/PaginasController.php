<?php

namespace App\Http\Controllers;

use App\Models\Colaborador;
use App\Models\Imovel;
use App\Models\Pagina;
use Illuminate\Contracts\View\View;

/** The agency's pages. */
final class PaginasController
{
    public function inicio(): View
    {
        return view('pages.inicio', ['imoveis' => Imovel::latest('criado')->latest('id')->take(6)->get(), 'equipa' => Colaborador::equipa()]);
    }

    public function lista(): View
    {
        $imoveis = Imovel::latest('criado')->latest('id')->paginate(12, pageName: 'pagina');

        return view('pages.lista', ['imoveis' => $imoveis, 'equipa' => Colaborador::equipa()]);
    }

    public function imovel(string $slug, Imovel $imovel): View
    {
        return view('pages.imovel', ['imovel' => $imovel, 'colaborador' => Colaborador::find($imovel->comercial)]);
    }

    public function equipa(): View
    {
        return view('pages.equipa', ['equipa' => Colaborador::equipa()]);
    }

    public function agente(Colaborador $colaborador): View
    {
        return view('pages.agente', ['colaborador' => $colaborador]);
    }

    public function pagina(Pagina $pagina): View
    {
        return view('pages.pagina', ['pagina' => $pagina]);
    }
}
