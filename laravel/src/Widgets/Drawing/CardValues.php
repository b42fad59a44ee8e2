<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;

/** Makes the values of a listing's card, for the templates that have one (scripts/drawn/listing-plans.ts). */
final class CardValues
{
    /** docs/product/cards.md#address */
    private const ADDRESS_LIMIT = 30;

    /** @return array<string, mixed> */
    public static function of(Listing $listing, string $siteBase, bool $hasHeart, ?int $mostPhotos = null): array
    {
        $photos = array_slice($listing->photos(), 0, $mostPhotos);
        $count = max(1, count($photos));
        $titlePath = $listing->titlePath($siteBase);
        $energyClass = $listing->energyClass();
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
            'energia' => $energyClass?->short,
            'energiaPorExtenso' => $energyClass?->whole,
            'classe' => $energyClass?->hasLetter ? $energyClass->short : null,
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
