<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Settings;
use stdClass;

/**
 * Compares the site's listings with their remembered state and stores the changes: `imo_listing_versions` has each
 * listing's values over time. It needs no model events, so an import or another program may change the table. In memory
 * it holds a thousand rows at a time, plus all ids.
 */
final class ListingWatcher
{
    private const TOGETHER = 1000;

    /** This many listings may always be new or missing, however small the stock: a small agency's week. */
    private const FEW = 10;

    private bool $isAccepted = false;

    /** @var array<int, true> the states of the listings found in this run */
    private array $there = [];

    public function __construct(private readonly ListingReader $listings)
    {
    }

    /**
     * Compares all listings, unless so many are new or missing that the table is probably faulty. Listings found by the
     * first run aren't news.
     *
     * @param  bool  $isAccepted  true to accept any number of changes and count missing listings as gone at once
     * @return bool false if the run held back
     */
    public function look(bool $isAccepted = false): bool
    {
        $this->isAccepted = $isAccepted;
        $this->there = [];
        $isFirst = Tables::cursor('seen') === 0;
        if (! $isFirst && ! $isAccepted && $this->isSuspect()) {
            return false;
        }
        foreach ($this->listings->all(self::TOGETHER)->chunk(self::TOGETHER) as $listings) {
            DB::transaction(fn () => $this->note($listings->collect()->values()));
        }
        $missing = Tables::query('listing_states')->whereNull('gone_at');
        foreach ($missing->lazyById(self::TOGETHER)->chunk(self::TOGETHER) as $states) {
            $absent = $states->collect()->reject(fn (stdClass $state) => isset($this->there[$state->id]));
            DB::transaction(fn () => $this->noteMissing($absent));
        }
        if ($isFirst) {
            $last = self::lastVersion();
            Tables::query('alerts')->update(['began_at_version' => $last, 'told_to_version' => $last]);
            Tables::setCursor('seen', 1);
        }

        return true;
    }

    /** Returns the number of the last version of any listing. */
    public static function lastVersion(): int
    {
        return (int) Tables::query('listing_versions')->max('id');
    }

    /** Returns whether more than the configured share of the known homes would be new or missing; logs it if so. */
    private function isSuspect(): bool
    {
        $known = Tables::query('listing_states')->whereNull('gone_at')->distinct()->count('home');
        [$new, $found] = [0, 0];
        foreach ($this->listings->homes(self::TOGETHER)->chunk(self::TOGETHER) as $homes) {
            $homes = $homes->collect()->unique();
            $states = Tables::query('listing_states')->whereIn('home', $homes)->get(['home', 'gone_at']);
            $new += $homes->diff($states->pluck('home'))->count();
            $found += $states->whereNull('gone_at')->unique('home')->count();
        }
        $most = max(self::FEW, $known * (float) Settings::get('alerts.hold_back_share'));
        // If no home is known, there is nothing to compare with.
        $isSuspect = $known > 0 && max($new, $known - $found) > $most;
        if ($isSuspect) {
            $missing = $known - $found;
            Log::error(
                "imo-widgets: The alerts hold back: of $known known listings $missing are missing, and $new are new. "
                    .'Nothing is mailed until the table is itself again; if it is right so, run `alerts:run --accept`.',
            );
        }

        return $isSuspect;
    }

    /** @param  Collection<int, SeenListing>  $listings */
    private function note(Collection $listings): void
    {
        $listings = $this->toldApart($listings);
        $known = $this->known($listings->pluck('home')->unique());
        $seen = $this->versions($known)->map(fn (stdClass $version) => $version->seen);
        $changed = [];
        foreach ($listings as $listing) {
            $name = $listing->name();
            $state = $known[$name] ?? null;
            $values = json_encode($listing->values, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
            $isSame = $state !== null && $state->missing_since === null && $state->gone_at === null
                && $state->listing_key === $listing->key && ($seen[$state->id] ?? null) === $values;
            if ($isSame) {
                $this->there[(int) $state->id] = true;
            } else {
                $changed[$name] = ['listing' => $listing, 'seen' => $values];
            }
        }
        $this->store($changed);
    }

    /**
     * If several listings share a reference, the one that had it first keeps it; the others are identified by their
     * keys.
     *
     * @param  Collection<int, SeenListing>  $listings
     * @return Collection<int, SeenListing>
     */
    private function toldApart(Collection $listings): Collection
    {
        $known = $this->known($listings->pluck('home')->unique());
        $state = fn (SeenListing $listing) => $known[$listing->name()] ?? null;
        $moved = $listings->filter(fn (SeenListing $one) => ($state($one)->listing_key ?? $one->key) !== $one->key);
        $keys = array_values($moved->map(fn (SeenListing $one) => (string) $state($one)?->listing_key)->all());
        $holders = $keys === [] ? [] : $this->listings->withKeys($keys);
        $taken = [];

        return $listings->map(function (SeenListing $listing) use ($state, $holders, &$taken) {
            $before = $state($listing);
            $holder = $holders[$before->listing_key ?? ''] ?? $listing;
            $isTaken = isset($taken[$listing->name()])
                || ($before !== null && isset($this->there[$before->id]))
                || ($holder->key !== $listing->key && $holder->name() === $listing->name());
            $taken[$listing->name()] = true;

            return $isTaken ? $listing->withoutReference() : $listing;
        });
    }

    /** @param  array<non-falsy-string, array{listing: SeenListing, seen: string}>  $changed */
    private function store(array $changed): void
    {
        if ($changed === []) {
            return;
        }
        $listings = collect($changed)->pluck('listing');
        Tables::query('listing_states')->upsert($listings->map(fn (SeenListing $listing) => [
            'home' => $listing->home, 'deal' => $listing->deal, 'listing_key' => $listing->key,
            'missing_since' => null, 'gone_at' => null,
        ])->all(), ['home', 'deal'], ['listing_key', 'missing_since', 'gone_at']);
        $states = $this->known($listings->pluck('home')->unique())->intersectByKeys($changed);
        $this->there += array_fill_keys($states->map(fn (stdClass $state) => (int) $state->id)->all(), true);
        $seen = fn (stdClass $state, string $name) => [(int) $state->id => $changed[$name]['seen']];
        $this->addVersions($states->mapWithKeys($seen));
    }

    /** @param  Collection<int, string|null>  $seen  by state */
    private function addVersions(Collection $seen): void
    {
        $now = CarbonImmutable::now();
        $version = fn (?string $values, int $state) => ['state_id' => $state, 'seen' => $values, 'created_at' => $now];
        Tables::query('listing_versions')->insert($seen->map($version)->values()->all());
        $last = Tables::query('listing_versions as versions')
            ->selectRaw('max(versions.id)')
            ->whereColumn('versions.state_id', 'imo_listing_states.id');
        Tables::query('listing_states')
            ->whereIntegerInRaw('id', $seen->keys())
            ->update(['version_id' => DB::raw("({$last->toSql()})")]);
    }

    /**
     * Marks listings as missing, or as gone once they have been missing long enough. A home found with another deal is
     * gone at once with this one.
     *
     * @param  Collection<int, stdClass>  $states
     */
    private function noteMissing(Collection $states): void
    {
        $others = $this->known($states->pluck('home')->unique());
        $homes = $others->filter(fn (stdClass $state) => isset($this->there[$state->id]))->pluck('home')->flip();
        $now = CarbonImmutable::now();
        $limit = $now->subHours((int) Settings::get('alerts.gone_after_hours'));
        $isGone = fn (stdClass $state) => $this->isAccepted || $homes->has($state->home)
            || ($state->missing_since !== null && CarbonImmutable::parse($state->missing_since) <= $limit);
        [$gone, $missing] = $states->partition($isGone);
        self::states($missing->whereNull('missing_since'))->update(['missing_since' => $now]);
        self::states($gone)->update(['gone_at' => $now]);
        if ($gone->isNotEmpty()) {
            $this->addVersions($gone->mapWithKeys(fn (stdClass $state) => [(int) $state->id => null]));
        }
    }

    /**
     * @param  Collection<int, string>  $homes
     * @return Collection<non-falsy-string, stdClass> the states of these homes, by home and deal
     */
    private function known(Collection $homes): Collection
    {
        return Tables::query('listing_states')->whereIn('home', $homes)->get()
            ->keyBy(fn (stdClass $state) => "$state->home|$state->deal");
    }

    /**
     * @param  Collection<non-falsy-string, stdClass>  $states
     * @return Collection<int, stdClass> the last versions of these states, by state
     */
    private function versions(Collection $states): Collection
    {
        return Tables::query('listing_versions')
            ->whereIntegerInRaw('id', $states->pluck('version_id'))
            ->get()
            ->keyBy('state_id');
    }

    /** @param  Collection<int, stdClass>  $states */
    private static function states(Collection $states): Builder
    {
        return Tables::query('listing_states')->whereIntegerInRaw('id', $states->pluck('id'));
    }
}
