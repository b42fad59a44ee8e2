<?php

namespace ImoWidgets\Widgets\Drawing;

use Illuminate\Database\Eloquent\Model;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use ImoWidgets\Widgets\SiteDefaults;
use stdClass;

/**
 * A listing's card for the site's own pages, drawn as the widget draws it
 * (docs/product/cards.md#on-the-sites-own-pages). It works without a script, so it has neither a heart nor arrows, and
 * its cover is its only photo.
 */
final class SiteCard
{
    public function __construct(
        private readonly EloquentListingSearch $listings,
        private readonly Bundle $bundle,
        private readonly SiteDefaults $defaults,
    ) {
    }

    public function draw(mixed $listing): string
    {
        $card = $listing instanceof Model ? $this->listings->card($listing) : $listing;
        $given =
            is_array($card) || is_object($card)
                ? json_decode((string) json_encode($card, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE))
                : null;
        if (! ($given instanceof stdClass)) {
            throw new WidgetProblem(
                'imo-widgets: <x-imo-listing-card> expected :listing to be a model or a card\'s array such as '
                    .'["id" => 7, "titulo" => "…"], got '.get_debug_type($listing).'. In production there is no card.',
            );
        }
        $siteBase = $this->defaults->for($this->bundle->widgets()['listing-search'] ?? [])['siteBase'] ?? '';

        return Template::fill(
            $this->bundle->template('listing-card'),
            CardValues::of(new Listing($given), $siteBase, hasHeart: false, mostPhotos: 1),
        );
    }
}
