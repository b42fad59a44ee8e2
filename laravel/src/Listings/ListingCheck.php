<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Container\Container;
use Illuminate\Support\Arr;
use ImoWidgets\Listings\Http\SearchController;
use Throwable;

/** Checks `config('imo-widgets.listings')` against the site's own table, by the searches of visitors. */
final class ListingCheck
{
    /** @param  array<string, mixed>  $defaults  the listings' part of the package's config file */
    public function __construct(
        private readonly Container $app,
        private readonly FilterTable $filters,
        private readonly array $defaults,
    ) {
    }

    /**
     * Tells if the package's search answers this site's visitors: by its own controller, or by the config.
     *
     * @param  list<string>  $actions  the actions of `POST /api/imoveis`, as Laravel names them
     */
    public function isInUse(array $actions): bool
    {
        $isOurs = fn (string $action) => str_starts_with($action, SearchController::class);

        return config('imo-widgets.listings') != $this->defaults || array_filter($actions, $isOurs) !== [];
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
        $problems = $this->look('card', fn () => $this->missingAttributes($search));
        foreach ($this->searches() as [$name, $criteria]) {
            $found = $this->look("columns.$name", function () use ($search, $criteria) {
                $search->search($criteria, 1, 1);

                return [];
            });
            $problems = [...$problems, ...$found];
        }

        return array_values(array_unique($problems));
    }

    /** @return list<string> a line for each filter without effect, because the table has no column for it */
    public function warnings(): array
    {
        $search = rescue(fn () => $this->app->make(ListingSearch::class), report: false);
        $columns = $search instanceof EloquentListingSearch ? $search->columns() : [];
        $warn = fn (string $name) => "config('imo-widgets.listings.columns.$name') is null: whatever visitors choose "
            .'there, all listings are found.';

        return array_map($warn, array_keys($columns, null, true));
    }

    /**
     * @param  Closure(): list<string>  $look  returns problems, or throws one
     * @return list<string>
     */
    private function look(string $about, Closure $look): array
    {
        try {
            return $look();
        } catch (Throwable $problem) {
            $said = $problem instanceof ListingsNotSearched ? $problem->described : $problem->getMessage();

            return ["config('imo-widgets.listings.$about'): $said"];
        }
    }

    /** @return list<array{string, array<string, mixed>}> each filter's and each order's column, and a search by it */
    private function searches(): array
    {
        $searches = [];
        foreach ($this->filters->narrowing() as $key => $filter) {
            $sample = array_column($filter['options'] ?? [], 'value') ?: 1;
            $searches[] = [$filter['column'], [$key => is_array($filter['empty']) ? Arr::wrap($sample) : $sample]];
        }
        ['key' => $key, 'options' => $options] = $this->filters->order();
        foreach ($options as $option) {
            $searches[] = [$option['by'], [$key => $option['value']]];
        }

        return $searches;
    }

    /** @return list<string> */
    private function missingAttributes(EloquentListingSearch $search): array
    {
        $listing = $search->query()->firstOrNew();
        $say = fn (string $path) => "config('imo-widgets.listings.card') expected attributes of ".$listing::class
            .", got \"$path\"; the cards are without it.";

        return array_map($say, $search->missingAttributes($listing));
    }
}
