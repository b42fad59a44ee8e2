<?php

namespace ImoWidgets\Listings;

use ImoWidgets\Exceptions\ListingsNotSearched;

/** A search that knows where its listings are; without it, the site has no map. */
interface FindsPoints
{
    /**
     * Returns the places of the matching listings for a map (docs/contract.md#map-answer).
     *
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` takes them, without an order
     * @param  int  $most  the most points to return, the newest listings' first
     * @return array{pontos: list<array<string, mixed>>, total: int}|null `total` counts all matching listings, also
     *     those without a place; `null` if no listing has one
     *
     * @throws ListingsNotSearched if the database does not answer
     */
    public function points(array $criteria, int $most): ?array;
}
