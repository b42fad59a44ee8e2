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
    /** docs/product/cards.md#address */
    private const ADDRESS_LIMIT = 30;

    public function __construct(
        private readonly EloquentListingSearch $listings,
        private readonly Bundle $bundle,
        private readonly SiteDefaults $defaults,
    ) {
    }

    /**
     * Draws a card for the site's own pages (docs/product/cards.md#on-the-sites-own-pages). It works without a script,
     * so it has no heart, no arrows, and no photo except the cover.
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
        $values = self::values(new Listing($given), $siteBase, hasHeart: false, mostPhotos: 1);

        return Template::fill($this->bundle->template('listing-card'), $values);
    }

    /** @return array<string, mixed> values for the templates with a card (scripts/drawn/listing-plans.ts) */
    public static function values(Listing $listing, string $siteBase, bool $hasHeart, ?int $mostPhotos = null): array
    {
        $photos = array_slice($listing->photos(), 0, $mostPhotos);
        $count = max(1, count($photos));
        $titlePath = $listing->titlePath($siteBase);
        $energy = $listing->energyClass();
        $address = $listing->address();
        $short = Text::shorten($address, self::ADDRESS_LIMIT);
        $fact = fn (string $key, string $value) => [
            'chave' => $key, 'valor' => $value, 'areaPrivada' => $key === 'areaPrivada',
            'garagem' => $key === 'garagem',
        ];
        $facts = $listing->facts();

        return [
            'titulo' => $listing->title(),
            'ligacaoDoTitulo' => $titlePath,
            'ligacao' => $listing->photoPath($siteBase) ?? $titlePath,
            'etiqueta' => $listing->text('tipoNegocio'),
            'preco' => $listing->price(),
            'mensal' => $listing->isMonthly(),
            'tipo' => $listing->type(),
            'energia' => $energy['short'] ?? null,
            'energiaPorExtenso' => $energy['whole'] ?? null,
            'classe' => $energy['letter'] ?? null,
            'morada' => $address,
            'moradaCurta' => $short,
            'cortada' => $short !== $address,
            'anuncio' => $listing->advert(),
            'factos' => array_map($fact, array_keys($facts), $facts),
            'foto' => $photos[0]['url'] ?? null,
            'srcset' => $photos[0]['srcset'] ?? null,
            'fotos' => $count,
            'mais' => $count > 1 ? $count - 1 : null,
            'coracao' => $hasHeart && $listing->isKeepable(),
        ];
    }
}
