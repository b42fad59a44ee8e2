<?php

namespace ImoWidgets\Listings;

use Exception;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Log;
use Laravel\Scout\Searchable;

/**
 * The search in the site's own table, but for the one filter that few databases have an index for: a part of a reference is
 * looked for by Laravel Scout, in whatever engine the site has. All else stays with the table, whose answers these are: the
 * engine says which references to look at, never what fits, in which order or how many (docs/operating.md#scout).
 */
final class ScoutListingSearch implements FindsAmong, ListingSearch
{
    /** So many an engine gives at once: what Meilisearch, Typesense and Algolia are limited to without a setting. */
    private const MOST = 1000;

    /** Bytes of the longest text that an engine is asked for. */
    private const LONGEST = 100;

    /** @param  int  $most  of which many keys on the engine may have kept some back, so that the table is asked */
    public function __construct(private readonly ListingTable $table, private readonly EloquentListingSearch $listings, private readonly int $most = self::MOST)
    {
    }

    /**
     * @throws BadListingConfig where Scout is not installed, or does not know the model
     * @throws ListingsNotSearched where the database does not answer
     */
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        $model = $this->searchable();
        $keys = $this->isForEngine($criteria['idRef'] ?? null) ? $this->keys($model, $criteria['idRef']) : null;
        if ($keys === null) {
            return $this->listings->search($criteria, $page, $perPage);
        }
        $column = $model->qualifyColumn($model->getScoutKeyName());
        $among = fn (Builder $query) => in_array($model->getScoutKeyType(), ['int', 'integer'], true)
            ? $query->whereIntegerInRaw($column, $keys)
            : $query->whereIn($column, $keys);

        return $this->listings->searchAmong($among, $criteria, $page, $perPage);
    }

    /** The table's own answer: an engine would only say where to look. */
    public function among(array $criteria, array $keys): array
    {
        return $this->listings->among($criteria, $keys);
    }

    /** @return mixed a model that uses `Searchable`, which may not be installed */
    private function searchable(): mixed
    {
        trait_exists(Searchable::class) || throw BadListingConfig::of('search', 'laravel/scout beside it (composer require laravel/scout)', self::class);
        $model = $this->table->model();
        in_array(Searchable::class, class_uses_recursive($model), true)
            || throw BadListingConfig::of('model', 'one that uses '.Searchable::class.', which '.self::class.' searches', $model::class);

        return $model;
    }

    /** Signs that an engine may take for more than text, such as a quote or a hyphen before a word, are for the table. */
    private function isForEngine(mixed $reference): bool
    {
        return $this->table->has('idRef')
            && is_string($reference)
            && strlen($reference) <= self::LONGEST
            && preg_match('~^[\p{L}\p{N}](?:[\p{L}\p{N}._/-]| (?!-))*$~Du', $reference) === 1;
    }

    /** @return Collection<int, int|string>|null of all that have this text somewhere; `null` where the engine can't say */
    private function keys(mixed $model, string $reference): ?Collection
    {
        // What the engine lacks to be made, such as its client, is a developer's mistake and thrown.
        $model->searchableUsing();
        try {
            $keys = $model::search($reference)->take($this->most)->keys();
        } catch (Exception $problem) {
            // Its message may quote what was searched for.
            Log::error('imo-widgets: Scout did not answer ('.$problem::class.'); the reference was looked for in the table.');

            return null;
        }

        return $keys->count() < $this->most ? $keys : null;
    }
}
