<?php

namespace ImoWidgets\Widgets\Drawing;

use Illuminate\Support\Arr;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Places;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;

/** The first search of `listing-search`, and the data of its view. */
final class SearchValues
{
    /** The number of chips that a field in the filter bar shows (docs/product/choice-lists.md#chip-limits). */
    private const CHIPS = 3;

    /** The length at which a place's name is shortened (docs/product/places.md#long-names). */
    private const PLACE_LIMIT = 31;

    public readonly Criteria $criteria;

    private readonly Criteria $presets;

    private readonly FilterTable $filters;

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
        $this->filters = new FilterTable($bundle);
        $this->table = $this->filters->all();
        $this->people = $values->collaborators('colaboradores');
        $places = new Places($values->places('localizacoes') ?? $bundle->drawn('places'));
        // The page data key that presets a filter has the name of the filter's URL parameter.
        $presets = array_filter($this->table, fn (array $filter) => $values->takes($filter['parameter']));
        $given = array_map(fn (array $filter) => $values->get($filter['parameter']), $presets);
        $this->presets = Criteria::preset($this->table, $given, $places);
        $this->criteria = $this->presets->withQuery($this->query, $places, array_column($this->people, 'id'));
    }

    /**
     * Returns the view's data, in which no variable is ever left out, for the reason given at `ViewData::of`.
     *
     * @return array<string, mixed>
     */
    public function viewData(): array
    {
        // This also throws if the widget would report a value.
        $texts = $this->values->texts();
        $active = collect($this->criteria->activeFilters($this->people));
        ['key' => $order, 'options' => $orders] = $this->filters->order();

        return [
            'ami' => $texts['ami'] ?? '',
            'hasAlerts' => $this->values->hasFeature('avisos'),
            'hasMemory' => $this->values->hasFeature('pesquisas'),
            'hasSharing' => $this->values->hasFeature('partilhar'),
            'hasHearts' => $this->values->hasFeature('favoritos'),
            'hasMap' => isset($texts['mapa']),
            'bar' => $this->bar(),
            'filters' => $active->pluck('label')->all(),
            'advanced' => $active->where('isAdvanced', true)->pluck('label')->all(),
            'orders' => $orders,
            'order' => $this->criteria->filters[$order],
            ...$this->results(),
        ];
    }

    /** @return array<string, array<string, mixed>> the filters of the bar with their chosen values, by key */
    private function bar(): array
    {
        $inBar = array_filter($this->table, fn (array $filter) => ($filter['place'] ?? null) === 'bar');

        return Arr::map($inBar, fn (array $filter, string $key) => [
            'legend' => $filter['legend'],
            'isPlaces' => $filter['kind'] === 'places',
            ...self::chips($filter, $this->criteria->filters[$key]),
        ]);
    }

    /**
     * @param  array<string, mixed>  $filter
     * @param  list<string>  $asked
     * @return array{chips: list<array{label: string, short: string}>, more: int, rest: string}
     */
    private static function chips(array $filter, array $asked): array
    {
        $isPlaces = $filter['kind'] === 'places';
        // Choices are listed in the order of the options, not in the order in which they were chosen.
        $chosen = $isPlaces ? $asked : array_intersect(array_column($filter['options'], 'value'), $asked);
        $count = count($chosen);
        $toChip = fn (string $name) => ['label' => $name, 'short' => Text::shorten($name, self::PLACE_LIMIT)];
        $rest = $isPlaces ? '+'.($count - 1) : "$count {$filter['plural']}";

        return [
            'chips' => array_map($toChip, array_values($isPlaces ? $chosen : array_slice($chosen, 0, self::CHIPS))),
            'more' => $count - self::CHIPS,
            'rest' => $count > 1 ? $rest : '',
        ];
    }

    /** @return array<string, mixed> `found` is `null` until the page has an answer */
    private function results(): array
    {
        $results = $this->values->results('resultados');
        if ($results === null) {
            return ['found' => null, 'count' => null, 'cards' => [], 'pagination' => []];
        }
        ['listings' => $listings, 'page' => $page, 'lastPage' => $lastPage] = $results;
        $total = $results['total'] ?? ($lastPage == 1 ? count($listings) : null);

        return [
            'found' => [
                'page' => JsNumber::toText($page),
                'lastPage' => JsNumber::toText($lastPage),
                'isBeyond' => $page > $lastPage,
            ],
            'count' => $total === null ? null : Listing::formatCount($total),
            'cards' => array_map($this->card(...), $listings),
            'pagination' => $this->pagination((int) min($page, $lastPage), (int) $lastPage),
        ];
    }

    /** @return array<string, mixed> */
    private function card(Listing $listing): array
    {
        $siteBase = (string) $this->values->get('siteBase');

        return Card::viewData($listing, $siteBase, $this->values->hasFeature('favoritos'));
    }

    /** @return array<string, mixed> */
    private function pagination(int $page, int $lastPage): array
    {
        return [
            'page' => $page,
            'previous' => $page > 1 ? $this->urlOf($page - 1) : null,
            'next' => $page < $lastPage ? $this->urlOf($page + 1) : null,
            'links' => array_map(
                fn (?int $number) => [$number, $number === null ? null : $this->urlOf($number)],
                self::numbers($page, $lastPage),
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
