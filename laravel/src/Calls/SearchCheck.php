<?php

namespace ImoWidgets\Calls;

use Closure;
use Illuminate\Http\Client\Response;
use ImoWidgets\Console\Findings;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Listings\FilterTable;

/**
 * Tries each filter and each order of `fields.json`, and compares the results with those of the search for everything:
 * a filter without effect, or an order that does not sort, is answered by a 200 like any other.
 *
 * @phpstan-type Page array{count: int|null, cards: list<array<string, mixed>>}
 */
final class SearchCheck
{
    /** A text that no listing has, and an amount that none reaches. */
    private const NOWHERE = 'imo-widgets:check';

    private const HIGHEST = 1_000_000_000;

    /**
     * @param  array<string, string>  $ids  values of filters that the site knows
     * @param  Closure(string, array<string, mixed>): Response  $ask  sends a search, described by the first argument
     */
    public function __construct(
        private readonly FilterTable $filters,
        private readonly array $ids,
        private readonly Findings $found,
        private readonly Closure $ask,
    ) {
    }

    /** Sends the searches. */
    public function run(): void
    {
        $everything = $this->search('a search for everything', []);
        if ($everything === null) {
            return;
        }
        $this->found->answers['POST /api/imoveis listings'] = (string) ($everything['count'] ?? '?');
        if ($everything['count'] === 0) {
            $this->warn('no listing was found at all, so that nothing shows whether filters and orders work.');
        }
        foreach ($this->filters->all() as $key => $filter) {
            $this->tryFilter($key, $filter, $everything);
        }
    }

    /**
     * @param  array<string, mixed>  $filter
     * @param  Page  $everything
     */
    private function tryFilter(string $key, array $filter, array $everything): void
    {
        $first = $everything['cards'][0] ?? [];
        $known = match ($filter['kind']) {
            'number' => (float) ($first[$filter['amount']] ?? 0),
            'places' => (string) ($first['conselho'] ?? ''),
            default => $this->ids[$key] ?? '',
        };
        $others = match ($filter['kind']) {
            'number' => [$filter['bound'] === 'least' ? self::HIGHEST : 1],
            // A person is looked for by an id: any one, if the site has named none.
            'people' => $known === '' ? ['1'] : [],
            default => array_column($filter['options'] ?? $filter['orders'] ?? [], 'value') ?: [self::NOWHERE],
        };
        $pages = [];
        foreach (array_filter([...$others, $known]) as $value) {
            $criteria = [$key => $filter['empty'] === [] ? [$value] : $value];
            $pages["$value"] = $this->search("$key \"$value\"", $criteria);
        }
        $pages = array_filter($pages);
        $counts = array_map(fn (array $page) => $page['count'], $pages);
        $say = fn (int|string $value) => "$value: ".($counts[$value] ?? '?');
        $this->found->answers["POST /api/imoveis $key"] = implode(', ', array_map($say, array_keys($pages)));
        // A single listing has no order.
        if ($everything['count'] < ($filter['kind'] === 'order' ? 2 : 1)) {
            return;
        }
        $ofOthers = array_intersect_key($counts, array_flip($others));
        if ($pages !== [] && array_unique([$everything, ...array_values($pages)], SORT_REGULAR) === [$everything]) {
            $this->warn("$key changed nothing: with it as without, the same {$everything['count']} were found.");
        } elseif (count($ofOthers) > 1 && array_filter($ofOthers, fn (?int $count) => $count !== 0) === []) {
            $words = implode(', ', $others);
            $this->warn("$key found none of {$everything['count']}, whichever of its words was asked for ($words).");
        }
        if (($counts["$known"] ?? null) === 0) {
            $this->warn("$key \"$known\" found nothing, though there is such a listing.");
        }
    }

    private function warn(string $text): void
    {
        $this->found->warnings[] = "POST /api/imoveis: $text";
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return Page|null `null` for a wrong answer
     */
    private function search(string $about, array $criteria): ?array
    {
        $page = ($this->ask)($about, Criteria::asked($this->filters->all(), $criteria)->toBody())->json();
        if (! is_array($page) || ! is_array($page['data'] ?? null)) {
            return null;
        }
        $paging = $page['meta'] ?? $page;
        // A paginator without a total counts where it has one page.
        $count = $paging['total'] ?? (($paging['last_page'] ?? null) === 1 ? count($page['data']) : null);
        $cards = array_values(array_filter($page['data'], is_array(...)));

        return ['count' => $count === null ? null : (int) $count, 'cards' => $cards];
    }
}
