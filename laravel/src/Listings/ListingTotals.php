<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Cache\Repository;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder as BaseBuilder;

/**
 * How many listings fit. Up to some thousands they are counted every time, which costs a few milliseconds; what is more than
 * that is kept for a while, because counting a million takes longer than all the rest. A listing that is saved or deleted by
 * its model ends what is kept; changes that go past the model are seen when the time is over.
 */
final class ListingTotals
{
    /** Up to here a total is never kept. */
    public const COUNTED = 10_000;

    private const VERSION = 'imo-widgets:listings';

    public function __construct(private readonly Repository $cache)
    {
    }

    /** Every total is counted anew from now on: for whoever changes listings in bulk, without the model's events. */
    public function forget(): void
    {
        $this->cache->forever(self::VERSION, bin2hex(random_bytes(8)));
    }

    /** As `forget()`, once the transaction that has changed this listing has ended. */
    public function forgetAfter(Model $listing): void
    {
        $listing->getConnection()->afterCommit($this->forget(...));
    }

    /** @param  Builder  $query  all that fit */
    public function count(Builder $query): int
    {
        $query = $query->toBase();
        $seconds = (int) config('imo-widgets.listings.total_seconds', 60);
        $key = self::VERSION.":{$this->cache->get(self::VERSION)}:".hash('xxh128', serialize([$query->toSql(), $query->getBindings()]));
        if ($seconds > 0 && ($kept = $this->cache->get($key)) !== null) {
            return $kept;
        }
        $few = $this->countUpTo(self::COUNTED + 1, $query);
        if ($few <= self::COUNTED || $seconds <= 0) {
            return $few <= self::COUNTED ? $few : $query->count();
        }

        return $this->cache->remember($key, $seconds, fn () => $query->count());
    }

    private function countUpTo(int $limit, BaseBuilder $query): int
    {
        return $query->newQuery()->fromSub((clone $query)->selectRaw('1')->limit($limit), 'some')->count();
    }
}
