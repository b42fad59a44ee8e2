<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Cache\Repository;
use Illuminate\Database\Connection;

/**
 * What took long to find: how many listings fit, and which are on a page. What is found in a few milliseconds is looked for
 * every time; the rest is kept for a while, since counting hundreds of thousands takes longer than all else of a search. A
 * listing that is saved or deleted by its model ends what is kept; changes that go past the model are seen when the time is
 * over. Each database has entries of its own: those of other tenants and sites may be in the same cache.
 */
final class ListingCache
{
    private const VERSION = 'imo-widgets:listings';

    public function __construct(private readonly Repository $cache, private readonly ListingTable $table)
    {
    }

    /**
     * Everything is looked for anew from now on: for whoever changes listings in bulk, without the model's events.
     *
     * @param  Connection|null  $connection  where listings have changed; the model's own if not said
     */
    public function forget(?Connection $connection = null): void
    {
        $this->cache->forever($this->version($connection ?? $this->table->connection()), bin2hex(random_bytes(8)));
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
        ['seconds' => $seconds, 'slower_than' => $limit] = $this->table->cache();
        $version = $this->version($this->table->connection());
        $key = "$version:{$this->cache->get($version)}:$key";
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

    private function version(Connection $connection): string
    {
        return self::VERSION.':'.DatabaseName::of($connection);
    }
}
