<?php

namespace ImoWidgets\Alerts;

use ImoWidgets\Domain\Criteria;

/** What somebody has asked to be told of: the filters of a search, whatever order they were chosen in. */
final class SavedSearch
{
    private const EVERYTHING = 'Todos os imóveis';

    private const LISTS = ['objetivo', 'tipologia', 'localizacao', 'quartos', 'wcs', 'garagem', 'estado', 'comercial'];

    /** @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them, without what filters nothing */
    private function __construct(public readonly array $criteria)
    {
    }

    /** @param  array<string, mixed>  $asked  the body of `POST /api/avisos`, judged */
    public static function of(array $asked): self
    {
        $criteria = [];
        foreach (self::LISTS as $filter) {
            $names = array_values(array_unique(array_map(strval(...), $asked[$filter] ?? [])));
            sort($names, SORT_STRING);
            $names === [] || $criteria[$filter] = $names;
        }
        foreach (['minprice', 'maxprice'] as $limit) {
            isset($asked[$limit]) && $criteria[$limit] = (float) $asked[$limit];
        }
        filled($asked['idRef'] ?? null) && $criteria['idRef'] = (string) $asked['idRef'];

        return new self($criteria);
    }

    /** @param  string  $json  as `imo_alert_searches` has it */
    public static function read(string $json): self
    {
        return new self(json_decode($json, true, flags: JSON_THROW_ON_ERROR));
    }

    /** The same for all who ask for the same. */
    public function digest(): string
    {
        return hash('sha256', json_encode($this->criteria, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION));
    }

    /**
     * In the visitor's words, as the filters on the page are named: "Arrendar · Ovar · Até 900 €".
     *
     * @param  array<string, mixed>|null  $criteria  fewer than there are; all if not said
     */
    public function words(?array $criteria = null): string
    {
        $filters = array_column(Criteria::asked($criteria ?? $this->criteria)->activeFilters([]), 'label');

        return $filters === [] ? self::EVERYTHING : implode(' · ', array_map(self::inOneLine(...), $filters));
    }

    /**
     * The same for a mail that nobody has confirmed yet: without what somebody may have typed to have it sent to another.
     *
     * @param  list<string>  $places  names that the site knows
     */
    public function safeWords(array $places): string
    {
        $typed = array_diff($this->criteria['localizacao'] ?? [], $places);
        $isSafe = $typed === [] && ! isset($this->criteria['idRef']) && ! isset($this->criteria['comercial']);

        $words = $this->words(['localizacao' => array_values(array_diff($this->criteria['localizacao'] ?? [], $typed)), 'idRef' => '', 'comercial' => []] + $this->criteria);
        if ($isSafe) {
            return $words;
        }

        return $words === self::EVERYTHING ? 'Uma pesquisa com filtros que escreveu' : "$words, e outros filtros";
    }

    private static function inOneLine(string $text): string
    {
        // A price and its unit stay on one line.
        return trim((string) preg_replace('/(?:[\p{Cc}\p{Cf}]|(?!\x{A0})\s)+/u', ' ', $text));
    }
}
