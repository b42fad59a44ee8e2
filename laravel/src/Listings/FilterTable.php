<?php

namespace ImoWidgets\Listings;

use ImoWidgets\Widgets\Bundle;
use OutOfBoundsException;

/**
 * The search's filters and orders, from `fields.json`. The build generates that file from the widget's own table
 * (docs/contract.md#fields-of-forms), so a new filter needs no change here.
 */
final class FilterTable
{
    /** @param  Bundle  $bundle  only the shipped copy is read, because it is from the same release as this class */
    public function __construct(private readonly Bundle $bundle)
    {
    }

    /**
     * Returns the filters and the sort order, with the call's keys and in the call's sequence.
     *
     * @return array<string, array<string, mixed>>
     *
     * @throws OutOfBoundsException if the build's `fields.json` lacks them
     */
    public function all(): array
    {
        return $this->bundle->shippedJson('fields.json')['filters']
            ?? throw new OutOfBoundsException('imo-widgets: fields.json has no filters; run the build.');
    }

    /**
     * @return array<string, array<string, mixed>> the filters, without the order; `columns` are the keys in `columns`
     *     of the config: the filter's own, or those of the amounts it limits
     */
    public function narrowing(): array
    {
        $filters = array_filter($this->all(), fn (array $filter) => $filter['kind'] !== 'order');
        foreach ($filters as $key => $filter) {
            $filters[$key]['columns'] = $filter['amounts'] ?? [$filter['amount'] ?? $key];
        }

        return $filters;
    }

    /**
     * @return array{key: string, first: string, options: list<array<'value'|'label'|'by'|'direction', string>>}
     */
    public function order(): array
    {
        $all = $this->all();
        $key = (string) array_key_first(array_filter($all, fn (array $filter) => $filter['kind'] === 'order'));

        return ['key' => $key, 'first' => $all[$key]['first'], 'options' => $all[$key]['orders']];
    }

    /** @return list<string> the names of columns that hold numbers */
    public function numbers(): array
    {
        $numbers = array_filter(
            $this->narrowing(),
            fn (array $filter) => in_array($filter['kind'], ['counts', 'number', 'area'], true),
        );

        return array_values(array_map(strval(...), array_merge(...array_column($numbers, 'columns'))));
    }
}
