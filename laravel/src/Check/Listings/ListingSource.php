<?php

namespace ImoWidgets\Check\Listings;

use Illuminate\Database\QueryException;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Exceptions\ListingsNotSearched;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\ListingSearch;
use Throwable;

final class ListingSource extends Question
{
    public const LINE = 'Listings';

    public const ASKS = 'Can the class of `listings.search`, the model, its scope and its relations be read?';

    public function concerns(Site $site): bool
    {
        return $site->searchesListings();
    }

    public function answers(Site $site): iterable
    {
        try {
            /** @var ListingSearch $search */
            $search = app(ListingSearch::class);
            if ($search instanceof EloquentListingSearch) {
                $search->query()->first();
            }
            yield self::fine($search::class);
        } catch (Throwable $problem) {
            yield self::error(
                $problem instanceof QueryException
                    ? (new ListingsNotSearched($problem))->described
                    : $problem->getMessage(),
                'no visitor finds a home',
                'Name the site\'s model and its columns under `listings` in config/imo-widgets.php; a site without '
                    .'listings sets `\'listings\' => false` there.',
            );
        }
    }
}
