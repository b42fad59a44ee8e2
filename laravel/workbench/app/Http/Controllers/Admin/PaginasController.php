<?php

namespace App\Http\Controllers\Admin;

use App\Http\Requests\PaginaRequest;
use App\Models\Pagina;
use Illuminate\Contracts\View\View;
use Illuminate\Http\RedirectResponse;

/** The pages that editors write. */
final class PaginasController
{
    /** All of them. */
    public function index(): View
    {
        return view('admin.paginas', ['paginas' => Pagina::orderBy('titulo')->get()]);
    }

    /** An empty form. */
    public function create(): View
    {
        return view('admin.pagina', ['pagina' => new Pagina]);
    }

    /** A new page. */
    public function store(PaginaRequest $request): RedirectResponse
    {
        return $this->saved(Pagina::create($request->pagina()));
    }

    /** The form of a page. */
    public function edit(Pagina $pagina): View
    {
        return view('admin.pagina', ['pagina' => $pagina]);
    }

    /** Stores the changes. */
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
