<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\Places;
use ImoWidgets\Widgets\Exceptions\NotDrawn;

/** The first search of a listing: the presets of its page data, overridden by the page's query string. */
final class Search
{
    /** The presets of the page data. */
    public readonly Criteria $presets;

    public readonly Criteria $criteria;

    /** @var list<array{id: string|int|float, name: string}> the collaborators to choose from */
    public readonly array $people;

    /** @throws NotDrawn when page data can't be read */
    public function __construct(PageValues $values, private readonly PageUrl $page, DrawingData $data)
    {
        $places = new Places($values->places('localizacoes') ?? $data->places());
        $this->people = $values->collaborators('colaboradores');
        // A filter that page data may preset has a key with the name of its URL parameter.
        $presets = array_filter($data->filters(), fn (array $filter) => $values->takes($filter['parameter']));
        $given = array_map(fn (array $filter) => $values->get($filter['parameter']), $presets);
        $this->presets = Criteria::preset($data->filters(), $given, $places);
        $this->criteria = $this->presets->withQuery($page->query, $places, array_column($this->people, 'id'));
    }

    /** @return list<array{label: string, isAdvanced: bool}> the active filters */
    public function activeFilters(): array
    {
        return $this->criteria->activeFilters($this->people);
    }

    /** Returns the URL of a page of this search. */
    public function urlOf(int $page): string
    {
        return $this->page->path.$this->criteria->toQuery($this->page->query, $page, $this->presets);
    }
}
