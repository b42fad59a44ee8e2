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
        return $this->bundle->shippedJson('fields.json')['filters'] ?? throw new OutOfBoundsException('imo-widgets: fields.json says nothing of the filters; run the build.');
    }

    /** @return array<string, array<string, mixed>> the filters, without the order */
    public function narrowing(): array
    {
        return array_filter($this->all(), fn (array $filter) => $filter['kind'] !== 'order');
    }

    /**
     * @return array{key: string, first: string, options: list<array{value: string, by: string, direction: string}>} the
     *     order and its options
     */
    public function order(): array
    {
        $all = $this->all();
        $key = (string) array_key_first(array_diff_key($all, $this->narrowing()));

        return ['key' => $key, 'first' => $all[$key]['first'], 'options' => $all[$key]['orders']];
    }

    /**
     * @return list<string> the names that a site sets a column for: each filter, or the amount that it limits, and each
     *     order
     */
    public function columns(): array
    {
        $narrowing = $this->narrowing();
        $filtered = array_map(fn (string $key) => $narrowing[$key]['amount'] ?? $key, array_keys($narrowing));

        return array_values(array_unique([...$filtered, ...array_column($this->order()['options'], 'by')]));
    }
}
