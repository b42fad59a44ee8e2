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

    /** @param  array<string, mixed>  $asked */
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

    public static function stored(int $id): self
    {
        $json = Tables::query('alert_searches')->where('id', $id)->value('criteria');

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
        $filters = Criteria::asked(app(FilterTable::class)->all(), $this->criteria)->activeFilters([]);
        $labels = array_map(Text::inOneLine(...), array_column($filters, 'label'));

        return $labels === [] ? self::EVERYTHING : implode(' · ', $labels);
    }

    /**
     * Describes the search for an unconfirmed mail: without free text, which a stranger may have typed to have it sent
     * to the person.
     *
     * @param  list<string>  $places  the names that the site knows
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
        $words = (new self($safe))->words();

        return match (true) {
            array_intersect_key($safe, $this->criteria) === array_intersect_key($this->criteria, $safe) => $words,
            $words === self::EVERYTHING => 'Uma pesquisa com filtros que escreveu',
            default => "$words, e outros filtros",
        };
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
