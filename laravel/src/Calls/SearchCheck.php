<?php

namespace ImoWidgets\Calls;

use Closure;
use Illuminate\Http\Client\Response;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Listings\FilterTable;

/**
 * Tries each filter and each order of `fields.json`, and compares the results with those of the search for everything:
 * a filter without effect, or an order that does not sort, is answered by a 200 like any other.
 *
 * @phpstan-type Result array{count: int|null, cards: list<array<string, mixed>>}
 */
final class SearchCheck
{
    /** A text that no listing has. */
    private const NOWHERE = 'imo-widgets:check';

    /** @var array<string, string> the number of found listings for each value, by key */
    public array $found = [];

    /** @var list<string> */
    public array $warnings = [];

    /**
     * @param  array<string, string>  $ids  values of filters that the site knows
     * @param  Closure(string, array<string, mixed>): ?Response  $ask  sends a search, described by the first argument;
     *     returns `null` for a wrong answer
     */
    public function __construct(
        private readonly FilterTable $filters,
        private readonly array $ids,
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
        ['count' => $all, 'cards' => $cards] = $everything;
        $found = $this->searchEach($this->samples());
        $own = $this->searchEach($cards === [] ? [] : $this->samplesOf($cards[0]));
        $this->found['listings'] = (string) ($all ?? '?');
        foreach ($found as $key => $results) {
            $counts = array_map(fn (array $result) => $result['count'] ?? '?', $results + ($own[$key] ?? []));
            $say = fn (string|int $word, int|string $count) => "$word: $count";
            $this->found[$key] = implode(', ', array_map($say, array_keys($counts), $counts));
        }
        if ($all === 0) {
            $this->warnings[] = 'no listing was found at all, so that nothing shows whether filters and orders work.';
        } elseif ($all !== null) {
            $this->compare($all, $cards, $found, $own);
        }
    }

    /**
     * @param  list<array<string, mixed>>  $cards  of the search for everything
     * @param  array<string, array<string|int, Result>>  $found
     * @param  array<string, array<string|int, Result>>  $own  of values that some listing has
     */
    private function compare(int $all, array $cards, array $found, array $own): void
    {
        ['key' => $order, 'options' => $options] = $this->filters->order();
        foreach (array_diff_key($found, [$order => true]) as $key => $results) {
            $counts = array_values(array_unique(array_column($results, 'count')));
            if ($counts === [$all]) {
                $this->warnings[] = "$key changed nothing: with it as without, $all were found.";
            } elseif ($counts === [0] && count($results) > 1) {
                $words = implode(', ', array_keys($results));
                $this->warnings[] = "$key found none of $all, whichever of its words was asked for ($words).";
            }
        }
        foreach ($own as $key => $results) {
            foreach (array_keys(array_column($results, 'count'), 0, true) as $at) {
                $word = array_keys($results)[$at];
                $this->warnings[] = "$key \"$word\" found nothing, though there is such a listing.";
            }
        }
        $amounts = fn (string $key) => array_unique(array_filter(array_column($cards, $key), is_numeric(...)));
        $isSorted = array_filter(array_column($options, 'by'), fn (string $key) => count($amounts($key)) > 1) !== [];
        $results = $found[$order] ?? [];
        $sequences = array_unique(array_column($results, 'cards'), SORT_REGULAR);
        if ($isSorted && count($results) > 1 && count($sequences) === 1) {
            $words = implode(', ', array_keys($results));
            $this->warnings[] = "$order changed nothing: $words give the same listings in the same order.";
        }
    }

    /**
     * @param  array<string, array<string|int, array<string, mixed>>>  $samples  criteria by key and word
     * @return array<string, array<string|int, Result>>
     */
    private function searchEach(array $samples): array
    {
        $results = [];
        foreach ($samples as $key => $words) {
            foreach ($words as $word => $criteria) {
                $result = $this->search("$key \"$word\"", $criteria);
                if ($result !== null) {
                    $results[$key][$word] = $result;
                }
            }
        }

        return $results;
    }

    /** @return array<string, array<string|int, array<string, mixed>>> a search for each word of each filter */
    private function samples(): array
    {
        $samples = [];
        foreach ($this->filters->all() as $key => $filter) {
            $words = array_column($filter['options'] ?? $filter['orders'] ?? [], 'value');
            $words = $words !== [] ? $words : [$filter['kind'] === 'people' ? $this->ids[$key] ?? '1' : self::NOWHERE];
            foreach ($filter['kind'] === 'number' ? [] : $words as $word) {
                $samples[$key][$word] = [$key => is_array($filter['empty']) ? [$word] : $word];
            }
        }
        foreach ($this->limits() as $keys) {
            $samples[implode(', ', $keys)]['1 to 1'] = array_fill_keys($keys, 1);
        }

        return $samples;
    }

    /**
     * Returns searches that must find something: by this listing's place and amounts, and by the ids that the site
     * knows.
     *
     * @param  array<string, mixed>  $card
     * @return array<string, array<string|int, array<string, mixed>>>
     */
    private function samplesOf(array $card): array
    {
        $samples = [];
        foreach ($this->filters->narrowing() as $key => $filter) {
            $word = $filter['kind'] === 'places' ? $card['conselho'] ?? null : $this->ids[$key] ?? null;
            if (is_string($word) && $word !== '') {
                $samples[$key][$word] = [$key => is_array($filter['empty']) ? [$word] : $word];
            }
        }
        foreach ($this->limits() as $amount => $keys) {
            if (is_numeric($card[$amount] ?? null)) {
                $samples[implode(', ', $keys)]["$card[$amount] to $card[$amount]"] =
                    array_fill_keys($keys, (float) $card[$amount]);
            }
        }

        return $samples;
    }

    /** @return array<string, list<string>> the keys of the limits of each amount */
    private function limits(): array
    {
        $limits = [];
        foreach ($this->filters->narrowing() as $key => $filter) {
            if ($filter['kind'] === 'number') {
                $limits[$filter['amount']][] = $key;
            }
        }

        return $limits;
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return Result|null
     */
    private function search(string $what, array $criteria): ?array
    {
        $page = ($this->ask)($what, Criteria::asked($this->filters->all(), $criteria)->toBody())?->json();
        if (! is_array($page)) {
            return null;
        }
        $cards = array_values(array_filter((array) ($page['data'] ?? []), is_array(...)));
        $paging = $page['meta'] ?? $page;
        // A paginator without a total counts where it has one page.
        $count = $paging['total'] ?? (($paging['last_page'] ?? null) === 1 ? count($cards) : null);

        return ['count' => $count === null ? null : (int) $count, 'cards' => $cards];
    }
}
