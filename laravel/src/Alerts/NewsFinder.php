<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Exceptions\ListingsNotSearched;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FindsAmong;
use ImoWidgets\Listings\ListingSearch;

/**
 * Finds people's current news. The site's own search applies an alert's criteria to the listings that have changed
 * since the person's last mail. The results are compared with what the person was told and with the listings as they
 * were when the alert began (docs/operating.md#sentences-of-a-mail).
 */
final class NewsFinder
{
    /** The number of listings per query. */
    private const TOGETHER = 1000;

    /** If a search can't be limited to given listings, at most this many pages are read. */
    private const PAGES = 20;

    private const PER_PAGE = 100;

    /** @var array<string, Collection<int, ListingState>> the listings that changed between two versions */
    private array $changed = [];

    /** @var array<string, list<string>> the keys that each search has found */
    private array $matching = [];

    /** @var array<array-key, SeenListing|null> */
    private array $seen = [];

    public function __construct(
        private readonly ListingSearch $search,
        private readonly EloquentListingSearch $listings,
        private readonly ListingReader $reader,
    ) {
    }

    /**
     * Finds the news of each alert. A person gets one sentence per listing, under the first search that finds it.
     *
     * @param  iterable<Alert>  $alerts  alerts of one person
     * @param  Collection<int, ToldListing>  $told  what this person was told, by listing
     * @param  int  $upTo  the last listing version that counts
     * @return list<News>
     *
     * @throws ListingsNotSearched if the database does not answer
     */
    public function newsOf(iterable $alerts, Collection $told, int $upTo): array
    {
        $byListing = [];
        foreach ($alerts as $alert) {
            foreach ($this->newsOfAlert($alert, $told, $upTo) as $news) {
                $byListing[$news->state] ??= $news;
            }
        }

        return array_values($byListing);
    }

    /**
     * Marks as missing the changed listings that the site no longer shows: if one comes back before the next run, that
     * run would otherwise not report it to people who haven't been told about it. Then clears the caches.
     */
    public function finish(): void
    {
        foreach ($this->changed as $states) {
            foreach ($states->whereNull('gone_at')->whereNull('missing_since')->chunk(self::TOGETHER) as $listed) {
                $there = $this->reader->keysOf(array_values($listed->pluck('listing_key')->all()));
                $missing = $listed->whereNotIn('listing_key', $there)->pluck('id');
                ListingState::query()
                    ->whereIntegerInRaw('id', $missing)
                    ->whereNull('missing_since')
                    ->update(['missing_since' => CarbonImmutable::now()]);
            }
        }
        [$this->changed, $this->matching, $this->seen] = [[], [], []];
    }

    /**
     * @param  Collection<int, ToldListing>  $told
     * @return iterable<News>
     */
    private function newsOfAlert(Alert $alert, Collection $told, int $upTo): iterable
    {
        $changed = $this->changedSince($alert->told_to_version, $upTo);
        if ($changed->isNotEmpty()) {
            yield from $this->newsOfListed($alert, $told, $changed->whereNull('gone_at'));
            yield from $this->newsOfGone($alert, $told, $changed);
        }
    }

    /**
     * @param  Collection<int, ToldListing>  $told
     * @param  Collection<int, ListingState>  $changed
     * @return iterable<News> the news of listings that the search finds now
     */
    private function newsOfListed(Alert $alert, Collection $told, Collection $changed): iterable
    {
        $criteria = $alert->search->criteria;
        $keys = $this->foundBy($criteria, "$alert->search_id $alert->told_to_version", $changed);
        $this->see($keys);
        $listed = $changed->whereIn('listing_key', $keys)->filter($this->isThere(...));
        $began = $this->versionsAt($alert->began_at_version, $listed->diffKeys($told)->keys());
        foreach ($listed as $id => $state) {
            $now = $this->seen[$state->listing_key]->values ?? [];
            $then = isset($began[$id]) ? json_decode($began[$id], true) : null;
            $price = $this->reader->priceOf($now);
            $sentence = isset($told[$id])
                ? self::onTold($told[$id], $price)
                : $this->onUntold($criteria, $then, $now);
            $before = isset($told[$id]) ? self::toPrice($told[$id]->price) : $this->reader->priceOf($then ?? []);
            if ($sentence !== null) {
                yield new News($alert->id, $id, $state->listing_key, $sentence, $price, $before);
            }
        }
    }

    /**
     * @param  Collection<int, ToldListing>  $told
     * @param  Collection<int, ListingState>  $changed
     * @return iterable<News> the news that listings once reported for this alert are gone
     */
    private function newsOfGone(Alert $alert, Collection $told, Collection $changed): iterable
    {
        $gone = $told->where('alert_id', $alert->id)
            ->whereNotNull('gone_at')
            ->whereNull('gone_told_at')
            ->whereIn('home', $changed->pluck('home'));
        // A home that was listed under two deals is reported gone once.
        foreach ($gone->unique('home') as $id => $listing) {
            if ($this->isGone($listing, $alert->search->criteria)) {
                yield new News($alert->id, $id, $listing->listing_key, Sentence::Gone);
            }
        }
    }

    /** Returns the sentence for a listing that the search finds and that the person was told about. */
    private static function onTold(ToldListing $told, ?float $price): ?Sentence
    {
        return match (true) {
            $told->gone_told_at !== null && $told->back_told_at === null => Sentence::Back,
            self::isLower($price, self::toPrice($told->price)) => Sentence::Reduced,
            default => null,
        };
    }

    /**
     * Returns the sentence for a listing that the search finds and that the person was not told about.
     *
     * @param  array<string, mixed>  $criteria
     * @param  array<string, list<string|null>>|null  $then  the listing's values when the alert began; `null` if it
     *     wasn't listed
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

    /** Returns whether a price has fallen, comparing whole euros as shown in mails. */
    private static function isLower(?float $price, ?float $before): bool
    {
        return $price !== null && $before !== null && Listing::wholeEuros($price) < Listing::wholeEuros($before);
    }

    private static function toPrice(mixed $stored): ?float
    {
        return $stored === null ? null : (float) $stored;
    }

    /**
     * Returns whether a listing that a run found gone is still gone, and the search doesn't find the home under another
     * deal.
     *
     * @param  array<string, mixed>  $criteria
     */
    private function isGone(ToldListing $told, array $criteria): bool
    {
        $keys = ListingState::query()->where('home', $told->home)->distinct()->pluck('listing_key')->all();
        $this->see(array_values($keys));
        $shown = array_filter(array_map(fn (string $key) => $this->shown($key, $told->home), $keys));

        return ! in_array($told->deal, array_column($shown, 'deal'), true)
            && $this->among($criteria, array_column($shown, 'key')) === [];
    }

    /** Returns whether the site now shows the listing with this deal. */
    private function isThere(ListingState $state): bool
    {
        return $this->shown($state->listing_key, $state->home)?->deal === $state->deal;
    }

    /** Returns the listing with this key as the site now shows it, or `null` if it isn't this home. */
    private function shown(string $key, string $home): ?SeenListing
    {
        $seen = $this->seen[$key] ?? null;

        return in_array($home, [$seen?->home, $seen?->withoutReference()->home], true) ? $seen : null;
    }

    /** @return Collection<int, ListingState> the changed listings, by id */
    private function changedSince(int $from, int $upTo): Collection
    {
        $changes = ListingVersion::query()->where('id', '>', $from)->where('id', '<=', $upTo);

        return $this->changed["$from $upTo"] ??= ListingState::query()
            ->whereIn('id', $changes->select('state_id'))
            ->orderBy('id')
            ->get(['id', 'home', 'deal', 'listing_key', 'missing_since', 'gone_at'])
            ->keyBy('id')
            ->toBase();
    }

    /**
     * @param  Collection<int, int>  $states
     * @return Collection<int, string|null> the values of these listings in their last version up to `$version`
     */
    private function versionsAt(int $version, Collection $states): Collection
    {
        $values = [];
        foreach ($states->chunk(self::TOGETHER) as $ids) {
            $last = ListingVersion::query()
                ->selectRaw('max(id)')
                ->where('id', '<=', $version)
                ->whereIntegerInRaw('state_id', $ids)
                ->groupBy('state_id');
            $values += ListingVersion::query()->whereIn('id', $last)->pluck('seen', 'state_id')->all();
        }

        return collect($values);
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  string  $name  cache key for the search and its listings
     * @param  Collection<int, ListingState>  $states
     * @return list<string>
     */
    private function foundBy(array $criteria, string $name, Collection $states): array
    {
        return $this->matching[$name] ??= $this->among($criteria, array_values($states->pluck('listing_key')->all()));
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  list<string>  $keys
     * @return list<string> the keys that the search finds
     */
    private function among(array $criteria, array $keys): array
    {
        if ($keys === []) {
            return [];
        }
        if (! $this->search instanceof FindsAmong) {
            return array_values(array_intersect($keys, $this->newestFoundBy($criteria)));
        }
        $matching = [];
        foreach (array_chunk($keys, self::TOGETHER) as $chunk) {
            array_push($matching, ...$this->search->among($criteria, $chunk));
        }

        return array_map(strval(...), $matching);
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return list<string> the keys of the newest listings that the search finds
     */
    private function newestFoundBy(array $criteria): array
    {
        $keys = [];
        for ($page = 1, $last = 1; $page <= min($last, self::PAGES); $page++) {
            $answer = $this->search->search([...$criteria, 'ordem' => 'rec'], $page, self::PER_PAGE);
            $last = $answer->lastPage();
            foreach ($answer->items() as $card) {
                $keys[] = (string) data_get($card, 'id');
            }
        }

        return $keys;
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
