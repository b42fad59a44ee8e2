<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Cache\Repository;
use Illuminate\Database\Eloquent\Model;

/**
 * What took long to find: how many listings fit, and which are on a page. What is found in a few milliseconds is looked for
 * every time; the rest is kept for a while, since counting hundreds of thousands takes longer than all else of a search. A
 * listing that is saved or deleted by its model ends what is kept; changes that go past the model are seen when the time is
 * over.
 */
final class ListingCache
{
    private const VERSION = 'imo-widgets:listings';

    public function __construct(private readonly Repository $cache)
    {
    }

    /** Everything is looked for anew from now on: for whoever changes listings in bulk, without the model's events. */
    public function forget(): void
    {
        $this->cache->forever(self::VERSION, bin2hex(random_bytes(8)));
    }

    /** As `forget()`, once the transaction that has changed this listing has ended. A cache that is down stops nobody from saving. */
    public function forgetAfter(Model $listing): void
    {
        $listing->getConnection()->afterCommit(fn () => rescue($this->forget(...)));
    }

    /**
     * @template Found
     *
     * @param  string  $key  of what is looked for, and among which listings
     * @param  Closure(): Found  $find
     * @return Found found now, or a moment ago
     */
    public function remember(string $key, Closure $find): mixed
    {
        ['seconds' => $seconds, 'slower_than' => $limit] = config('imo-widgets.listings.cache', []) + ['seconds' => 60, 'slower_than' => 5];
        $key = self::VERSION.":{$this->cache->get(self::VERSION)}:$key";
        if ($seconds > 0 && ($kept = $this->cache->get($key)) !== null) {
            return $kept;
        }
        $start = hrtime(true);
        $found = $find();
        if ($seconds > 0 && hrtime(true) - $start >= $limit * 1e6) {
            $this->cache->put($key, $found, $seconds);
        }

        return $found;
    }
}
