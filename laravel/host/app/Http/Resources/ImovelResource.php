<?php

namespace App\Http\Resources;

use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;

/** A home as an API resource: the other usual way to answer /api/imoveis, with the page's numbers under `meta`. */
final class ImovelResource extends JsonResource
{
    public function toArray(Request $request): array
    {
        return $this->resource->paraLista();
    }
}
