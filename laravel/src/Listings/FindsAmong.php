<?php

namespace ImoWidgets\Listings;

/** A search that can match some given listings without searching all others, as alerts do with new listings. */
interface FindsAmong
{
    /**
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     * @param  list<int|string>  $keys  of listings
     * @return list<int|string> the keys that this search finds
     *
     * @throws ListingsNotSearched where the database does not answer
     */
    public function among(array $criteria, array $keys): array;
}
