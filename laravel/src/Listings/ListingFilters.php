<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Database\Eloquent\Builder;
use ImoWidgets\Domain\Text;

/**
 * Which listings fit: values of one filter widen the result, filters narrow each other. What no database can hold, such as a
 * NUL in a text, a text of a megabyte, or a word where agents have numbers, fits no listing, and breaks no query.
 */
final class ListingFilters
{
    /** Bytes of the longest name of a place or reference that is looked for: SQLite takes no pattern of more than 50,000. */
    private const LONGEST = 10_000;

    private const COUNTS = ['quartos', 'wcs', 'garagem'];

    public function __construct(private readonly ListingTable $table)
    {
    }

    /**
     * Narrows a query to what these criteria ask for.
     *
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     */
    public function apply(Builder $query, array $criteria): FittingListings
    {
        foreach (['objetivo', 'tipologia', 'estado'] as $filter) {
            $this->whereIn($query, $filter, $this->table->values($filter, $this->texts($criteria[$filter] ?? [])), $criteria[$filter] ?? []);
        }
        $agents = $criteria['comercial'] ?? [];
        $this->whereIn($query, 'comercial', $this->agents($agents), $agents);
        foreach (self::COUNTS as $filter) {
            $this->applyCounts($query, $filter, $criteria[$filter] ?? []);
        }
        $this->applyPrices($query, $criteria);
        $this->applyReference($query, (string) ($criteria['idRef'] ?? ''));

        return new FittingListings($this->inPlaces($query, $criteria['localizacao'] ?? []));
    }

    private function whereIn(Builder $query, string $filter, array $values, array $asked): void
    {
        if ($asked !== []) {
            $this->where($query, $this->table->column($filter), fn (Builder $query, string $column) => $query->whereIn($column, $values));
        }
    }

    /** @return non-empty-list<Builder> a query for each column of places */
    private function inPlaces(Builder $query, array $names): array
    {
        $columns = $this->table->placeColumns();
        if ($names === [] || $columns === []) {
            return [$query];
        }
        $names = $this->texts($names);
        $names = $this->table->hasFoldedPlaces() ? array_map(fn (string $name) => Text::trim(Text::fold($name)), $names) : $names;

        return array_map(function (string $path) use ($query, $names) {
            $this->where($query = clone $query, $path, fn (Builder $query, string $column) => $query->whereIn($column, $names));

            return $query;
        }, $columns);
    }

    /** `+5` is five or more, the others are exact. */
    private function applyCounts(Builder $query, string $filter, array $asked): void
    {
        if ($asked === []) {
            return;
        }
        $exact = array_map(intval(...), array_values(array_diff($asked, ['+5'])));
        $this->where($query, $this->table->column($filter), fn (Builder $query, string $column) => $query->where(fn (Builder $query) => $query
            ->whereIn($column, $exact)
            ->when(in_array('+5', $asked, true), fn (Builder $query) => $query->orWhere($column, '>=', 5))));
    }

    /** As soon as a limit is set, listings without a price leave. */
    private function applyPrices(Builder $query, array $criteria): void
    {
        foreach (['minprice' => '>=', 'maxprice' => '<='] as $limit => $operator) {
            $price = $criteria[$limit] ?? null;
            if ($price !== null) {
                // 1e400 is a number to PHP, and too big for any database.
                $price = min((float) $price, PHP_FLOAT_MAX);
                $this->where($query, $this->table->column('preco'), fn (Builder $query, string $column) => $query->where($column, $operator, $price));
            }
        }
    }

    /** Any part of a reference finds it, and its signs are no wildcards (docs/laravel.md#like). */
    private function applyReference(Builder $query, string $typed): void
    {
        if ($typed === '') {
            return;
        }
        if ($this->texts([$typed]) === []) {
            $query->whereRaw('1 = 0');

            return;
        }
        $pattern = '%'.preg_replace('/[!%_]/', '!$0', $typed).'%';
        $this->where($query, $this->table->column('idRef'), function (Builder $query, string $column) use ($pattern) {
            $column = $query->getGrammar()->wrap($query->qualifyColumn($column));

            return $query->whereRaw("lower($column) like lower(?) escape '!'", [$pattern]);
        });
    }

    /** @param  Closure(Builder, string): mixed  $narrow  gets the query that the column is in: the listing's, or its relation's */
    private function where(Builder $query, ?string $path, Closure $narrow): void
    {
        if ($path === null) {
            return;
        }
        $dot = strrpos($path, '.');
        $dot === false
            ? $narrow($query, $path)
            : $query->whereHas(substr($path, 0, $dot), fn (Builder $relation) => $narrow($relation, substr($path, $dot + 1)));
    }

    /** @return list<string> those that a database can hold */
    private function texts(array $values): array
    {
        $isText = fn (string $text) => strlen($text) <= self::LONGEST && mb_check_encoding($text, 'UTF-8') && ! str_contains($text, "\0");

        return array_values(array_filter(array_map(strval(...), $values), $isText));
    }

    /** @return list<string|int> the ids that an agent can have */
    private function agents(array $ids): array
    {
        if (! $this->table->hasNumberedAgents()) {
            return $this->texts($ids);
        }

        // `7abc` is 7 to MySQL, an error to PostgreSQL, and nobody to us.
        return array_map(intval(...), array_values(preg_grep('/^\d{1,18}$/D', array_map(strval(...), $ids))));
    }
}
