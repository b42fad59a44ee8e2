<?php

namespace ImoWidgets\Alerts;

use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\FilterTable;

/** The filters of an alert's search, independent of the order of their choice. */
final class SavedSearch
{
    private const EVERYTHING = 'Todos os imóveis';

    /** @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them, without empty ones */
    private function __construct(public readonly array $criteria)
    {
    }

    /** @param  array<string, mixed>  $asked  the validated body of `POST /api/avisos` */
    public static function of(array $asked): self
    {
        $criteria = [];
        foreach (app(FilterTable::class)->narrowing() as $key => $filter) {
            $value = $asked[$key] ?? $filter['empty'];
            if ($value !== $filter['empty']) {
                $criteria[$key] = match ($filter['kind']) {
                    'number' => (float) $value,
                    'text' => (string) $value,
                    default => self::sorted($value),
                };
            }
        }

        return new self($criteria);
    }

    /** @param  string  $json  as `imo_alert_searches` has it */
    public static function read(string $json): self
    {
        return new self(json_decode($json, true, flags: JSON_THROW_ON_ERROR));
    }

    /** Returns a digest that is the same for all alerts with the same filters. */
    public function digest(): string
    {
        return hash('sha256', json_encode($this->criteria, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION));
    }

    /** Describes the search by the filters' labels on the page: "Arrendar · Ovar · Até 900 €". */
    public function words(): string
    {
        $filters = array_column(Criteria::asked(app(FilterTable::class)->all(), $this->criteria)->activeFilters([]), 'label');

        return $filters === [] ? self::EVERYTHING : implode(' · ', array_map(Text::inOneLine(...), $filters));
    }

    /**
     * Describes the search for an unconfirmed mail: without free text, which a stranger may have typed to have it sent
     * to the person.
     *
     * @param  list<string>  $places  names that the site knows
     */
    public function safeWords(array $places): string
    {
        $safe = [];
        foreach (app(FilterTable::class)->narrowing() as $key => $filter) {
            $asked = $this->criteria[$key] ?? $filter['empty'];
            $safe[$key] = match ($filter['kind']) {
                'places' => array_values(array_intersect($asked, $places)),
                'people', 'text' => $filter['empty'],
                default => $asked,
            };
        }
        $isSafe = array_filter($this->criteria, fn (mixed $asked, string $key) => $safe[$key] !== $asked, ARRAY_FILTER_USE_BOTH) === [];
        $words = (new self($safe))->words();
        if ($isSafe) {
            return $words;
        }

        return $words === self::EVERYTHING ? 'Uma pesquisa com filtros que escreveu' : "$words, e outros filtros";
    }

    /**
     * @param  list<string|int|float>  $values
     * @return list<string>
     */
    private static function sorted(array $values): array
    {
        $texts = array_unique(array_map(strval(...), $values));
        sort($texts, SORT_STRING);

        return $texts;
    }
}
