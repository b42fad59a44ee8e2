<?php

namespace ImoWidgets\Listings;

use ImoWidgets\Exceptions\ListingsNotSearched;

/** A search that knows its listings' coordinates; a site has a map only if its search implements this. */
interface FindsPoints
{
    /**
     * Returns the coordinates of the matching listings, for a map (docs/contract.md#map-answer).
     *
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` takes them, without an order
     * @param  int  $most  the maximum number of points; the newest listings come first
     * @return array{pontos: list<array<string, mixed>>, total: int}|null `total` counts all matching listings,
     *     including those without coordinates; `null` if the table has no coordinates
     *
     * @throws ListingsNotSearched if the database does not answer
     */
    public function points(array $criteria, int $most): ?array;
}
