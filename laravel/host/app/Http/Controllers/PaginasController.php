<?php

namespace App\Http\Controllers;

use App\Models\Colaborador;
use App\Models\Imovel;
use App\Models\Pagina;
use Illuminate\Contracts\View\View;

/** The agency's pages. */
final class PaginasController
{
    /** The front page, with the newest listings. */
    public function inicio(): View
    {
        return view('pages.inicio', ['imoveis' => Imovel::latest('criado')->latest('id')->take(6)->get(), 'equipa' => Colaborador::equipa()]);
    }

    /** The search, with a page of listings as plain links. */
    public function lista(): View
    {
        $imoveis = Imovel::latest('criado')->latest('id')->paginate(12, pageName: 'pagina');

        return view('pages.lista', ['imoveis' => $imoveis, 'equipa' => Colaborador::equipa()]);
    }

    /** One listing; the slug is for people and search engines, the id decides. */
    public function imovel(string $slug, Imovel $imovel): View
    {
        return view('pages.imovel', ['imovel' => $imovel, 'colaborador' => Colaborador::find($imovel->comercial)]);
    }

    /** The people. */
    public function equipa(): View
    {
        return view('pages.equipa', ['equipa' => Colaborador::equipa()]);
    }

    /** One agent, with a form to write to them. */
    public function agente(Colaborador $colaborador): View
    {
        return view('pages.agente', ['colaborador' => $colaborador]);
    }

    /** A page that an editor wrote. */
    public function pagina(Pagina $pagina): View
    {
        return view('pages.pagina', ['pagina' => $pagina]);
    }
}
