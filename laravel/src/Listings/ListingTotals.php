<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Cache\Repository;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * How many listings fit. What is counted in a few milliseconds is counted every time. What takes longer is kept for a while:
 * counting hundreds of thousands takes longer than all the rest of a search. A listing that is saved or deleted by its model
 * ends what is kept; changes that go past the model are seen when the time is over.
 */
final class ListingTotals
{
    private const VERSION = 'imo-widgets:listings';

    public function __construct(private readonly Repository $cache)
    {
    }

    /** Every total is counted anew from now on: for whoever changes listings in bulk, without the model's events. */
    public function forget(): void
    {
        $this->cache->forever(self::VERSION, bin2hex(random_bytes(8)));
    }

    /** As `forget()`, once the transaction that has changed this listing has ended. A cache that is down stops nobody from saving. */
    public function forgetAfter(Model $listing): void
    {
        $listing->getConnection()->afterCommit(fn () => rescue($this->forget(...)));
    }

    /** @param  Builder  $query  all that fit */
    public function count(Builder $query): int
    {
        $query = $query->toBase();
        ['seconds' => $seconds, 'slower_than' => $limit] = config('imo-widgets.listings.totals', []) + ['seconds' => 60, 'slower_than' => 5];
        $key = self::VERSION.":{$this->cache->get(self::VERSION)}:".hash('xxh128', serialize([$query->toSql(), $query->getBindings()]));
        if ($seconds > 0 && ($kept = $this->cache->get($key)) !== null) {
            return $kept;
        }
        $start = hrtime(true);
        $total = $query->count();
        if ($seconds > 0 && hrtime(true) - $start >= $limit * 1e6) {
            $this->cache->put($key, $total, $seconds);
        }

        return $total;
    }
}
