<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Container\Container;
use Illuminate\Database\Connection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Event;

/**
 * Ends what is kept of searches when a listing comes, goes or changes in what is searched, by its model: once for each
 * transaction. A count of views that is saved ends nothing.
 */
final class ListingWatch
{
    /** @var array<string, true> connections with a listing that has changed, by name */
    private array $changed = [];

    public function __construct(private readonly Container $app)
    {
    }

    /**
     * Observes the model of the listings, by its events' names, so that a page without listings does not load it.
     *
     * @param  string  $model  its class
     */
    public static function of(string $model): void
    {
        Event::listen(["eloquent.created: $model", "eloquent.deleted: $model", "eloquent.restored: $model"], fn (Model $listing) => app(self::class)->changed($listing));
        Event::listen("eloquent.updated: $model", fn (Model $listing) => app(self::class)->updated($listing));
    }

    private function updated(Model $listing): void
    {
        // A mistake in the config stops no site from saving.
        if (rescue(fn () => $this->isSearchedBy(array_keys($listing->getChanges())), true)) {
            $this->changed($listing);
        }
    }

    /** @param  list<string>  $columns  that have changed */
    private function isSearchedBy(array $columns): bool
    {
        $table = $this->app->make(ListingTable::class);
        $used = array_map(fn (string $path) => $this->columnOf($table->model(), $path), $this->paths());
        // Its scopes ask for columns too, such as one that says that a listing is published.
        $scope = $table->query()->toSql();

        return array_filter($columns, fn (string $column) => in_array($column, $used, true) || preg_match('/\b'.preg_quote($column, '/').'\b/', $scope) === 1) !== [];
    }

    /** @return list<string> what the config names for filters and orders */
    private function paths(): array
    {
        $defaults = (require __DIR__.'/../../config/imo-widgets.php')['listings']['columns'];

        return array_values(array_filter(Arr::flatten((array) config('imo-widgets.listings.columns') + $defaults), is_string(...)));
    }

    /** The column of the listings' own table behind a path: of a relation the one that points to it. */
    private function columnOf(Model $model, string $path): string
    {
        [$first] = explode('.', explode('->', $path)[0]);
        $relation = str_contains($path, '.') && $model->isRelation($first) ? $model->$first() : null;

        return $relation instanceof BelongsTo ? $relation->getForeignKeyName() : $first;
    }

    private function changed(Model $listing): void
    {
        $connection = $listing->getConnection();
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
