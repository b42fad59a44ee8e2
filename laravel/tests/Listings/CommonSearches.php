<?php

namespace ImoWidgets\Tests\Listings;

/**
 * The eleven searches that an estate agency's visitors make most often, for which the indexes are made and with which
 * growth is measured.
 */
final class CommonSearches
{
    /** @return array<string, mixed> the body of a search without filters */
    public static function nothing(): array
    {
        $fields = json_decode(file_get_contents(__DIR__.'/../../dist/fields.json'), true, flags: JSON_THROW_ON_ERROR);

        return ['page' => 1] + array_map(fn (array $filter) => $filter['empty'], $fields['filters']);
    }

    /** @return array<string, array<string, mixed>> bodies of `POST /api/imoveis`, by description */
    public static function all(): array
    {
        $searches = [
            'nothing' => [],
            'to buy' => ['objetivo' => ['Comprar']],
            'to rent, cheapest first' => ['objetivo' => ['Arrendar'], 'ordem' => 'asc'],
            'flats to buy in a town' => [
                'objetivo' => ['Comprar'],
                'tipologia' => ['Apartamento'],
                'localizacao' => ['Aveiro'],
            ],
            'houses up to a price' => [
                'objetivo' => ['Comprar'],
                'tipologia' => ['Moradia'],
                'maxprice' => 300_000,
                'ordem' => 'asc',
            ],
            'flats to rent of two rooms in two towns' => [
                'objetivo' => ['Arrendar'],
                'tipologia' => ['Apartamento'],
                'localizacao' => ['Braga', 'Aveiro'],
                'quartos' => ['2'],
                'ordem' => 'asc',
            ],
            'between two prices, dearest first' => [
                'objetivo' => ['Comprar'],
                'minprice' => 200_000,
                'maxprice' => 400_000,
                'ordem' => 'desc',
            ],
            'houses to buy in a part of the map' => [
                'objetivo' => ['Comprar'],
                'tipologia' => ['Moradia'],
                'zona' => [38.6, -8.8, 38.9, -8.4],
            ],
            'of an agent' => ['comercial' => ['11']],
            'part of a reference' => ['idRef' => '00123'],
            'everything' => [
                'objetivo' => ['Comprar', 'Permutar'], 'tipologia' => [
                    'Apartamento',
                    'Moradia',
                ], 'localizacao' => ['Aveiro', 'Esmoriz'], 'quartos' => ['3', '+5'],
                'wcs' => ['2', '3'],
                'garagem' => ['1', '2'],
                'estado' => ['Novo', 'Usado'],
                'minprice' => 100_000,
                'maxprice' => 600_000,
                'ordem' => 'asc',
            ],
        ];

        return array_map(fn (array $search) => $search + self::nothing(), $searches);
    }
}
