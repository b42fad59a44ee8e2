<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder as Rows;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterCondition;
use ImoWidgets\Listings\PageOfKeys;
use stdClass;

/**
 * Compares the site's listings with their last known state, and stores the changes: `imo_listing_history` has each
 * listing's prices, arrivals and removals with their times. It needs no model events, so an import or another program
 * may change the table, and holds only a thousand rows in memory.
 */
final class ListingWatcher
{
    private const TOGETHER = 1000;

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /** Compares all listings. The listings of the first run are no news. */
    public function look(): void
    {
        $isFirst = Tables::cursor('seen') === 0;
        foreach ($this->chunks($this->listings(), $this->listings->query()->getModel()->getQualifiedKeyName(), 'imo_key') as $rows) {
            DB::transaction(fn () => $this->note($rows, $isFirst));
        }
        foreach ($this->chunks(Tables::query('listing_states')->whereNull('gone_at')->select('listing_key as imo_key', 'missing_since'), 'listing_key', 'imo_key') as $states) {
            DB::transaction(fn () => $this->noteMissing($states));
        }
        if ($isFirst) {
            Tables::setCursor('seen', 1);
        }
    }

    /** Returns key and price of each listing that the site shows. */
    private function listings(): Rows
    {
        $query = $this->listings->query();
        $price = $this->listings->columns()['preco'] ?? null;
        $rows = PageOfKeys::unordered($query);

        return is_string($price) ? $rows->addSelect(FilterCondition::qualify($query, $price).' as imo_price') : $rows->selectRaw('null as imo_price');
    }

    /**
     * @return iterable<Collection<int, stdClass>> in the order of their keys, each chunk starting after the last key of
     *     the one before
     */
    private function chunks(Rows $rows, string $key, string $alias): iterable
    {
        $last = null;
        do {
            $query = (clone $rows)->orderBy($key)->limit(self::TOGETHER);
            $found = ($last === null ? $query : $query->where($key, '>', $last))->get();
            if ($found->isNotEmpty()) {
                $last = $found->last()->$alias;
                yield $found;
            }
        } while ($found->count() === self::TOGETHER);
    }

    /** @param  Collection<int, stdClass>  $rows */
    private function note(Collection $rows, bool $isFirst): void
    {
        $states = Tables::query('listing_states')->whereIn('listing_key', $rows->map(fn (stdClass $row) => (string) $row->imo_key))->get()->keyBy('listing_key');
        $now = CarbonImmutable::now();
        [$added, $history, $back] = [[], [], []];
        foreach ($rows as $row) {
            $key = (string) $row->imo_key;
            $price = $this->euros($row->imo_price);
            $state = $states->get($key);
            if ($state === null) {
                $added[] = ['listing_key' => $key, 'price' => $price, 'first_seen_at' => $now];
            }
            if ($state === null || $state->gone_at !== null) {
                // A listing that returns is news for alerts that never announced it.
                $history[] = ['listing_key' => $key, 'kind' => 'novo', 'price' => $price, 'previous' => null, 'created_at' => $now];
            }
            if ($state !== null && ($state->gone_at !== null || $state->missing_since !== null)) {
                $back[] = $key;
            }
            if ($state !== null && self::cents($state->price) !== self::cents($price)) {
                $history[] = ['listing_key' => $key, 'kind' => self::isLower($price, $state->price) ? 'desceu' : 'preco', 'price' => $price, 'previous' => $state->price, 'created_at' => $now];
                Tables::query('listing_states')->where('listing_key', $key)->update(['price' => $price]);
            }
        }
        $this->insert('listing_states', $added);
        if (! $isFirst) {
            $this->insert('listing_history', $history);
        }
        if ($back !== []) {
            Tables::query('listing_states')->whereIn('listing_key', $back)->update(['missing_since' => null, 'gone_at' => null]);
        }
    }

    /** @param  Collection<int, stdClass>  $states */
    private function noteMissing(Collection $states): void
    {
        $keys = array_values($states->pluck('imo_key')->all());
        $there = PageOfKeys::unordered($this->listings->query()->whereKey($keys))->pluck('imo_key')->map(strval(...))->flip();
        $missing = $states->reject(fn (stdClass $state) => $there->has($state->imo_key));
        $now = CarbonImmutable::now();
        $limit = $now->subHours((int) AlertSettings::get('gone_after_hours'));
        $gone = $missing->filter(fn (stdClass $state) => $state->missing_since !== null && CarbonImmutable::parse($state->missing_since) <= $limit)->pluck('imo_key');
        $since = $missing->whereNull('missing_since')->pluck('imo_key');
        if ($since->isNotEmpty()) {
            Tables::query('listing_states')->whereIn('listing_key', $since)->update(['missing_since' => $now]);
        }
        if ($gone->isNotEmpty()) {
            Tables::query('listing_states')->whereIn('listing_key', $gone)->update(['gone_at' => $now]);
            $this->insert('listing_history', $gone->map(fn (string $key) => ['listing_key' => $key, 'kind' => 'saiu', 'price' => null, 'previous' => null, 'created_at' => $now])->all());
        }
    }

    /** @param  array<int, array<string, mixed>>  $rows */
    private function insert(string $table, array $rows): void
    {
        foreach (array_chunk($rows, self::TOGETHER) as $some) {
            Tables::query($table)->insert($some);
        }
    }

    /** @return string|null in euros and cents; `null` without a price, or with a price of 0 */
    private function euros(mixed $price): ?string
    {
        $euros = is_numeric($price) ? (float) $price / $this->listings->centsOfEuro() : 0;

        return $euros > 0 && $euros < 1e12 ? number_format($euros, 2, '.', '') : null;
    }

    private static function cents(mixed $price): ?int
    {
        return $price === null ? null : (int) round((float) $price * 100);
    }

    private static function isLower(?string $price, mixed $before): bool
    {
        return $price !== null && $before !== null && self::cents($price) < self::cents($before);
    }
}
