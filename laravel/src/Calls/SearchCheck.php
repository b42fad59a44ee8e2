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
 * @phpstan-type Sample array{key: string, word: string, criteria: array<string, mixed>, isHere: bool}
 * @phpstan-type Found array{count: int|null, cards: list<array<string, mixed>>}
 * @phpstan-type Result array{word: string, isHere: bool, count: int|null, cards: list<array<string, mixed>>}
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
        $this->found['listings'] = (string) ($all ?? '?');
        if ($all === 0) {
            $this->warnings[] = 'no listing was found at all, so that nothing shows whether filters and orders work.';
        }
        $results = [];
        foreach ($this->samples($cards[0] ?? []) as $sample) {
            $found = $this->search("{$sample['key']} \"{$sample['word']}\"", $sample['criteria']);
            if ($found !== null) {
                $results[$sample['key']][] = [...$sample, ...$found];
            }
        }
        foreach ($results as $key => $ofKey) {
            $say = fn (array $one) => "{$one['word']}: ".($one['count'] ?? '?');
            $this->found[$key] = implode(', ', array_map($say, $ofKey));
            if ($all > 0) {
                $this->compare($key, $ofKey, $all, $cards);
            }
        }
    }

    /**
     * @param  list<Result>  $results  of this key
     * @param  list<array<string, mixed>>  $cards  of the search for everything
     */
    private function compare(string $key, array $results, int $all, array $cards): void
    {
        $others = array_filter($results, fn (array $one) => ! $one['isHere']);
        $words = implode(', ', array_column($others, 'word'));
        ['key' => $order, 'options' => $options] = $this->filters->order();
        if ($key === $order) {
            $amounts = fn (string $by) => array_unique(array_filter(array_column($cards, $by), is_numeric(...)));
            $isSorted = array_filter(array_column($options, 'by'), fn (string $by) => count($amounts($by)) > 1) !== [];
            $sequences = array_unique(array_column($results, 'cards'), SORT_REGULAR);
            if ($isSorted && count($results) > 1 && count($sequences) === 1) {
                $this->warnings[] = "$key changed nothing: $words give the same listings in the same order.";
            }

            return;
        }
        if (array_unique(array_column($results, 'count')) === [$all]) {
            $this->warnings[] = "$key changed nothing: with it as without, $all were found.";
        } elseif (count($others) > 1 && array_unique(array_column($others, 'count')) === [0]) {
            $this->warnings[] = "$key found none of $all, whichever of its words was asked for ($words).";
        }
        foreach ($results as ['word' => $word, 'count' => $count, 'isHere' => $isHere]) {
            if ($isHere && $count === 0) {
                $this->warnings[] = "$key \"$word\" found nothing, though there is such a listing.";
            }
        }
    }

    /**
     * Returns a search for each word of each filter, and searches that must find something: by this listing's place and
     * amounts, and by the ids that the site knows.
     *
     * @param  array<string, mixed>  $card
     * @return list<Sample>
     */
    private function samples(array $card): array
    {
        $samples = [];
        $limits = [];
        foreach ($this->filters->all() as $key => $filter) {
            if ($filter['kind'] === 'number') {
                $limits[$filter['amount']][] = $key;

                continue;
            }
            $here = $filter['kind'] === 'places' ? $card['conselho'] ?? null : $this->ids[$key] ?? null;
            $here = is_string($here) && $here !== '' ? [$here] : [];
            $words = array_column($filter['options'] ?? $filter['orders'] ?? [], 'value') ?: [self::NOWHERE];
            // A person is looked for by an id: any one, if the site has named none.
            $words = $filter['kind'] !== 'people' ? $words : ($here === [] ? ['1'] : []);
            foreach ([...$words, ...$here] as $at => $word) {
                $criteria = [$key => is_array($filter['empty']) ? [$word] : $word];
                $isHere = $at >= count($words);
                $samples[] = compact('key', 'word', 'criteria', 'isHere');
            }
        }
        foreach ($limits as $amount => $keys) {
            $own = is_numeric($card[$amount] ?? null) ? [(float) $card[$amount]] : [];
            foreach ([1.0, ...$own] as $isHere => $sum) {
                $samples[] = [
                    'key' => implode(', ', $keys), 'word' => "$sum to $sum",
                    'criteria' => array_fill_keys($keys, $sum), 'isHere' => $isHere > 0,
                ];
            }
        }

        return $samples;
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return Found|null
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
