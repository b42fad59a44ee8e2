<?php

namespace ImoWidgets\Tests\Listings;

use Random\Engine\Mt19937;
use Random\Randomizer;

/** Random searches that the panel can send; the same seed gives the same searches. */
final class RandomSearches
{
    private const COUNTS = ['1', '2', '3', '4', '+5'];

    private const OPTIONS = [
        'objetivo' => ['Comprar', 'Arrendar', 'Permutar', 'Trespassar'],
        'tipologia' => ['Apartamento', 'Moradia', 'Terreno', 'Loja', 'Armazém', 'Escritório', 'Garagem'],
        'estado' => ['Novo', 'Usado', 'Renovado', 'Ruina'],
        'quartos' => self::COUNTS, 'wcs' => self::COUNTS, 'garagem' => self::COUNTS,
        'localizacao' => [
            'Aveiro',
            'Braga',
            'Lisboa',
            'Porto',
            'Ovar',
            'Esmoriz',
            'Coimbra',
            'Faro',
            'Évora',
            'Setúbal',
            'Leiria',
            'Viseu',
            'Guarda',
            'Beja',
            'Sintra',
            'Cascais',
        ],
        'comercial' => ['7', '8', '11', '100', '2000', '9000'],
    ];

    /** The percentage of searches that set a filter. */
    private const SHARES = [
        'objetivo' => 60,
        'tipologia' => 50,
        'localizacao' => 35,
        'estado' => 20,
        'quartos' => 30,
        'wcs' => 15,
        'garagem' => 15,
        'comercial' => 5,
    ];

    private const PRICES = [500, 1_000, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000];

    /** @return array<string, array<string, mixed>> bodies of `POST /api/imoveis`, by description */
    public static function of(int $seed, int $count): array
    {
        $random = new Randomizer(new Mt19937($seed));
        $searches = [];
        for ($number = 1; $number <= $count; $number++) {
            $searches["random $number"] = self::search($random);
        }

        return $searches;
    }

    private static function search(Randomizer $random): array
    {
        $isOften = fn (int $percent) => $random->getInt(1, 100) <= $percent;
        $asked = [];
        foreach (self::SHARES as $filter => $share) {
            if ($isOften($share)) {
                $keys = $random->pickArrayKeys(self::OPTIONS[$filter], $random->getInt(1, 3));
                $asked[$filter] = array_map(fn (int $key) => self::OPTIONS[$filter][$key], $keys);
            }
        }
        $prices = $isOften(30) ? array_map(
            fn (int $key) => self::PRICES[$key],
            $random->pickArrayKeys(self::PRICES, 2),
        ) : [null, null];
        $asked += array_filter([
            'minprice' => $isOften(60) ? $prices[0] : null,
            'maxprice' => $isOften(70) ? $prices[1] : null,
        ]);
        $asked['ordem'] = ['rec', 'asc', 'desc'][$random->getInt(0, 2)];
        if ($isOften(4)) {
            $asked['idRef'] = str_pad((string) $random->getInt(0, 99_999), 5, '0', STR_PAD_LEFT);
        }

        return $asked + CommonSearches::nothing();
    }
}
