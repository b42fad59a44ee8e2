<?php

namespace ImoWidgets\Listings;

use ImoWidgets\Exceptions\ListingsNotSearched;

/** A search that can be limited to given listings; alerts limit it to those that have changed. */
interface FindsAmong
{
    /**
     * @param  array<string, mixed>  $criteria  as in `ListingSearch::search()`
     * @param  list<int|string>  $keys  the keys of the listings to search
     * @return list<int|string> the keys of those listings that match
     *
     * @throws ListingsNotSearched if the database does not answer
     */
    public function among(array $criteria, array $keys): array;
}
