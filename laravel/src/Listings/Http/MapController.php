<?php

namespace ImoWidgets\Listings\Http;

use ImoWidgets\Listings\FindsPoints;
use ImoWidgets\Listings\ListingSearch;

/** Answers POST /api/imoveis/mapa with the coordinates of the listings, or with 404 on a site without a map. */
final class MapController
{
    /** The maximum number of points in an answer (docs/contract.md#map-answer). */
    public const MOST_POINTS = 1000;

    /** @return array{pontos: list<array<string, mixed>>, total: int} */
    public function __invoke(MapRequest $request, ListingSearch $listings): array
    {
        $found = $listings instanceof FindsPoints
            ? $listings->points($request->validated(), self::MOST_POINTS)
            : null;

        return $found ?? abort(404);
    }
}
