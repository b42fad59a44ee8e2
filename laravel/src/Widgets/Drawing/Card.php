<?php

namespace ImoWidgets\Widgets\Drawing;

use Illuminate\Database\Eloquent\Model;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\SiteDefaults;
use stdClass;

/** Draws a listing's card, in the first view of `listing-search` and on the site's own pages. */
final class Card
{
    /** The length at which an address is shortened (docs/product/cards.md#address). */
    private const ADDRESS_LIMIT = 30;

    public function __construct(
        private readonly EloquentListingSearch $listings,
        private readonly Bundle $bundle,
        private readonly SiteDefaults $defaults,
        private readonly WidgetViews $views,
    ) {
    }

    /**
     * Draws a card for the site's own pages (docs/product/cards.md#on-the-sites-own-pages). This card works without a
     * script, so it has no heart, no arrows, and no photo except the cover.
     */
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
        $data = self::viewData(new Listing($given), $siteBase, hasHeart: false, mostPhotos: 1);

        return '<div class="imo-listing">'.$this->views->render('parts.card', $data).'</div>';
    }

    /** @return array<string, mixed> the data of parts/card.blade.php, named as in ListingCards.tsx */
    public static function viewData(Listing $listing, string $siteBase, bool $hasHeart, ?int $mostPhotos = null): array
    {
        $photos = array_slice($listing->photos(), 0, $mostPhotos);
        $titleHref = $listing->titlePath($siteBase);
        $address = $listing->address();

        return [
            'title' => $listing->title(),
            'titleHref' => $titleHref,
            'photoHref' => $listing->photoPath($siteBase) ?? $titleHref,
            'photo' => $photos[0] ?? null,
            'photoCount' => max(1, count($photos)),
            'tag' => $listing->text('tipoNegocio'),
            'price' => $listing->price(),
            'isMonthly' => $listing->isMonthly(),
            'type' => $listing->type(),
            'energy' => $listing->energyClass(),
            'address' => $address,
            'shortAddress' => Text::shorten($address, self::ADDRESS_LIMIT),
            'advert' => $listing->advert(),
            'facts' => $listing->facts(),
            'hasHeart' => $hasHeart && $listing->isKeepable(),
        ];
    }
}
