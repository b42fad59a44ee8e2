<?php

namespace ImoWidgets\Listings;

use ImoWidgets\Widgets\Bundle;
use OutOfBoundsException;

/**
 * The search's filters and its order, from `fields.json`, which the build writes from the widget's own table
 * (docs/contract.md#fields-of-forms): a filter of a later release needs no change here.
 */
final class FilterTable
{
    /** @param  Bundle  $bundle  read from its shipped copy, which is of the same release as these classes */
    public function __construct(private readonly Bundle $bundle)
    {
    }

    /**
     * Returns the filters and the order by the key of the call, in its order.
     *
     * @return array<string, array<string, mixed>>
     *
     * @throws OutOfBoundsException where the package was built without them
     */
    public function all(): array
    {
        return $this->bundle->shippedJson('fields.json')['filters']
            ?? throw new OutOfBoundsException('imo-widgets: fields.json says nothing of the filters; run the build.');
    }

    /**
     * @return array<string, array<string, mixed>> the filters, without the order; `column` is the name that a site sets
     *     a column for: the filter's own, or that of the amount that it limits
     */
    public function narrowing(): array
    {
        $filters = array_filter($this->all(), fn (array $filter) => $filter['kind'] !== 'order');
        foreach ($filters as $key => $filter) {
            $filters[$key]['column'] = $filter['amount'] ?? $key;
        }

        return $filters;
    }

    /** @return array{key: string, first: string, options: list<array{value: string, by: string, direction: string}>} */
    public function order(): array
    {
        $all = $this->all();
        $key = (string) array_key_first(array_filter($all, fn (array $filter) => $filter['kind'] === 'order'));

        return ['key' => $key, 'first' => $all[$key]['first'], 'options' => $all[$key]['orders']];
    }

    /** @return list<string> the names of columns that hold numbers */
    public function numbers(): array
    {
        $isNumber = fn (array $filter) => in_array($filter['kind'], ['counts', 'number'], true);

        return array_column(array_filter($this->narrowing(), $isNumber), 'column');
    }
}
