<?php

namespace ImoWidgets\Listings\Http;

/** Validates POST /api/imoveis/mapa, a search without page and order. A site may extend it like its parent. */
class MapRequest extends SearchRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return $this->filters();
    }
}
