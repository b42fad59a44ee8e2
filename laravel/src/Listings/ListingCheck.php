<?php

namespace ImoWidgets\Listings;

use Illuminate\Support\Arr;
use ImoWidgets\Console\Findings;
use ImoWidgets\Listings\Http\SearchController;
use ImoWidgets\Settings;
use RuntimeException;
use Throwable;

/** Checks `config('imo-widgets.listings')` against the site's own table, by the searches of visitors. */
final class ListingCheck
{
    public function __construct(private readonly FilterTable $filters)
    {
    }

    /**
     * Tells if the package's search answers this site's visitors: by its own controller, or by the config.
     *
     * @param  list<string>  $actions  the actions of `POST /api/imoveis`, as Laravel names them
     */
    public function isInUse(array $actions): bool
    {
        return config('imo-widgets.listings') != Settings::default('listings')
            || in_array(SearchController::class, $actions, true);
    }

    public function run(Findings $found): void
    {
        try {
            $search = app(ListingSearch::class);
        } catch (Throwable $problem) {
            $found->problems[] = $problem->getMessage();

            return;
        }
        // A class of the site's own may search anywhere.
        if (! $search instanceof EloquentListingSearch) {
            return;
        }
        $looks = [['card', fn () => $this->demandAttributes($search)]];
        foreach ($this->searches() as [$column, $criteria]) {
            $looks[] = ["columns.$column", fn () => $search->search($criteria, 1, 1)];
        }
        foreach ($looks as [$about, $look]) {
            try {
                $look();
            } catch (Throwable $problem) {
                $said = $problem instanceof ListingsNotSearched ? $problem->described : $problem->getMessage();
                $found->problems[] = "config('imo-widgets.listings.$about'): $said";
            }
        }
        foreach (array_keys($search->columns(), null, true) as $name) {
            $found->warnings[] = "config('imo-widgets.listings.columns.$name') is null: whatever visitors choose "
                .'there, all listings are found.';
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

    private function demandAttributes(EloquentListingSearch $search): void
    {
        $listing = $search->query()->firstOrNew();
        $missing = $search->missingAttributes($listing);
        if ($missing !== []) {
            $got = '"'.implode('", "', $missing).'"';

            throw new RuntimeException('expected attributes of '.$listing::class.", got $got; the cards lack them.");
        }
    }
}
