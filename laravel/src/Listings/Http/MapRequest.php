<?php

namespace ImoWidgets\Listings\Http;

/** Validates POST /api/imoveis/mapa: a search without a page and an order. A site may extend it like its parent. */
class MapRequest extends SearchRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return $this->filters();
    }
}
