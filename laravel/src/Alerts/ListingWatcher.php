<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder as Rows;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterCondition;
use ImoWidgets\Listings\PageOfKeys;
use ImoWidgets\Settings;
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
        $key = $this->listings->query()->getModel()->getQualifiedKeyName();
        foreach ($this->listings()->lazyById(self::TOGETHER, $key, 'imo_key')->chunk(self::TOGETHER) as $rows) {
            DB::transaction(fn () => $this->note($rows->collect(), $isFirst));
        }
        $known = Tables::query('listing_states')
            ->whereNull('gone_at')
            ->select('listing_key as imo_key', 'missing_since');
        foreach ($known->lazyById(self::TOGETHER, 'listing_key', 'imo_key')->chunk(self::TOGETHER) as $states) {
            DB::transaction(fn () => $this->noteMissing($states->collect()));
        }
        if ($isFirst) {
            Tables::setCursor('seen', 1);
        }
    }

    /** Selects key and price of each listing that the site shows. */
    private function listings(): Rows
    {
        $query = $this->listings->query();
        $price = $this->listings->columns()['preco'] ?? null;
        $rows = PageOfKeys::unordered($query);

        return is_string($price)
            ? $rows->addSelect(FilterCondition::qualify($query, $price).' as imo_price')
            : $rows->selectRaw('null as imo_price');
    }

    /** @param  Collection<int, stdClass>  $rows */
    private function note(Collection $rows, bool $isFirst): void
    {
        $keys = $rows->map(fn (stdClass $row) => (string) $row->imo_key);
        $known = Tables::query('listing_states')->whereIn('listing_key', $keys)->get()->keyBy('listing_key');
        [$states, $history] = [[], []];
        foreach ($rows as $row) {
            $key = (string) $row->imo_key;
            $price = $this->euros($row->imo_price);
            $state = $known->get($key);
            [$before, $now] = [self::cents($state?->price), self::cents($price)];
            // A listing that returns is news for alerts that never announced it.
            if ($state === null || $state->gone_at !== null) {
                $history[] = self::change($key, 'novo', $price);
            }
            if ($state !== null && $before !== $now) {
                $isLower = $now !== null && $before !== null && $now < $before;
                $history[] = self::change($key, $isLower ? 'desceu' : 'preco', $price, $state->price);
            }
            if ($state === null || $state->missing_since !== null || $before !== $now) {
                $states[] = ['listing_key' => $key, 'price' => $price, 'missing_since' => null, 'gone_at' => null];
            }
        }
        Tables::query('listing_states')->upsert($states, ['listing_key'], ['price', 'missing_since', 'gone_at']);
        if (! $isFirst) {
            Tables::query('listing_history')->insert($history);
        }
    }

    /** @param  Collection<int, stdClass>  $states */
    private function noteMissing(Collection $states): void
    {
        $keys = array_values($states->pluck('imo_key')->all());
        $there = PageOfKeys::unordered($this->listings->query()->whereKey($keys))
            ->pluck('imo_key')
            ->map(strval(...))
            ->flip();
        $missing = $states->reject(fn (stdClass $state) => $there->has($state->imo_key));
        $now = CarbonImmutable::now();
        $limit = $now->subHours((int) Settings::get('alerts.gone_after_hours'));
        $isGone = fn (stdClass $state) => CarbonImmutable::parse($state->missing_since) <= $limit;
        $gone = array_values($missing->whereNotNull('missing_since')->filter($isGone)->pluck('imo_key')->all());
        $stored = fn (iterable $keys) => Tables::query('listing_states')->whereIn('listing_key', $keys);
        $stored($missing->whereNull('missing_since')->pluck('imo_key'))->update(['missing_since' => $now]);
        $stored($gone)->update(['gone_at' => $now]);
        Tables::query('listing_history')->insert(array_map(fn (string $key) => self::change($key, 'saiu'), $gone));
    }

    /** @return array<string, mixed> a row of `imo_listing_history` */
    private static function change(string $key, string $kind, ?string $price = null, ?string $previous = null): array
    {
        return [
            'listing_key' => $key, 'kind' => $kind, 'price' => $price, 'previous' => $previous,
            'created_at' => CarbonImmutable::now(),
        ];
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
}
