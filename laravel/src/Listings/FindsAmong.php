<?php

namespace ImoWidgets\Listings;

/** A search that can say of some listings which of them fit, without looking at all others: what an alert asks of those that are new. */
interface FindsAmong
{
    /**
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     * @param  list<int|string>  $keys  of listings
     * @return list<int|string> the keys of those that this search finds
     *
     * @throws ListingsNotSearched where the database does not answer
     */
    public function among(array $criteria, array $keys): array;
}
