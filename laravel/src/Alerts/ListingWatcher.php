<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Settings;

/**
 * Compares the site's listings with their remembered state and stores the changes: `imo_listing_versions` has each
 * listing's values over time. Model events aren't needed, so an import or another program may change the table. Only a
 * thousand rows at a time, plus all ids, are held in memory.
 */
final class ListingWatcher
{
    private const TOGETHER = 1000;

    /** The number of new or missing homes that is always accepted, even if few are known: a small agency's week. */
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
     * @param  bool  $isAccepted  true to accept any number of changes and to count missing listings as gone at once
     * @return bool false if the run held back
     */
    public function look(bool $isAccepted = false): bool
    {
        $this->isAccepted = $isAccepted;
        $this->there = [];
        $isFirst = Cursor::get('seen') === 0;
        if (! $isFirst && ! $isAccepted && $this->isSuspect()) {
            return false;
        }
        foreach ($this->listings->all(self::TOGETHER)->chunk(self::TOGETHER) as $listings) {
            DB::transaction(fn () => $this->note($listings->collect()->values()));
        }
        $known = ListingState::query()->whereNull('gone_at');
        foreach ($known->lazyById(self::TOGETHER)->chunk(self::TOGETHER) as $states) {
            $absent = $states->collect()->reject(fn (ListingState $state) => isset($this->there[$state->id]));
            DB::transaction(fn () => $this->noteMissing($absent));
        }
        if ($isFirst) {
            $last = ListingVersion::last();
            Alert::query()->update(['began_at_version' => $last, 'told_to_version' => $last]);
            Cursor::set('seen', 1);
        }

        return true;
    }

    /**
     * Returns whether more than the configured share of the known homes would be new or missing, and logs this if so.
     */
    private function isSuspect(): bool
    {
        $known = ListingState::query()->whereNull('gone_at')->distinct()->count('home');
        [$new, $still] = [0, 0];
        foreach ($this->listings->homes(self::TOGETHER)->chunk(self::TOGETHER) as $homes) {
            $homes = $homes->collect()->unique();
            $states = ListingState::query()->whereIn('home', $homes)->get(['home', 'gone_at']);
            $new += $homes->diff($states->pluck('home'))->count();
            $still += $states->whereNull('gone_at')->unique('home')->count();
        }
        $missing = $known - $still;
        $most = max(self::FEW, $known * (float) Settings::get('alerts.hold_back_share'));
        // If no home is known, there is nothing to compare with.
        $isSuspect = $known > 0 && max($new, $missing) > $most;
        if ($isSuspect) {
            Log::error(
                "imo-widgets: The alerts hold back: of $known known listings $missing are missing, and $new are new. "
                    .'Nothing is mailed until the table is back to normal. If the change is intended, run `alerts:run '
                    .'--accept`.',
            );
        }

        return $isSuspect;
    }

    /** @param  Collection<int, SeenListing>  $listings */
    private function note(Collection $listings): void
    {
        $listings = $this->toldApart($listings);
        $known = $this->known($listings->pluck('home')->unique());
        $seen = ListingVersion::query()
            ->whereIntegerInRaw('id', $known->pluck('version_id'))
            ->pluck('seen', 'state_id');
        $changed = [];
        foreach ($listings as $listing) {
            $name = $listing->name();
            $state = $known[$name] ?? null;
            $values = json_encode($listing->values, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
            $isSame = $state !== null && $state->missing_since === null && $state->gone_at === null
                && $state->listing_key === $listing->key && ($seen[$state->id] ?? null) === $values;
            if ($isSame) {
                $this->there[$state->id] = true;
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
        $holders = $this->holdersOf($listings, $known);
        $taken = [];
        $toldApart = [];
        foreach ($listings as $listing) {
            $name = $listing->name();
            $state = $known[$name] ?? null;
            $holder = $holders[$state->listing_key ?? ''] ?? $listing;
            $isTaken = isset($taken[$name])
                || ($state !== null && isset($this->there[$state->id]))
                || ($holder->key !== $listing->key && $holder->name() === $name);
            $taken[$name] = true;
            $toldApart[] = $isTaken ? $listing->withoutReference() : $listing;
        }

        return collect($toldApart);
    }

    /**
     * Reads the listings that previously had the references that other listings have now.
     *
     * @param  Collection<int, SeenListing>  $listings
     * @param  Collection<string, ListingState>  $known
     * @return array<array-key, SeenListing> by key
     */
    private function holdersOf(Collection $listings, Collection $known): array
    {
        $keys = [];
        foreach ($listings as $listing) {
            $before = $known[$listing->name()]->listing_key ?? $listing->key;
            if ($before !== $listing->key) {
                $keys[] = $before;
            }
        }

        return $keys === [] ? [] : $this->listings->withKeys($keys);
    }

    /** @param  array<non-falsy-string, array{listing: SeenListing, seen: string}>  $changed */
    private function store(array $changed): void
    {
        if ($changed === []) {
            return;
        }
        $listings = collect($changed)->pluck('listing');
        ListingState::query()->upsert($listings->map(fn (SeenListing $listing) => [
            'home' => $listing->home,
            'deal' => $listing->deal,
            'listing_key' => $listing->key,
            'missing_since' => null,
            'gone_at' => null,
        ])->all(), ['home', 'deal'], ['listing_key', 'missing_since', 'gone_at']);
        $seen = [];
        foreach ($this->known($listings->pluck('home')->unique())->intersectByKeys($changed) as $name => $state) {
            $seen[$state->id] = $changed[$name]['seen'];
            $this->there[$state->id] = true;
        }
        $this->addVersions($seen);
    }

    /** @param  array<int, string|null>  $seen  by state */
    private function addVersions(array $seen): void
    {
        $now = CarbonImmutable::now();
        $versions = [];
        foreach ($seen as $state => $values) {
            $versions[] = ['state_id' => $state, 'seen' => $values, 'created_at' => $now];
        }
        ListingVersion::query()->insert($versions);
        $last = ListingVersion::query()
            ->selectRaw('max(id)')
            ->whereColumn('imo_listing_versions.state_id', 'imo_listing_states.id');
        ListingState::query()
            ->whereIntegerInRaw('id', array_keys($seen))
            ->update(['version_id' => DB::raw("({$last->toSql()})")]);
    }

    /**
     * Marks listings as missing, or as gone once they have been missing long enough. If a home is now listed with
     * another deal, its old deal is gone at once.
     *
     * @param  Collection<int, ListingState>  $states
     */
    private function noteMissing(Collection $states): void
    {
        $now = CarbonImmutable::now();
        $gone = $states->whereIn('home', $this->homesWithAnotherDeal($states))
            ->union($states->filter($this->isMissingTooLong(...)));
        $missing = $states->diffKeys($gone)->whereNull('missing_since');
        self::query($missing)->update(['missing_since' => $now]);
        self::query($gone)->update(['gone_at' => $now]);
        if ($gone->isNotEmpty()) {
            $this->addVersions(array_fill_keys($gone->pluck('id')->all(), null));
        }
    }

    /**
     * @param  Collection<int, ListingState>  $states
     * @return Collection<int, string> those homes of these listings that the site now shows with another deal
     */
    private function homesWithAnotherDeal(Collection $states): Collection
    {
        $known = $this->known($states->pluck('home')->unique());

        return $known->filter(fn (ListingState $state) => isset($this->there[$state->id]))->pluck('home');
    }

    private function isMissingTooLong(ListingState $state): bool
    {
        $limit = CarbonImmutable::now()->subHours((int) Settings::get('alerts.gone_after_hours'));

        return $this->isAccepted
            || ($state->missing_since !== null && CarbonImmutable::parse($state->missing_since) <= $limit);
    }

    /**
     * @param  Collection<int, string>  $homes
     * @return Collection<string, ListingState> the states of these homes, by home and deal
     */
    private function known(Collection $homes): Collection
    {
        $states = ListingState::query()->whereIn('home', $homes)->get();

        return $states->keyBy(fn (ListingState $state) => $state->name())->toBase();
    }

    /**
     * @param  Collection<int, ListingState>  $states
     * @return Builder<ListingState>
     */
    private static function query(Collection $states): Builder
    {
        return ListingState::query()->whereIntegerInRaw('id', $states->pluck('id'));
    }
}
