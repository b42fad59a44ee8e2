<?php

namespace App\View;

/**
 * Makes the heading of a page of search results: "Apartamentos para arrendar em Ovar". After a search on the page
 * site/list-heading.js updates it by the same rules (tests/shared/list-headings.json).
 */
final class ListHeading
{
    private const TYPES = [
        'Apartamento' => 'apartamentos', 'Moradia' => 'moradias', 'Terreno' => 'terrenos', 'Garagem' => 'garagens',
        'Armazém' => 'armazéns', 'Loja' => 'lojas', 'Escritório' => 'escritórios',
    ];

    private const PURPOSES = [
        'Comprar' => 'comprar', 'Arrendar' => 'arrendar', 'Permutar' => 'permuta', 'Trespassar' => 'trespasse',
    ];

    /** Places that take the article; all others take "em". */
    private const WITH_ARTICLE = [
        'Porto' => 'no Porto', 'Bonfim' => 'no Bonfim', 'Maia' => 'na Maia', 'Murtosa' => 'na Murtosa',
        'Torreira' => 'na Torreira', 'Madalena' => 'na Madalena', 'Lomba' => 'na Lomba', 'Monte' => 'no Monte',
        'Gafanha da Nazaré' => 'na Gafanha da Nazaré', 'Gafanha da Encarnação' => 'na Gafanha da Encarnação',
    ];

    private const MOST = 2;

    /** @param  array{objetivo: list<string>, tipologia: list<string>, localizacao: list<string>}  $search */
    public static function of(array $search): string
    {
        ['objetivo' => $purposes, 'tipologia' => $types, 'localizacao' => $places] = $search;
        $types = count($types) > self::MOST ? [] : array_map(fn (string $type) => self::TYPES[$type] ?? $type, $types);
        $purposes =
            count($purposes) > self::MOST
                ? []
                : array_map(fn (string $purpose) => self::PURPOSES[$purpose] ?? $purpose, $purposes);
        $places =
            count($places) > self::MOST
                ? ['em '.count($places).' localizações']
                : array_map(fn (string $place) => self::WITH_ARTICLE[$place] ?? "em $place", $places);
        $heading = implode(
            ' ',
            array_filter([
                implode(' e ', $types) ?: 'imóveis', $purposes === [] ? '' : 'para '.implode(' ou ', $purposes),
                implode(' e ', $places),
            ]),
        );

        return mb_strtoupper(mb_substr($heading, 0, 1)).mb_substr($heading, 1);
    }
}
