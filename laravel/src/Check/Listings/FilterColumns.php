<?php

namespace ImoWidgets\Check\Listings;

use Illuminate\Support\Arr;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Exceptions\ListingsNotSearched;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterTable;
use Throwable;

final class FilterColumns extends Question
{
    public const LINE = 'config(\'imo-widgets.listings.columns\')';

    public const ASKS = 'Does the table have the column of each filter and order?';

    public const AFTER = [ListingSource::class];

    public function __construct(private readonly FilterTable $filters)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->searchesTable();
    }

    public function answers(Site $site): iterable
    {
        $search = app(EloquentListingSearch::class);
        $problems = [];
        foreach ($this->searches() as [$column, $criteria]) {
            try {
                $search->search($criteria, 1, 1);
            } catch (Throwable $problem) {
                $message = $problem instanceof ListingsNotSearched ? $problem->described : $problem->getMessage();
                $problems[$column] = self::error(
                    $message, 'a search by it fails', 'Name a column, or null.', self::about($column),
                );
            }
        }
        yield from array_values($problems);
        $without = $this->namedNowhere($search);
        foreach ($without as $name) {
            yield self::warning(
                'is null',
                'whatever visitors choose there, all listings are found',
                'Name a column, if the table has one.',
                self::about($name),
            );
        }
        if ($problems === [] && $without === []) {
            yield self::fine('all there');
        }
    }

    /** @return list<string> the filters, amounts and orders without a column */
    private function namedNowhere(EloquentListingSearch $search): array
    {
        $without = array_keys($search->columns(), null, true);
        foreach (array_column($this->filters->narrowing(), 'amounts') as $ofMap) {
            // A site that names neither column has no map, so its visitors can't search a part of the map.
            if (array_diff($ofMap, $without) === []) {
                $without = array_diff($without, $ofMap);
            }
        }

        return array_values($without);
    }

    private static function about(string $column): string
    {
        return "config('imo-widgets.listings.columns.$column')";
    }

    /**
     * @return list<array{string, array<string, mixed>}> the column of each filter and order, and criteria that use it
     */
    private function searches(): array
    {
        $searches = [];
        foreach ($this->filters->narrowing() as $key => $filter) {
            $sample = array_column($filter['options'] ?? [], 'value') ?: 1;
            $asked = match (true) {
                $filter['kind'] === 'area' => [0, 0, 0, 0],
                is_array($filter['empty']) => Arr::wrap($sample),
                default => $sample,
            };
            $searches[] = [$filter['columns'][0], [$key => $asked]];
        }
        ['key' => $key, 'options' => $options] = $this->filters->order();
        foreach ($options as $option) {
            $searches[] = [$option['by'], [$key => $option['value']]];
        }

        return $searches;
    }
}
