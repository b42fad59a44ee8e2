<?php

namespace App\Http\Controllers;

use App\Http\Requests\PesquisaRequest;
use App\Http\Resources\ImovelResource;
use App\Models\Imovel;
use Illuminate\Http\JsonResponse;

/** POST /api/imoveis. `paginate` finds the page's number in the JSON body by itself. */
final class ImoveisController
{
    /** A page of listings, as a paginator or as a resource collection of one. */
    public function __invoke(PesquisaRequest $request): JsonResponse
    {
        $pagina = Imovel::query()->procura($request->validated())->paginate(12);
        if (config('site.answer') === 'resource') {
            return ImovelResource::collection($pagina)->response();
        }

        return response()->json($pagina->through(fn (Imovel $imovel) => $imovel->paraLista()));
    }
}
