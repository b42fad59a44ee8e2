<?php

namespace ImoWidgets\Calls;

use Illuminate\Http\Client\Response;

/**
 * Compares the results of a check's searches with those of the search for everything: a filter without effect, or an
 * order that does not sort, is answered by a 200 like any other.
 */
final class FoundListings
{
    /** Filters that a table of homes may have no match for, by the card's key that would show one. */
    private const RARE = ['garagem' => 'garagem'];

    /** @var array<string, array<string, int|null>> the numbers of found listings, by key and word */
    private array $found = [];

    /** @var array<string, array<string, int|null>> the same of words that some listing has */
    private array $own = [];

    /** @var array<string, list<mixed>> the listings of the first page, by order */
    private array $orders = [];

    /** @param  list<array<string, mixed>>  $cards  of the first page */
    private function __construct(private readonly ?int $all, private readonly array $cards)
    {
    }

    /** @param  Response  $answer  to the search for everything */
    public static function among(Response $answer): self
    {
        return new self(self::count($answer), self::cards($answer));
    }

    /** @return array<string, mixed>|null one of those that are there */
    public function firstCard(): ?array
    {
        return $this->cards[0] ?? null;
    }

    /** Notes the answer to a search by this word under this key alone. */
    public function add(string $key, string $word, Response $answer): void
    {
        $this->found[$key][$word] = self::count($answer);
        if ($key === 'ordem') {
            $this->orders[$word] = self::cards($answer);
        }
    }

    /** Notes the answer to a search by a word that some listing has. */
    public function addOwn(string $key, string $word, Response $answer): void
    {
        $this->own[$key][$word] = self::count($answer);
    }

    /** @return array<string, string> the number of found listings of each word, by key */
    public function counts(): array
    {
        $say = fn (string|int $word, ?int $count) => "$word: ".($count ?? '?');
        $words = array_map(fn (string $key) => $this->found[$key] + ($this->own[$key] ?? []), array_keys($this->found));
        $lines = array_map(fn (array $counts) => implode(', ', array_map($say, array_keys($counts), $counts)), $words);

        return ['listings' => (string) ($this->all ?? '?'), ...array_combine(array_keys($this->found), $lines)];
    }

    /** @return list<string> */
    public function warnings(): array
    {
        if ($this->all === 0) {
            return ['no listing was found at all, so that nothing shows whether filters and orders work.'];
        }

        return $this->all === null ? [] : [...$this->idleFilters(), ...$this->emptyFilters(), ...$this->lostListings(), ...$this->idleOrders()];
    }

    /** @return list<string> */
    private function idleFilters(): array
    {
        $isIdle = fn (array $counts) => array_unique($counts) === [array_key_first($counts) => $this->all];
        $idle = array_filter(array_diff_key($this->found, ['ordem' => true]), $isIdle);

        return array_map(fn (string $key) => "$key changed nothing: with it as without, $this->all were found.", array_keys($idle));
    }

    /** @return list<string> enumerations without any match; a made-up word may have none */
    private function emptyFilters(): array
    {
        $isEmpty = fn (array $counts) => count($counts) > 1 && array_filter($counts, fn (?int $count) => $count !== 0) === [];
        $isShown = fn (string $key) => ! isset(self::RARE[$key]) || array_filter(array_column($this->cards, self::RARE[$key])) !== [];
        $empty = array_filter($this->found, fn (array $counts, string $key) => $isEmpty($counts) && $isShown($key), ARRAY_FILTER_USE_BOTH);

        return array_map(fn (string $key, array $counts) => "$key found none of $this->all, whichever of its words was asked for (".implode(', ', array_keys($counts)).').', array_keys($empty), $empty);
    }

    /** @return list<string> */
    private function lostListings(): array
    {
        $lost = [];
        foreach ($this->own as $key => $counts) {
            foreach (array_keys($counts, 0, true) as $word) {
                $lost[] = "$key \"$word\" found nothing, though there is such a listing.";
            }
        }

        return $lost;
    }

    /** @return list<string> */
    private function idleOrders(): array
    {
        $prices = array_unique(array_filter(array_column($this->cards, 'preco'), is_numeric(...)));
        $isIdle = count($prices) > 1 && count($this->orders) > 1 && count(array_unique($this->orders, SORT_REGULAR)) === 1;

        return $isIdle ? ['ordem changed nothing: '.implode(', ', array_keys($this->orders)).' give the same listings in the same order.'] : [];
    }

    /** @return int|null `null` where it does not say */
    private static function count(Response $answer): ?int
    {
        $page = self::page($answer);
        $paging = $page['meta'] ?? $page;
        $isWhole = ($paging['last_page'] ?? null) !== null && (int) $paging['last_page'] <= 1;

        return match (true) {
            isset($paging['total']) => (int) $paging['total'],
            $isWhole => count(self::cards($answer)),
            default => null,
        };
    }

    /** @return list<array<string, mixed>> */
    private static function cards(Response $answer): array
    {
        $data = self::page($answer)['data'] ?? [];

        return is_array($data) ? array_values(array_filter($data, is_array(...))) : [];
    }

    /** @return array<string, mixed> empty for an answer that is none */
    private static function page(Response $answer): array
    {
        $page = $answer->status() === 200 ? json_decode($answer->body(), true) : null;

        return is_array($page) ? $page : [];
    }
}
