<?php

namespace App\Http\Controllers\Admin;

use App\Models\Pagina;
use HTMLPurifier;
use Illuminate\Contracts\View\View;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\Rule;

/** Lets editors manage their pages. */
final class PaginasController
{
    public function index(): View
    {
        return view('admin.paginas', ['paginas' => Pagina::orderBy('titulo')->get()]);
    }

    public function create(): View
    {
        return $this->edit(new Pagina);
    }

    public function store(Request $request, HTMLPurifier $purifier): RedirectResponse
    {
        return $this->update($request, new Pagina, $purifier);
    }

    public function edit(Pagina $pagina): View
    {
        return view('admin.pagina', ['pagina' => $pagina]);
    }

    public function update(Request $request, Pagina $pagina, HTMLPurifier $purifier): RedirectResponse
    {
        $dados = $request->validate([
            'titulo' => ['required', 'string', 'max:255'],
            'slug' => [
                'required', 'string', 'max:255', 'regex:/^[a-z0-9]+(-[a-z0-9]+)*$/',
                Rule::unique(Pagina::class)->ignore($pagina),
            ],
            'corpo' => ['required', 'string', 'max:60000'],
        ]);
        $pagina->fill([...$dados, 'corpo' => $purifier->purify($dados['corpo'])])->save();

        return redirect()->route('admin.paginas.edit', $pagina)->with('gravada', true);
    }
}
