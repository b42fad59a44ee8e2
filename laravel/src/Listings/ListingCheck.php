<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Container\Container;
use Illuminate\Support\Arr;
use ImoWidgets\Listings\Http\SearchController;
use Throwable;

/**
 * Checks `config('imo-widgets.listings')` against the site's own table, for imo-widgets:check, by the searches of
 * visitors.
 */
final class ListingCheck
{
    /** Column types in which amounts and numbers of rooms cannot be compared or sorted. */
    private const NO_NUMBERS = ['varchar', 'char', 'bpchar', 'text', 'tinytext', 'mediumtext', 'longtext', 'bool', 'boolean', 'uuid', 'json', 'jsonb'];

    /** @param  array<string, mixed>  $defaults  the listings' part of the package's config file */
    public function __construct(private readonly Container $app, private readonly FilterTable $filters, private readonly array $defaults)
    {
    }

    /**
     * Tells if the package's search answers this site's visitors: by its own controller, or by the config.
     *
     * @param  list<string>  $actions  the actions of `POST /api/imoveis`, as Laravel names them
     */
    public function isInUse(array $actions): bool
    {
        return config('imo-widgets.listings') != $this->defaults || array_filter($actions, fn (string $action) => str_starts_with($action, SearchController::class)) !== [];
    }

    /** @return list<string> a line for each mistake */
    public function problems(): array
    {
        try {
            $search = $this->app->make(ListingSearch::class);
        } catch (Throwable $problem) {
            return [$problem->getMessage()];
        }
        // A class of the site's own may search anywhere.
        if (! $search instanceof EloquentListingSearch) {
            return [];
        }
        $problems = $this->unknownKeys();
        foreach ($this->searches() as $about => $criteria) {
            $this->note($problems, $about, fn () => $search->search($criteria, 1, 1));
        }
        $this->note($problems, 'card', function () use ($search, &$problems) {
            $problems = [...$problems, ...$this->missingAttributes($search)];
        });
        $this->note($problems, 'columns', function () use ($search, &$problems) {
            $problems = [...$problems, ...$this->noNumbers($search)];
        });

        return array_keys(array_flip($problems));
    }

    /** @return list<string> a line for each filter without effect, because the table has no column for it */
    public function warnings(): array
    {
        $search = rescue(fn () => $this->app->make(ListingSearch::class), report: false);
        $columns = $search instanceof EloquentListingSearch ? $search->columns() : [];

        return array_map(fn (string $name) => "config('imo-widgets.listings.columns.$name') is null: whatever visitors choose there, all listings are found.", array_keys(array_filter($columns, is_null(...))));
    }

    /** @return array<string, array<string, mixed>> a search for each filter and each order, by its description */
    private function searches(): array
    {
        $searches = [];
        foreach ($this->filters->narrowing() as $key => $filter) {
            $sample = isset($filter['options']) ? array_column($filter['options'], 'value') : ($filter['kind'] === 'number' ? 1 : '1');
            $searches['columns.'.($filter['amount'] ?? $key)] = [$key => is_array($filter['empty']) ? Arr::wrap($sample) : $sample];
        }
        $order = $this->filters->order();
        foreach ($order['options'] as $option) {
            $searches["columns.$option[by]"] ??= [$order['key'] => $option['value']];
        }

        return $searches;
    }

    /** @return list<string> keys that nothing reads, such as one that is misspelt */
    private function unknownKeys(): array
    {
        $choices = array_filter($this->filters->narrowing(), fn (array $filter) => $filter['kind'] === 'choices');
        $known = ['' => array_keys($this->defaults), '.columns' => $this->filters->columns(), '.values' => array_keys($choices)];
        if (is_array(config('imo-widgets.listings.card'))) {
            $known['.card'] = array_keys($this->defaults['card']);
        }
        foreach ($choices as $key => $filter) {
            $known[".values.$key"] = array_column($filter['options'], 'value');
        }
        $problems = [];
        foreach ($known as $key => $names) {
            foreach (array_diff(array_keys((array) config("imo-widgets.listings$key")), $names) as $name) {
                $problems[] = "config('imo-widgets.listings$key') expected keys among ".implode(', ', $names).", got \"$name\"; nothing reads it.";
            }
        }

        return $problems;
    }

    /** @return list<string> */
    private function missingAttributes(EloquentListingSearch $search): array
    {
        $listing = $search->query()->first();

        return $listing === null ? [] : array_map(
            fn (string $path) => "config('imo-widgets.listings.card') expected attributes of ".$listing::class.", got \"$path\"; the cards are without it.",
            $search->missingAttributes($listing),
        );
    }

    /** @return list<string> */
    private function noNumbers(EloquentListingSearch $search): array
    {
        $problems = [];
        $model = $search->query()->getModel();
        foreach ($this->filters->narrowing() as $key => $filter) {
            $name = $filter['amount'] ?? $key;
            $column = in_array($filter['kind'], ['counts', 'number'], true) ? ($search->columns()[$name] ?? null) : null;
            if (! is_string($column) || preg_match('/\.|->/', $column) === 1) {
                continue;
            }
            // A missing column was reported by its search already.
            $type = rescue(fn () => $model->getConnection()->getSchemaBuilder()->getColumnType($model->getTable(), $column), report: false);
            if (in_array($type, self::NO_NUMBERS, true)) {
                $problems[] = "config('imo-widgets.listings.columns.$name') expected a column of numbers, got \"$column\" ($type).";
            }
        }

        return $problems;
    }

    /**
     * @param  list<string>  $problems
     * @param  Closure(): mixed  $look
     */
    private function note(array &$problems, string $about, Closure $look): void
    {
        try {
            $look();
        } catch (ListingsNotSearched $problem) {
            $problems[] = "config('imo-widgets.listings.$about'): $problem->described";
        } catch (Throwable $problem) {
            $problems[] = "config('imo-widgets.listings.$about'): {$problem->getMessage()}";
        }
    }
}
