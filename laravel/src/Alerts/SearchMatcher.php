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
     * @return iterable<int, list<string>> the keys of those that each search finds, by its id
     */
    public function find(Collection $listings): iterable
    {
        $search = $this->app->make(ListingSearch::class);
        $isIndexed = $search instanceof FindsAmong;
        $candidates = $isIndexed ? $this->candidates($listings) : $this->all($listings);
        $facts = $isIndexed ? $listings->map($this->judge->factsOf(...)) : new Collection;
        foreach (array_chunk(array_keys($candidates), self::TOGETHER) as $ids) {
            foreach (Tables::query('alert_searches')->whereIntegerInRaw('id', $ids)->get(['id', 'criteria']) as $row) {
                $criteria = json_decode($row->criteria, true);
                $found = $isIndexed ? $this->foundBy($search, $criteria, $candidates[$row->id], $facts) : $this->replay($search, $criteria, $candidates[$row->id]);
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

    /** @return array<int, list<string>> the listings that each search may find, by its id */
    private function candidates(Collection $listings): array
    {
        $byHash = [];
        foreach ($listings as $key => $listing) {
            foreach ($this->keys->ofListing($listing) as $hash) {
                $byHash[$hash][] = $key;
            }
        }
        $candidates = [];
        foreach (array_chunk(array_keys($byHash), self::TOGETHER) as $hashes) {
            foreach (Tables::query('alert_keys')->whereIntegerInRaw('hash', $hashes)->get() as $row) {
                $candidates[$row->search_id] = isset($candidates[$row->search_id]) ? array_merge($candidates[$row->search_id], $byHash[$row->hash]) : $byHash[$row->hash];
            }
        }

        return array_map(fn (array $keys) => array_values(array_unique($keys)), $candidates);
    }

    /** @return array<int, list<string>> */
    private function all(Collection $listings): array
    {
        return Tables::query('alert_searches')->pluck('id')->mapWithKeys(fn (int $id) => [$id => $listings->keys()->all()])->all();
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
