<?php

namespace App\Http\Resources;

use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;

/** A listing as an API resource: the other usual way to answer /api/imoveis, with the page's numbers under `meta`. */
final class ImovelResource extends JsonResource
{
    /** @return array<string, mixed> */
    public function toArray(Request $request): array
    {
        return is_array($this->resource) ? $this->resource : $this->resource->paraLista();
    }
}
