<?php

namespace ImoWidgets\Listings;

use ImoWidgets\Exceptions\ListingsNotSearched;

/** A search that can be limited to some listings; alerts use it for those that have changed. */
interface FindsAmong
{
    /**
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` takes them
     * @param  list<int|string>  $keys  the keys of the listings to search
     * @return list<int|string> the keys that this search finds
     *
     * @throws ListingsNotSearched if the database does not answer
     */
    public function among(array $criteria, array $keys): array;
}
