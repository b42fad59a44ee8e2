<?php

namespace ImoWidgets\Calls;

use Closure;
use Illuminate\Http\Client\Response;
use ImoWidgets\Console\Findings;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Listings\FilterTable;

/**
 * Tries each filter and each order of `fields.json`, and counts the listings that each value finds: a filter without
 * effect is answered by a 200 like any other.
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

    public function run(): void
    {
        $before = count($this->found->problems);
        $all = $this->count('a search for everything', []);
        if (count($this->found->problems) > $before) {
            return;
        }
        $this->found->answers['POST /api/imoveis listings'] = (string) $all;
        foreach ($this->filters->all() as $key => $filter) {
            $counts = [];
            foreach ($this->valuesOf($key, $filter) as $value) {
                $criteria = [$key => $filter['empty'] === [] ? [$value] : $value];
                $counts[$value] = $this->count("$key \"$value\"", $criteria);
            }
            $say = fn (int|string $value) => "$value: $counts[$value]";
            $this->found->answers["POST /api/imoveis $key"] = implode(', ', array_map($say, array_keys($counts)));
            if ($filter['kind'] !== 'order' && $all > 0 && array_diff($counts, [$all]) === []) {
                $this->found->warnings[] = "POST /api/imoveis: $key changed nothing: with it as without, $all were "
                    .'found.';
            }
            $id = $this->ids[$key] ?? '';
            if (($counts[$id] ?? null) === 0) {
                $this->found->warnings[] = "POST /api/imoveis: $key \"$id\" found nothing, though there is such a "
                    .'listing.';
            }
        }
    }

    /**
     * Returns values of which at least one leaves out listings, and the one that the site has named.
     *
     * @param  array<string, mixed>  $filter
     * @return list<string|int>
     */
    private function valuesOf(string $key, array $filter): array
    {
        $named = isset($this->ids[$key]) ? [$this->ids[$key]] : [];
        $options = array_column($filter['options'] ?? $filter['orders'] ?? [], 'value');

        return match ($filter['kind']) {
            'number' => [$filter['bound'] === 'least' ? self::HIGHEST : 1],
            // A person is looked for by an id: any one, if the site has named none.
            'people' => $named ?: ['1'],
            default => [...$options ?: [self::NOWHERE], ...$named],
        };
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return int|null `null` for a wrong answer, and for several pages without a total
     */
    private function count(string $about, array $criteria): ?int
    {
        $page = ($this->ask)($about, Criteria::asked($this->filters->all(), $criteria)->toBody())->json();
        if (! is_array($page) || ! is_array($page['data'] ?? null)) {
            return null;
        }
        $paging = $page['meta'] ?? $page;
        $total = $paging['total'] ?? (($paging['last_page'] ?? null) === 1 ? count($page['data']) : null);

        return is_numeric($total) ? (int) $total : null;
    }
}
