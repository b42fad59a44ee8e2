<?php

namespace ImoWidgets\Check\Listings;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Settings;
use Throwable;

final class CardAttributes extends Question
{
    public const LINE = 'config(\'imo-widgets.listings.card\')';

    public const ASKS = 'Does the newest listing have each attribute named in `listings.card`, or the model the '
        .'method?';

    public const AFTER = [ListingSource::class];

    public function concerns(Site $site): bool
    {
        return $site->searchesTable();
    }

    public function answers(Site $site): iterable
    {
        $search = app(EloquentListingSearch::class);
        $listing = $search->query()->firstOrNew();
        try {
            $missing = $search->missingAttributes($listing);
            if ($missing === [] && $listing->exists) {
                $search->card($listing);
            }
            yield $missing === []
                ? self::fine($listing->exists ? 'found' : 'no listing to look at yet')
                : self::error(
                    'expected attributes of '.$listing::class.', got "'.implode('", "', $missing).'"',
                    'the cards lack them',
                    'Name the model\'s own attributes.',
                );
        } catch (Throwable $problem) {
            yield self::error($problem->getMessage(), 'no search is answered', 'Correct it.');
        }
        if ($this->isPlaceForgotten($search)) {
            yield self::warning(
                'has no latitude or no longitude, though listings.columns has both',
                'the map shows no listing',
                'Name both here too.',
            );
        }
    }

    /** Returns whether listings have places that their cards don't show. */
    private function isPlaceForgotten(EloquentListingSearch $search): bool
    {
        $columns = $search->columns();
        $paths = Settings::get('listings.card');

        return isset($columns['latitude'], $columns['longitude'])
            && is_array($paths)
            && ! isset($paths['latitude'], $paths['longitude']);
    }
}
