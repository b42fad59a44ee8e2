<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;

/** Makes the values of a listing's first view, for its template (scripts/drawn/listing-plans.ts). */
final class SearchValues
{
    /** docs/product/choice-lists.md#chip-limits */
    private const CHIPS = 3;

    /** docs/product/places.md#long-names */
    private const PLACE_LIMIT = 31;

    /** @return array<string, mixed> */
    public static function of(PageValues $values, string $url, Bundle $bundle): array
    {
        $texts = $values->texts();
        $search = new Search($values, $url, $bundle);
        $features = array_combine(
            $names = ['avisos', 'pesquisas', 'partilhar', 'favoritos'],
            array_map($values->hasFeature(...), $names),
        );

        return ['ami' => $texts['ami']]
            + $features
            + self::bar($search, (new FilterTable($bundle))->all())
            + self::results(
                $values->results('resultados'),
                $search,
                fn (Listing $one) => CardValues::of($one, (string) $texts['siteBase'], $features['favoritos']),
            );
    }

    /**
     * @param  array<string, array<string, mixed>>  $table
     * @return array<string, mixed>
     */
    private static function bar(Search $search, array $table): array
    {
        $toEntry = fn (array $one) => ['filtro' => $one['label']];
        $labels = fn (array $active) => array_map($toEntry, array_values($active));
        $advanced = array_filter($search->activeFilters(), fn (array $one) => $one['isAdvanced']);
        $values = [
            'filtros' => $labels($search->activeFilters()), 'avancados' => $labels($advanced),
            'quantosAvancados' => count($advanced), 'umAvancado' => count($advanced) === 1,
        ];
        foreach ($table as $key => $filter) {
            $asked = $search->criteria->filters[$key];
            foreach ($filter['orders'] ?? [] as ['value' => $order]) {
                $values["{$key}_$order"] = $order === $asked;
            }
            if (($filter['place'] ?? null) === 'bar') {
                $values += self::chips($key, $filter, $asked);
            }
        }

        return $values;
    }

    /**
     * @param  array<string, mixed>  $filter
     * @param  list<string>  $asked
     * @return array<string, mixed>
     */
    private static function chips(string $key, array $filter, array $asked): array
    {
        $isPlaces = $filter['kind'] === 'places';
        // Choices come in the order of the list, not of the choice.
        $chosen = $isPlaces ? $asked : array_intersect(array_column($filter['options'], 'value'), $asked);
        $count = count($chosen);
        $toChip = fn (string $name) => ['nome' => $name, 'curto' => Text::shorten($name, self::PLACE_LIMIT)];

        return [
            $key => array_map($toChip, array_values($isPlaces ? $chosen : array_slice($chosen, 0, self::CHIPS))),
            "{$key}Varios" => $count > 1 ? ($isPlaces ? $count - 1 : $count) : null,
            "{$key}Mais" => $count > self::CHIPS ? $count - self::CHIPS : null,
        ];
    }

    /**
     * @param  array{listings: list<Listing>, page: int|float, lastPage: int|float, total: int|float|null}|null  $found
     * @param  callable(Listing): array<string, mixed>  $card
     * @return array<string, mixed>
     */
    private static function results(?array $found, Search $search, callable $card): array
    {
        if ($found === null) {
            return ['imoveis' => [], 'vazio' => false, 'alem' => false];
        }
        ['listings' => $listings, 'page' => $page, 'lastPage' => $lastPage] = $found;
        $isEmpty = $listings === [];
        $values = [
            'imoveis' => array_map($card, $listings), 'vazio' => $isEmpty, 'alem' => $isEmpty && $page > $lastPage,
        ];
        if ($isEmpty) {
            return $values;
        }
        $total = $found['total'] ?? ($lastPage == 1 ? count($listings) : null);
        $shown = (int) min($page, $lastPage);

        return $values + [
            'total' => $total !== null, 'contagem' => $total === null ? '' : Listing::formatCount($total),
            'pagina' => JsNumber::toText($page), 'paginas' => $lastPage > 1 ? JsNumber::toText($lastPage) : null,
            'anterior' => $shown > 1 ? $search->urlOf($shown - 1) : null,
            'seguinte' => $shown < $lastPage ? $search->urlOf($shown + 1) : null,
            'numeros' => array_map(
                fn (?int $number) => [
                    'numero' => $number, 'lacuna' => $number === null,
                    'url' => $number === null ? '' : $search->urlOf($number), 'atual' => $number === $shown,
                    'antes' => $number === $shown - 1, 'depois' => $number === $shown + 1,
                ],
                self::numbers($shown, (int) $lastPage),
            ),
        ];
    }

    /** @return list<int|null> the shown pages, and `null` for the dots (docs/product/pagination.md#pages-shown) */
    private static function numbers(int $page, int $lastPage): array
    {
        $shown = array_filter(
            [1, $page - 1, $page, $page + 1, $lastPage],
            fn (int $number) => $number >= 1 && $number <= $lastPage,
        );
        $shown = array_values(array_unique($shown));
        sort($shown);
        $row = [];
        foreach ($shown as $at => $number) {
            $hidden = $at === 0 ? 0 : $number - $shown[$at - 1] - 1;
            $row = [...$row, ...($hidden === 0 ? [] : [$hidden === 1 ? $number - 1 : null]), $number];
        }

        return $row;
    }
}
