<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Places;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;

/**
 * The first search of `listing-search`, and the template's values for its first view (scripts/drawn/listing-plans.ts).
 */
final class SearchValues
{
    /** docs/product/choice-lists.md#chip-limits */
    private const CHIPS = 3;

    /** docs/product/places.md#long-names */
    private const PLACE_LIMIT = 31;

    public readonly Criteria $criteria;

    private readonly Criteria $presets;

    /** @var array<string, array<string, mixed>> */
    private readonly array $table;

    /** @var list<array{id: string|int|float, name: string}> */
    private readonly array $people;

    private readonly string $path;

    private readonly string $query;

    /** @param  string  $url  the page's URL; its query string overrides the presets in page data */
    public function __construct(private readonly PageValues $values, string $url, Bundle $bundle)
    {
        [$this->path, $query] = explode('?', $url, 2) + [1 => ''];
        $this->query = "?$query";
        $this->table = (new FilterTable($bundle))->all();
        $this->people = $values->collaborators('colaboradores');
        $places = new Places($values->places('localizacoes') ?? $bundle->drawn('places'));
        // The page data key that presets a filter has the name of the filter's URL parameter.
        $presets = array_filter($this->table, fn (array $filter) => $values->takes($filter['parameter']));
        $given = array_map(fn (array $filter) => $values->get($filter['parameter']), $presets);
        $this->presets = Criteria::preset($this->table, $given, $places);
        $this->criteria = $this->presets->withQuery($this->query, $places, array_column($this->people, 'id'));
    }

    /** @return array<string, mixed> */
    public function all(): array
    {
        $features = ['avisos', 'pesquisas', 'partilhar', 'favoritos'];
        $isOn = array_combine($features, array_map($this->values->hasFeature(...), $features));
        $texts = $this->values->texts();
        $card = fn (Listing $one) => Card::values($one, (string) $texts['siteBase'], $isOn['favoritos']);

        return ['ami' => $texts['ami']] + $isOn + $this->bar() + $this->results($card);
    }

    /** @return array<string, mixed> */
    private function bar(): array
    {
        $active = $this->criteria->activeFilters($this->people);
        $advanced = array_filter($active, fn (array $one) => $one['isAdvanced']);
        $toEntry = fn (string $label) => ['filtro' => $label];
        $labels = fn (array $filters) => array_map($toEntry, array_column($filters, 'label'));
        $values = [
            'filtros' => $labels($active), 'avancados' => $labels($advanced),
            'quantosAvancados' => count($advanced), 'umAvancado' => count($advanced) === 1,
        ];
        foreach ($this->table as $key => $filter) {
            $asked = $this->criteria->filters[$key];
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
        // Choices are listed in the order of the options, not that of choosing.
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
     * @param  callable(Listing): array<string, mixed>  $card
     * @return array<string, mixed>
     */
    private function results(callable $card): array
    {
        $found = $this->values->results('resultados');
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
            'anterior' => $shown > 1 ? $this->urlOf($shown - 1) : null,
            'seguinte' => $shown < $lastPage ? $this->urlOf($shown + 1) : null,
            'numeros' => array_map(
                fn (?int $number) => [
                    'numero' => $number, 'lacuna' => $number === null,
                    'url' => $number === null ? '' : $this->urlOf($number), 'atual' => $number === $shown,
                    'antes' => $number === $shown - 1, 'depois' => $number === $shown + 1,
                ],
                self::numbers($shown, (int) $lastPage),
            ),
        ];
    }

    private function urlOf(int $page): string
    {
        return $this->path.$this->criteria->toQuery($this->query, $page, $this->presets);
    }

    /** @return list<int|null> the pages shown, with `null` for an ellipsis (docs/product/pagination.md#pages-shown) */
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
