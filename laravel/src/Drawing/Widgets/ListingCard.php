<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Domain\EnergyClass;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\Pen;

/** A listing in the grid (widgets/listing-search/ListingCard.tsx), with its cover alone: the browser gets the others when they are wanted. */
final class ListingCard
{
    /** docs/product/cards.md#address */
    private const ADDRESS_LIMIT = 30;

    /** How wide a card's photo is (widgets/listing-search/Photo.tsx). */
    private const SIZES = 'auto, (min-width: 960px) 33vw, (min-width: 560px) 50vw, 100vw';

    /** What a fact's icon says to eyes, where the words alone do not. */
    private const SPOKEN = ['areaPrivada' => 'Área privada: ', 'garagem' => 'Estacionamento: '];

    /** One list item. */
    public static function draw(Listing $listing, string $siteBase, bool $hasHearts, Pen $pen): Html
    {
        return Html::of('li', ['class' => 'imo-listing'], ...self::parts($listing, $siteBase, $hasHearts, $pen));
    }

    /** The same outside the grid, for a page that no script of ours comes to. */
    public static function drawAlone(Listing $listing, string $siteBase, Pen $pen): Html
    {
        return Html::of('div', ['class' => 'imo-listing'], ...self::parts($listing, $siteBase, false, $pen));
    }

    /** @return list<Html|null> */
    private static function parts(Listing $listing, string $siteBase, bool $hasHearts, Pen $pen): array
    {
        $type = $listing->type();
        $energyClass = $listing->energyClass();
        // "0" is a title too.
        $title = current(array_filter([$listing->text('titulo'), $listing->text('tipoImovel'), 'Imóvel'], fn (string $one) => $one !== ''));
        $titlePath = $listing->titlePath($siteBase);

        return [
            self::photos($listing, $title, $listing->photoPath($siteBase) ?? $titlePath, $pen),
            $hasHearts && $listing->isKeepable() ? Html::of('button', ['type' => 'button', 'class' => 'imo-heart', 'aria-pressed' => 'false', 'aria-label' => "Favorito: $title"]) : null,
            Html::of('div', ['class' => 'imo-listing__body'],
                Html::of('div', ['class' => 'imo-listing__top'],
                    Html::of('p', ['class' => 'imo-listing__price'],
                        $listing->price(),
                        $listing->isMonthly() ? Html::of('span', ['class' => 'imo-listing__per'], '/mês') : null,
                    ),
                    $type === '' ? null : Html::of('p', ['class' => 'imo-listing__type'], $type),
                    $energyClass === null ? null : self::energy($energyClass),
                ),
                Html::of('h3', ['class' => 'imo-listing__title'], Html::of('a', ['class' => 'imo-listing__link', 'href' => $titlePath], $title)),
                self::address($listing->address()),
                $listing->advert() === '' ? null : Html::of('p', ['class' => 'imo-listing__advert'], $listing->advert()),
                self::facts($listing->facts()),
            ),
        ];
    }

    private static function photos(Listing $listing, string $title, ?string $href, Pen $pen): Html
    {
        $photos = $listing->photos();
        $count = max(1, count($photos));
        $tag = $listing->text('tipoNegocio');
        $button = fn (string $name, string $side) => Html::of('button', ['type' => 'button', 'class' => "imo-carousel__button imo-carousel__button--$side", 'aria-label' => $name] + ($side === 'prev' ? ['aria-disabled' => 'true', 'tabindex' => '-1'] : []));

        return Html::of('div', [
            'class' => 'imo-carousel', 'role' => 'group', 'aria-roledescription' => 'carrossel', 'aria-label' => "Fotografias: $title",
            'data-photos' => $count > 1 ? $count : null,
        ],
            $tag === '' ? null : Html::of('span', ['class' => 'imo-listing__tag'], $tag),
            Html::of('a', ['class' => 'imo-carousel__track', 'href' => $href, 'aria-label' => $title, 'data-to-come' => $count > 1 ? $count - 1 : null],
                isset($photos[0]) ? Html::of('img', [
                    'src' => $photos[0]['url'],
                    'srcset' => $photos[0]['srcset'] === '' ? null : $photos[0]['srcset'], 'sizes' => $photos[0]['srcset'] === '' ? null : self::SIZES,
                    'alt' => "$title, fotografia 1 de $count", 'loading' => 'lazy', 'decoding' => 'async', 'fetchpriority' => 'low',
                ]) : self::noPhoto($pen),
            ),
            ...($count > 1 ? [$button('Fotografia anterior', 'prev'), $button('Fotografia seguinte', 'next')] : []),
        );
    }

    private static function noPhoto(Pen $pen): Html
    {
        return Html::of('span', ['class' => 'imo-photo-empty'], $pen->icon('house'), Html::of('span', ['class' => 'imo-hidden'], 'Sem fotografia'));
    }

    private static function address(string $whole): ?Html
    {
        $short = Text::shorten($whole, self::ADDRESS_LIMIT);

        return $whole === '' ? null : Html::of('p', ['class' => 'imo-listing__address', 'title' => $whole], ...($short === $whole ? [$whole] : [
            Html::of('span', ['aria-hidden' => 'true'], $short),
            Html::of('span', ['class' => 'imo-hidden'], $whole),
        ]));
    }

    /** @param  array<string, string>  $facts */
    private static function facts(array $facts): ?Html
    {
        $items = [];
        foreach ($facts as $key => $value) {
            $spoken = isset(self::SPOKEN[$key]) ? Html::of('span', ['class' => 'imo-hidden'], self::SPOKEN[$key]) : null;
            $items[] = Html::of('li', ['class' => 'imo-listing__fact', 'data-fact' => $key], $spoken, $value);
        }

        return $items === [] ? null : Html::of('ul', ['class' => 'imo-listing__facts'], ...$items);
    }

    private static function energy(EnergyClass $class): Html
    {
        $attributes = ['class' => 'imo-energy', 'data-class' => $class->hasLetter() ? $class->short() : null, 'title' => $class->whole()];

        return Html::of('p', $attributes,
            Html::of('span', ['aria-hidden' => 'true'], $class->short()),
            Html::of('span', ['class' => 'imo-hidden'], $class->whole()),
        );
    }
}
