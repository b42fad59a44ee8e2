<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Licence;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;
use ImoWidgets\Drawing\Search;

/**
 * The listing page (widgets/listing-search/ListingSearch.tsx): the bar, and the first page's cards where page data bring
 * them (`resultados`), else what stands for them until they come.
 */
final class ListingSearch
{
    /** docs/product/choice-lists.md#chip-limits */
    private const BAR_CHIPS = 3;

    /** docs/look.md#loading */
    private const SKELETONS = 6;

    private function __construct(
        private readonly Pen $pen,
        private readonly Search $search,
        private readonly string $siteBase,
        private readonly bool $hasHearts,
        private readonly ?Html $ways,
    ) {
    }

    /** The bar and the results. */
    public static function draw(PageValues $values, Pen $pen): Html
    {
        $search = new self(
            $pen,
            new Search($values, $pen->page, $pen->data),
            $values->sitePath('siteBase'),
            $values->hasFeature('favoritos'),
            self::ways($values),
        );
        $found = $values->results('resultados');
        $licence = Licence::format($values->text('ami'));

        return Html::of('div', ['class' => 'imo-search'],
            $search->bar(),
            Html::of('div', ['class' => 'imo-results-region'],
                Html::of('p', ['class' => 'imo-hidden', 'role' => 'status']),
                $found !== null && $found['listings'] === [] ? $search->nothing($found) : $search->results($found),
            ),
            $licence === '' ? null : Html::of('p', ['class' => 'imo-search__licence'], $licence),
        );
    }

    private function bar(): Html
    {
        ['objetivo' => $purposes, 'tipologia' => $types, 'localizacao' => $places] = $this->search->criteria->filters;
        $count = count(array_filter($this->search->activeFilters(), fn (array $one) => $one['isAdvanced']));
        // In the order of the list, whatever the order of the choice.
        $chosen = fn (string $filter, array $values) => array_map(fn (string $one) => [$one, $one], array_values(array_intersect($this->pen->data->searchOptions()[$filter], $values)));

        return Html::of('div', ['class' => 'imo-filters'],
            $this->pen->multiSelect(['label' => 'Objectivo', 'name' => 'objetivo', 'shortWord' => 'objectivos'], 'Todos', $chosen('objetivo', $purposes), self::BAR_CHIPS),
            $this->pen->multiSelect(['label' => 'Tipo Imóvel', 'name' => 'tipologia', 'shortWord' => 'tipos'], 'Todos', $chosen('tipologia', $types), self::BAR_CHIPS),
            $this->pen->placesField(['label' => 'Localização', 'name' => 'localizacao', 'class' => 'imo-filters__place'], $places, self::BAR_CHIPS),
            Html::of('button', ['type' => 'button', 'class' => 'imo-button imo-button--secondary imo-filters__open', 'aria-haspopup' => 'dialog'],
                $this->pen->icon('sliders-horizontal'),
                Html::of('span', [], 'Pesquisa Avançada'),
                $count === 0 ? null : Html::of('span', ['class' => 'imo-badge'],
                    Html::of('span', [], $count),
                    Html::of('span', ['class' => 'imo-hidden'], $count === 1 ? ' filtro ativo' : ' filtros ativos'),
                ),
            ),
        );
    }

    private function results(?array $found): Html
    {
        $advanced = array_values(array_filter($this->search->activeFilters(), fn (array $one) => $one['isAdvanced']));

        return Html::of('div', ['class' => 'imo-results', 'aria-busy' => $found === null ? 'true' : 'false'],
            Html::of('div', ['class' => 'imo-results__head'],
                Html::of('h2', ['class' => 'imo-results__count', 'tabindex' => '-1'], ...($found === null
                    ? [Html::of('span', ['class' => 'imo-skeleton imo-results__counting']), Html::of('span', ['class' => 'imo-hidden'], 'A carregar imóveis…')]
                    : [Html::of('span', [], self::count($found))])),
                Html::of('div', ['class' => 'imo-results__tools'], $this->ways, $this->sortField()),
            ),
            $this->chips($advanced),
            $found === null ? self::skeletons() : $this->cards($found['listings']),
            $found === null ? null : Pagination::draw(
                (int) min($found['page'], $found['lastPage']),
                (int) $found['lastPage'],
                $this->search->urlOf(...),
                $this->pen,
            ),
        );
    }

    /** The buttons of the search's panel and of the favourites, as far as the page has them switched on. */
    private static function ways(PageValues $values): ?Html
    {
        $button = fn (string $name, string $word, array $attributes) => Html::of('button',
            ['type' => 'button', 'class' => "imo-button imo-tool imo-tool--$name", ...$attributes],
            Html::of('span', [], $word),
        );
        $opens = fn (string $label) => ['aria-haspopup' => 'dialog', 'aria-label' => $label];
        $words = ['avisos' => 'Avise-me', 'pesquisas' => 'Últimas pesquisas'];
        $offers = array_filter($words, $values->hasFeature(...), ARRAY_FILTER_USE_KEY);
        $first = array_key_first($offers);
        $buttons = [
            ...($first === null ? [] : [$button($first, $offers[$first], $opens(implode(', ', $offers)))]),
            ...($values->hasFeature('partilhar') ? [$button('partilhar', 'Partilhar', []), Html::of('span', ['class' => 'imo-hidden', 'role' => 'status'])] : []),
            ...($values->hasFeature('favoritos') ? [$button('favoritos', 'Favoritos', $opens('Favoritos'))] : []),
        ];

        return $buttons === [] ? null : Html::join($buttons);
    }

    /** @param  list<Listing>  $listings */
    private function cards(array $listings): Html
    {
        return Html::join([
            Html::of('ul', ['class' => 'imo-grid'], Html::join(array_map(fn (Listing $listing) => ListingCard::draw($listing, $this->siteBase, $this->hasHearts, $this->pen), $listings))),
            // Says which photo a card shows, once somebody moves through them.
            Html::of('p', ['class' => 'imo-hidden', 'role' => 'status']),
        ]);
    }

    private function sortField(): Html
    {
        $id = $this->pen->id('ordem');
        $orders = array_map(fn (array $one) => [$one['value'], $one['label']], $this->pen->data->sortOrders());

        return Html::of('div', ['class' => 'imo-results__sort'],
            Html::of('label', ['class' => 'imo-results__sort-word', 'for' => $id], 'Ordenar'),
            $this->pen->nativeSelect(['id' => $id], $orders, $this->search->criteria->filters['ordem']),
        );
    }

    /** docs/product/listing.md#empty-state, docs/product/listing.md#page-beyond-the-last. */
    private function nothing(array $found): Html
    {
        $offer = match (true) {
            self::isBeyond($found) => [Html::of('button', ['type' => 'button', 'class' => 'imo-button imo-button--secondary'], 'Voltar à primeira página')],
            $this->search->activeFilters() === [] => [],
            default => [
                Html::of('p', ['class' => 'imo-empty__text'], 'Retire um filtro para ver mais imóveis.'),
                $this->chips($this->search->activeFilters()),
                Html::of('button', ['type' => 'button', 'class' => 'imo-button imo-button--quiet imo-empty__clear'], 'Limpar todos os filtros'),
            ],
        };

        return Html::of('div', ['class' => 'imo-empty'],
            Html::of('svg', ['class' => 'imo-empty__art', 'viewBox' => '0 0 168 104', 'aria-hidden' => 'true'],
                Html::of('path', ['class' => 'imo-empty__houses', 'd' => 'M8 96h152M28 96V58l26-20 26 20v38M46 96V76h16v20M92 96V48h40v48M102 60h6m8 0h6m-20 12h6m8 0h6m-20 12h6m8 0h6']),
                Html::of('circle', ['class' => 'imo-empty__glass', 'cx' => '112', 'cy' => '40', 'r' => '24']),
                Html::of('path', ['class' => 'imo-empty__handle', 'd' => 'm130 58 18 18']),
            ),
            Html::of('h2', ['class' => 'imo-empty__title', 'tabindex' => '-1'], self::emptyTitle($found)),
            ...$offer,
            ...($this->ways === null ? [] : [Html::of('div', ['class' => 'imo-empty__ways'], $this->ways)]),
        );
    }

    /** @param  list<array{label: string}>  $filters */
    private function chips(array $filters): ?Html
    {
        $chip = fn (array $filter) => Html::of('button', ['type' => 'button', 'class' => 'imo-chip', 'aria-label' => "Retirar filtro: {$filter['label']}"],
            Html::of('span', ['class' => 'imo-chip__label'], $filter['label']),
            $this->pen->icon('x', 'imo-icon imo-icon--small'),
        );

        return $filters === [] ? null : Html::of('div', ['class' => 'imo-chips'], Html::join(array_map($chip, $filters)));
    }

    private static function skeletons(): Html
    {
        $line = fn (string $name) => Html::of('div', ['class' => "imo-skeleton imo-skeleton--$name"]);
        $card = Html::of('li', ['class' => 'imo-listing imo-listing--skeleton'],
            Html::of('div', ['class' => 'imo-carousel']),
            Html::of('div', ['class' => 'imo-listing__body'], $line('price'), $line('title'), $line('address'), $line('facts')),
        );

        return Html::of('ul', ['class' => 'imo-grid', 'aria-hidden' => 'true'], Html::join(array_fill(0, self::SKELETONS, $card)));
    }

    /** docs/product/listing.md#count-line */
    private static function count(array $found): string
    {
        $total = self::total($found);
        if ($total === null) {
            return 'Página '.JsNumber::toText($found['page']).' de '.JsNumber::toText($found['lastPage']);
        }

        return $total == 1 ? '1 imóvel' : JsNumber::format($total, 0).' imóveis';
    }

    private static function total(array $found): int|float|null
    {
        return $found['total'] ?? ($found['lastPage'] == 1 ? count($found['listings']) : null);
    }

    private static function isBeyond(array $found): bool
    {
        return $found['page'] > $found['lastPage'];
    }

    private static function emptyTitle(array $found): string
    {
        return self::isBeyond($found) ? 'Esta página já não tem imóveis' : 'Nenhum imóvel corresponde à sua pesquisa';
    }
}
