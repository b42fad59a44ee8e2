<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\Places;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;

/** The first search of a listing: the presets of its page data, overridden by the page's query string. */
final class Search
{
    public readonly Criteria $presets;

    public readonly Criteria $criteria;

    private readonly string $path;

    private readonly string $query;

    /** @var list<array{id: string|int|float, name: string}> */
    public readonly array $people;

    public function __construct(PageValues $values, string $url, Bundle $bundle)
    {
        [$this->path, $query] = explode('?', $url, 2) + [1 => ''];
        $this->query = "?$query";
        $places = new Places($values->places('localizacoes') ?? $bundle->drawn('places'));
        $this->people = $values->collaborators('colaboradores');
        $filters = (new FilterTable($bundle))->all();
        // A filter that page data may preset has a key with the name of its URL parameter.
        $presets = array_filter($filters, fn (array $filter) => $values->takes($filter['parameter']));
        $given = array_map(fn (array $filter) => $values->get($filter['parameter']), $presets);
        $this->presets = Criteria::preset($filters, $given, $places);
        $this->criteria = $this->presets->withQuery($this->query, $places, array_column($this->people, 'id'));
    }

    /** @return list<array{label: string, isAdvanced: bool}> */
    public function activeFilters(): array
    {
        return $this->criteria->activeFilters($this->people);
    }

    public function urlOf(int $page): string
    {
        return $this->path.$this->criteria->toQuery($this->query, $page, $this->presets);
    }
}
