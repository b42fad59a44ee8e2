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
    public static function of(PageValues $values, PageUrl $page, Bundle $bundle): array
    {
        $texts = $values->texts();
        $search = new Search($values, $page, $bundle);
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
            $values += match (true) {
                $filter['kind'] === 'order' => self::orders($key, array_column($filter['orders'], 'value'), $asked),
                $filter['place'] !== 'bar' => [],
                $filter['kind'] === 'places' => self::places($key, $asked),
                default => self::choices($key, array_column($filter['options'], 'value'), $asked),
            };
        }

        return $values;
    }

    /**
     * @param  list<string>  $offered
     * @return array<string, bool>
     */
    private static function orders(string $key, array $offered, string $asked): array
    {
        return array_combine(
            array_map(fn (string $order) => "{$key}_$order", $offered),
            array_map(fn (string $order) => $order === $asked, $offered),
        );
    }

    /**
     * @param  list<string>  $offered
     * @param  list<string>  $asked
     * @return array<string, mixed>
     */
    private static function choices(string $key, array $offered, array $asked): array
    {
        // In the order of the list, not of the choice.
        $chosen = array_values(array_intersect($offered, $asked));

        return [
            $key => array_map(fn (string $name) => ['nome' => $name], array_slice($chosen, 0, self::CHIPS)),
            "{$key}Varios" => count($chosen) > 1 ? count($chosen) : null,
            "{$key}Mais" => count($chosen) > self::CHIPS ? count($chosen) - self::CHIPS : null,
        ];
    }

    /**
     * @param  list<string>  $asked
     * @return array<string, mixed>
     */
    private static function places(string $key, array $asked): array
    {
        return [
            $key => array_map(
                fn (string $name) => ['nome' => $name, 'curto' => Text::shorten($name, self::PLACE_LIMIT)],
                $asked,
            ),
            "{$key}Varios" => count($asked) > 1 ? count($asked) - 1 : null,
            "{$key}Mais" => count($asked) > self::CHIPS ? count($asked) - self::CHIPS : null,
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
