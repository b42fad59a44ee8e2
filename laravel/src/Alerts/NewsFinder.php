<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\LazyCollection;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FindsAmong;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Listings\ListingsNotSearched;
use stdClass;

/**
 * Finds what can be said to people now: the site's own search runs an alert's criteria among the listings that have
 * changed since the person was told last, and what it finds is compared with what this person was told and with what
 * was there when the alert began (docs/operating.md#sentences-of-a-mail).
 */
final class NewsFinder
{
    /** The number of listings that a search is asked about together. */
    private const TOGETHER = 1000;

    /** A search that cannot be limited to some listings is read for so many pages of this size. */
    private const PAGES = 20;

    private const PER_PAGE = 100;

    /** @var array<string, Collection<int, stdClass>> the changed listings between two versions */
    private array $changed = [];

    /** @var array<string, list<string>> the keys that a search has found */
    private array $found = [];

    /** @var array<array-key, SeenListing|null> */
    private array $seen = [];

    public function __construct(
        private readonly ListingSearch $search,
        private readonly EloquentListingSearch $listings,
        private readonly ListingReader $reader,
    ) {
    }

    /**
     * Finds the sentences of each alert; one listing has one sentence to a person, in the first search that finds it.
     *
     * @param  Collection<int, stdClass>  $alerts  of one person
     * @param  Collection<int, stdClass>  $told  as `toldTo()` gives it for this person, by listing
     * @param  int  $upTo  the last listing version that counts
     * @return list<News>
     *
     * @throws ListingsNotSearched where the database does not answer
     */
    public function newsOf(Collection $alerts, Collection $told, int $upTo): array
    {
        $news = [];
        foreach ($alerts as $alert) {
            foreach ($this->newsOfOne($alert, $told, $upTo) as $one) {
                $news[$one->state] ??= $one;
            }
        }

        return array_values($news);
    }

    /**
     * Selects what these people were told of homes that have changed since, with any deal.
     *
     * @param  list<int>  $people
     * @return Collection<int, stdClass> with home, deal, listing_key and gone_at of the listing
     */
    public function toldTo(array $people, int $since): Collection
    {
        return Tables::query('alert_told as told')
            ->join('imo_listing_states as states', 'states.id', '=', 'told.state_id')
            ->whereIn('states.home', Tables::query('listing_states')->select('home')->where('version_id', '>', $since))
            ->whereIntegerInRaw('told.subscriber_id', $people)
            ->get(['told.*', 'states.home', 'states.deal', 'states.listing_key', 'states.gone_at']);
    }

    /**
     * Notes which of the listings it was asked about are not there: they may come back unseen by a run, and then are
     * news to those who weren't told. Forgets them all.
     */
    public function finish(): void
    {
        foreach ($this->changed as $states) {
            foreach ($states->whereNull('gone_at')->whereNull('missing_since')->chunk(self::TOGETHER) as $some) {
                $there = $this->reader->keysOf(array_values($some->pluck('listing_key')->all()));
                $missing = $some->whereNotIn('listing_key', $there)->pluck('id');
                Tables::query('listing_states')->whereIntegerInRaw('id', $missing)
                    ->whereNull('missing_since')->update(['missing_since' => CarbonImmutable::now()]);
            }
        }
        [$this->changed, $this->found, $this->seen] = [[], [], []];
    }

    /**
     * @param  Collection<int, stdClass>  $told
     * @return iterable<News>
     */
    private function newsOfOne(stdClass $alert, Collection $told, int $upTo): iterable
    {
        $changed = $this->changedSince((int) $alert->told_to_version, $upTo);
        if ($changed->isEmpty()) {
            return;
        }
        $criteria = (array) json_decode($alert->criteria, true);
        $keys = $this->foundBy($criteria, "$alert->search_id $alert->told_to_version", $changed->whereNull('gone_at'));
        $this->see($keys);
        $found = $changed->whereNull('gone_at')->whereIn('listing_key', $keys)->filter($this->isThere(...));
        $began = $this->versionsAt((int) $alert->began_at_version, $found->diffKeys($told)->keys());
        foreach ($found as $id => $state) {
            $now = $this->seen[$state->listing_key]->values ?? [];
            $then = isset($began[$id]) ? json_decode($began[$id], true) : null;
            $price = $this->reader->priceOf($now);
            $sentence = isset($told[$id])
                ? self::onTold($told[$id], $price)
                : $this->onUntold($criteria, $then, $now);
            $before = isset($told[$id]) ? self::toPrice($told[$id]->price) : $this->reader->priceOf($then ?? []);
            if ($sentence !== null) {
                yield new News((int) $alert->id, $id, $state->listing_key, $sentence, $price, $before);
            }
        }
        $gone = $told->where('alert_id', $alert->id)
            ->whereNotNull('gone_at')
            ->whereNull('gone_told_at')
            ->whereIn('home', $changed->pluck('home'));
        // A home that was there with two deals is gone once.
        foreach ($gone->unique('home') as $id => $state) {
            if ($this->isGone($state, $criteria)) {
                yield new News((int) $alert->id, $id, $state->listing_key, Sentence::Gone);
            }
        }
    }

    /** Returns what to say of a listing that the search finds, and that the person was told of. */
    private static function onTold(stdClass $told, ?float $price): ?Sentence
    {
        return match (true) {
            $told->gone_told_at !== null && $told->back_told_at === null => Sentence::Back,
            self::isLower($price, self::toPrice($told->price)) => Sentence::Reduced,
            default => null,
        };
    }

    /**
     * Returns what to say of a listing that the search finds, and that the person was not told of.
     *
     * @param  array<string, mixed>  $criteria
     * @param  array<string, list<string|null>>|null  $then  its values when the alert began; `null` if it wasn't there
     * @param  array<string, list<string|null>>  $now
     */
    private function onUntold(array $criteria, ?array $then, array $now): ?Sentence
    {
        return match (true) {
            $then === null => Sentence::New,
            self::isLower($this->reader->priceOf($now), $this->reader->priceOf($then)) => Sentence::Reduced,
            $this->listings->wouldHaveFound($criteria, $then, $now) => null,
            default => Sentence::New,
        };
    }

    /** Tells if a price has fallen in whole euros, as a mail writes them. */
    private static function isLower(?float $price, ?float $before): bool
    {
        return $price !== null && $before !== null && floor($price + 0.5) < floor($before + 0.5);
    }

    private static function toPrice(mixed $stored): ?float
    {
        return $stored === null ? null : (float) $stored;
    }

    /**
     * Tells if a listing that a run has found gone is gone still, and the search finds the home with no other deal.
     *
     * @param  array<string, mixed>  $criteria
     */
    private function isGone(stdClass $state, array $criteria): bool
    {
        $keys = Tables::query('listing_states')->where('home', $state->home)->distinct()->pluck('listing_key')->all();
        $this->see(array_values($keys));
        $shown = array_filter(array_map(fn (string $key) => $this->shown($key, $state->home), $keys));

        return ! in_array($state->deal, array_column($shown, 'deal'), true)
            && $this->among($criteria, array_column($shown, 'key')) === [];
    }

    /** Tells if the site shows the listing with this deal now. */
    private function isThere(stdClass $state): bool
    {
        return $this->shown($state->listing_key, $state->home)?->deal === $state->deal;
    }

    /** Returns the listing with this key as the site shows it now, if it is this home. */
    private function shown(string $key, string $home): ?SeenListing
    {
        $seen = $this->seen[$key] ?? null;

        return in_array($home, [$seen?->home, $seen?->withoutReference()->home], true) ? $seen : null;
    }

    /** @return Collection<int, stdClass> the listings that have changed, by id */
    private function changedSince(int $from, int $upTo): Collection
    {
        $changes = Tables::query('listing_versions')->where('id', '>', $from)->where('id', '<=', $upTo);

        return $this->changed["$from $upTo"] ??= Tables::query('listing_states')
            ->whereIn('id', $changes->select('state_id'))
            ->orderBy('id')
            ->get(['id', 'home', 'deal', 'listing_key', 'missing_since', 'gone_at'])
            ->keyBy('id');
    }

    /**
     * @param  Collection<int, int>  $states
     * @return Collection<int, string|null> the values of these listings in their last version up to this one
     */
    private function versionsAt(int $version, Collection $states): Collection
    {
        $last = fn (Collection $some) => Tables::query('listing_versions')
            ->selectRaw('max(id)')
            ->where('id', '<=', $version)
            ->whereIntegerInRaw('state_id', $some)
            ->groupBy('state_id');
        $values = fn (Collection $some) => Tables::query('listing_versions')
            ->whereIn('id', $last($some))
            ->pluck('seen', 'state_id');

        return $states->chunk(self::TOGETHER)->mapWithKeys(fn (Collection $some) => $values($some)->all());
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  string  $name  of the search and its listings
     * @param  Collection<int, stdClass>  $states
     * @return list<string>
     */
    private function foundBy(array $criteria, string $name, Collection $states): array
    {
        return $this->found[$name] ??= $this->among($criteria, array_values($states->pluck('listing_key')->all()));
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  list<string>  $keys
     * @return list<string> the keys that the search finds
     */
    private function among(array $criteria, array $keys): array
    {
        $search = $this->search;
        if ($search instanceof FindsAmong) {
            $find = fn (Collection $some) => $search->among($criteria, array_values($some->all()));

            return array_values(collect($keys)->chunk(self::TOGETHER)->flatMap($find)->map(strval(...))->all());
        }
        $pages = LazyCollection::make(function () use ($criteria) {
            for ($page = 1, $last = 1; $page <= min($last, self::PAGES); $page++) {
                $answer = $this->search->search([...$criteria, 'ordem' => 'rec'], $page, self::PER_PAGE);
                $last = $answer->lastPage();
                yield from $answer->items();
            }
        });

        return $keys === [] ? [] : array_values(array_intersect(
            $keys,
            $pages->map(fn (mixed $card) => (string) data_get($card, 'id'))->all(),
        ));
    }

    /** @param  list<string>  $keys */
    private function see(array $keys): void
    {
        $new = array_values(array_filter($keys, fn (string $key) => ! array_key_exists($key, $this->seen)));
        if ($new !== []) {
            $this->seen += $this->reader->withKeys($new) + array_fill_keys($new, null);
        }
    }
}
