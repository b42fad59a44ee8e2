<?php

namespace App\Http\Controllers\Admin;

use App\Http\Requests\PaginaRequest;
use App\Models\Pagina;
use Illuminate\Contracts\View\View;
use Illuminate\Http\RedirectResponse;

/** The administration of the editors' pages. */
final class PaginasController
{
    public function index(): View
    {
        return view('admin.paginas', ['paginas' => Pagina::orderBy('titulo')->get()]);
    }

    public function create(): View
    {
        return view('admin.pagina', ['pagina' => new Pagina]);
    }

    public function store(PaginaRequest $request): RedirectResponse
    {
        return $this->saved(Pagina::create($request->pagina()));
    }

    public function edit(Pagina $pagina): View
    {
        return view('admin.pagina', ['pagina' => $pagina]);
    }

    public function update(PaginaRequest $request, Pagina $pagina): RedirectResponse
    {
        $pagina->update($request->pagina());

        return $this->saved($pagina);
    }

    private function saved(Pagina $pagina): RedirectResponse
    {
        return redirect()->route('admin.paginas.edit', $pagina)->with('gravada', true);
    }
}
