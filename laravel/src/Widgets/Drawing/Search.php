<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\Places;
use ImoWidgets\Widgets\Exceptions\NotDrawn;

/** What a listing searches for at its start: what its page data preset, and what the page's query string says instead. */
final class Search
{
    /** What page data start visitors with. */
    public readonly Criteria $presets;

    /** What is searched for. */
    public readonly Criteria $criteria;

    /** @var list<array{id: string|int|float, name: string}> the collaborators to choose from */
    public readonly array $people;

    /** @throws NotDrawn when page data can't be read */
    public function __construct(PageValues $values, private readonly PageUrl $page, DrawingData $data)
    {
        $places = new Places($values->places('localizacoes') ?? $data->places());
        $this->people = $values->collaborators('colaboradores');
        $this->presets = Criteria::preset([
            'objetivo' => $values->get('objectivo') ?? [],
            'tipologia' => $values->get('tipologia') ?? [],
            'localizacao' => $values->get('localizacao') ?? [],
            'comercial' => $values->get('comercial') ?? [],
        ], $places, $data->searchOptions());
        $this->criteria = $this->presets->withQuery($page->query, $places, $data->searchOptions(), array_column($this->people, 'id'));
    }

    /** @return list<array{label: string, isAdvanced: bool}> the filters in force */
    public function activeFilters(): array
    {
        return $this->criteria->activeFilters($this->people);
    }

    /** The URL of a page of this search. */
    public function urlOf(int $page): string
    {
        return $this->page->path.$this->criteria->toQuery($this->page->query, $page, $this->presets);
    }
}
