<?php

namespace App\Http\Controllers;

use App\Http\Requests\PesquisaRequest;
use App\Models\Imovel;
use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Pagination\LengthAwarePaginator;

/** POST /api/imoveis. */
final class ImoveisController
{
    /** A page of listings. */
    public function __invoke(PesquisaRequest $request): LengthAwarePaginator|ResourceCollection
    {
        return Imovel::pagina($request->validated());
    }
}
