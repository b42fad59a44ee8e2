<?php

namespace ImoWidgets\Alerts;

use Illuminate\Contracts\Container\Container;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;
use ImoWidgets\Listings\FindsAmong;
use ImoWidgets\Listings\ListingSearch;

/**
 * Which of the searches that somebody is to be told about find which of some listings. Keys say which searches may
 * (`SearchKeys`); what is plain is judged here (`SearchJudge`), all else by the site's own `ListingSearch`, so that a mail says what the page would show.
 */
final class SearchMatcher
{
    private const TOGETHER = 500;

    /** Of a search of the site's own, which can't be asked about some listings, so many pages of so many listings are looked at. */
    private const PAGES = 20;

    private const PER_PAGE = 100;

    public function __construct(
        private readonly Container $app,
        private readonly SearchKeys $keys,
        private readonly SearchJudge $judge,
    ) {
    }

    /**
     * @param  Collection<string, Model>  $listings  by key
     * @return iterable<int, list<string>> the keys of those that each search finds, by its id; a few hundred searches are in memory at a time
     */
    public function find(Collection $listings): iterable
    {
        $search = $this->app->make(ListingSearch::class);
        $isIndexed = $search instanceof FindsAmong;
        $byHash = $isIndexed ? $this->byHash($listings) : [];
        $facts = $isIndexed ? $listings->map($this->judge->factsOf(...)) : new Collection;
        foreach (array_chunk($isIndexed ? $this->idsOf(array_keys($byHash)) : Tables::query('alert_searches')->pluck('id')->all(), self::TOGETHER) as $ids) {
            $candidates = $isIndexed ? $this->candidates($ids, $byHash) : [];
            foreach (Tables::query('alert_searches')->whereIntegerInRaw('id', $ids)->get(['id', 'criteria']) as $row) {
                $criteria = json_decode($row->criteria, true);
                $found = $isIndexed ? $this->foundBy($search, $criteria, $candidates[$row->id] ?? [], $facts) : $this->replay($search, $criteria, $listings->keys()->all());
                if ($found !== []) {
                    yield $row->id => $found;
                }
            }
        }
    }

    /**
     * @param  list<string>  $keys
     * @param  Collection<string, array<string, mixed>>  $facts
     * @return list<string>
     */
    private function foundBy(FindsAmong $search, array $criteria, array $keys, Collection $facts): array
    {
        $asked = $this->judge->askedOf($criteria);
        $judged = array_map(fn (string|int $key) => $this->judge->judge($asked, $facts[$key]), array_combine($keys, $keys));
        $unsure = array_keys($judged, null, true);
        $found = [...array_keys($judged, true, true), ...$unsure === [] ? [] : $search->among($criteria, $unsure)];

        return array_map(strval(...), $found);
    }

    /** Writes the keys of a search, or all of them anew where the table has other columns by now. */
    public function keepIndex(): void
    {
        if (Tables::cursor('keys') === $this->keys->version()) {
            return;
        }
        Tables::query('alert_searches')->orderBy('id')->lazyById(self::TOGETHER)->each(fn (object $search) => $this->index($search->id, json_decode($search->criteria, true)));
        Tables::setCursor('keys', $this->keys->version());
    }

    /** Writes the keys of one search. */
    public function index(int $search, array $criteria): void
    {
        Tables::query('alert_keys')->where('search_id', $search)->delete();
        foreach (array_chunk($this->keys->ofSearch($criteria), self::TOGETHER) as $hashes) {
            Tables::query('alert_keys')->insert(array_map(fn (int $hash) => ['hash' => $hash, 'search_id' => $search], $hashes));
        }
    }

    /** @return array<int, list<string|int>> the listings that have each key */
    private function byHash(Collection $listings): array
    {
        $byHash = [];
        foreach ($listings as $key => $listing) {
            foreach ($this->keys->ofListing($listing) as $hash) {
                $byHash[$hash][] = $key;
            }
        }

        return $byHash;
    }

    /**
     * @param  list<int>  $hashes
     * @return list<int> the searches that have one of these keys
     */
    private function idsOf(array $hashes): array
    {
        $ids = [];
        foreach (array_chunk($hashes, self::TOGETHER) as $some) {
            $ids += array_flip(Tables::query('alert_keys')->whereIntegerInRaw('hash', $some)->distinct()->pluck('search_id')->all());
        }

        return array_keys($ids);
    }

    /**
     * @param  list<int>  $ids  of searches
     * @param  array<int, list<string|int>>  $byHash  listings by key
     * @return array<int, list<string|int>> the listings that each search may find, by its id
     */
    private function candidates(array $ids, array $byHash): array
    {
        $candidates = [];
        foreach (Tables::query('alert_keys')->whereIntegerInRaw('search_id', $ids)->get() as $row) {
            foreach ($byHash[$row->hash] ?? [] as $key) {
                $candidates[$row->search_id][$key] = true;
            }
        }

        return array_map(array_keys(...), $candidates);
    }

    /** @return list<string> */
    private function replay(ListingSearch $search, array $criteria, array $keys): array
    {
        $found = [];
        for ($page = 1; $page <= self::PAGES; $page++) {
            $answer = $search->search([...$criteria, 'ordem' => 'rec'], $page, self::PER_PAGE);
            $found = [...$found, ...array_map(fn (mixed $card) => (string) data_get($card, 'id'), $answer->items())];
            if ($page >= $answer->lastPage()) {
                break;
            }
        }

        return array_values(array_intersect($keys, $found));
    }
}
