<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Container\Container;
use Illuminate\Database\Connection;
use Illuminate\Database\Eloquent\Model;

/** Ends what is kept of searches when a listing is saved or deleted by its model: once for each transaction. */
final class ListingWatch
{
    /** @var array<string, true> connections with a listing that has changed, by name */
    private array $changed = [];

    public function __construct(private readonly Container $app)
    {
    }

    /**
     * For every model that was saved or deleted: listings are the model that the config names, those that extend it, and
     * those that it extends, since all of them are in one table.
     *
     * @param  mixed  $listings  the class that the config names
     */
    public function changed(Model $model, mixed $listings): void
    {
        if (! is_string($listings) || ! (is_a($model, $listings) || is_subclass_of($listings, $model::class))) {
            return;
        }
        $connection = $model->getConnection();
        $this->changed[$connection->getName()] = true;
        $connection->afterCommit(fn () => $this->forget($connection));
    }

    /** The first of all that wait for a transaction does it for the others. */
    private function forget(Connection $connection): void
    {
        if (isset($this->changed[$connection->getName()])) {
            unset($this->changed[$connection->getName()]);
            // A cache that is down stops nobody from saving.
            rescue(fn () => $this->app->make(ListingCache::class)->forget($connection));
        }
    }
}
