<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
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
     * @param  Builder<Model>  $query
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     *
     * @throws BadListingConfig where the table has no such column
     */
    public function apply(Builder $query, array $criteria): FittingListings
    {
        foreach (['objetivo', 'tipologia', 'estado', 'comercial'] as $filter) {
            $asked = $criteria[$filter] ?? [];
            $column = $asked === [] ? null : $this->table->column($filter);
            $column?->whereIn($query, $column->type->values($this->table->values($filter, $this->texts($asked))));
        }
        foreach (self::COUNTS as $filter) {
            $this->applyCounts($query, $filter, $criteria[$filter] ?? []);
        }
        $this->applyPrices($query, $criteria);
        $this->applyReference($query, (string) ($criteria['idRef'] ?? ''));

        return new FittingListings($this->inPlaces($query, $criteria['localizacao'] ?? []));
    }

    /**
     * @param  Builder<Model>  $query
     * @param  array<mixed>  $names
     * @return non-empty-list<Builder<Model>> a query for each column of places
     */
    private function inPlaces(Builder $query, array $names): array
    {
        $columns = $names === [] ? [] : $this->table->placeColumns();
        if ($columns === []) {
            return [$query];
        }
        $names = $this->texts($names);
        $names = $this->table->hasFoldedPlaces() ? array_map(fn (string $name) => Text::trim(Text::fold($name)), $names) : $names;

        return array_map(function (ListingColumn $column) use ($query, $names) {
            $column->whereIn($query = clone $query, $column->type->values($names));

            return $query;
        }, $columns);
    }

    /**
     * `+5` is five or more, the others are exact.
     *
     * @param  Builder<Model>  $query
     * @param  list<int|string>  $asked
     */
    private function applyCounts(Builder $query, string $filter, array $asked): void
    {
        $column = $asked === [] ? null : $this->table->column($filter);
        if ($column === null) {
            return;
        }
        [$exact, $isMore] = $column->type->counts($asked);
        if (! $isMore) {
            $column->whereIn($query, $exact);

            return;
        }
        $column->where($query, fn (Builder $query, string $name) => $query->where(fn (Builder $query) => $query->whereIn($name, $exact)->orWhere($name, '>=', 5)));
    }

    /**
     * As soon as a limit is set, listings without a price leave.
     *
     * @param  Builder<Model>  $query
     * @param  array<string, mixed>  $criteria
     */
    private function applyPrices(Builder $query, array $criteria): void
    {
        foreach (['minprice' => '>=', 'maxprice' => '<='] as $limit => $operator) {
            $price = $criteria[$limit] ?? null;
            $column = $price === null ? null : $this->table->column('preco');
            if ($column === null) {
                continue;
            }
            // 1.1 times 100 is a bit more than 110.
            $value = $column->type->limit(round((float) $price * $this->table->centsOfEuro(), 6), isLeast: $limit === 'minprice');
            $value === null
                ? $query->whereRaw('1 = 0')
                : $column->where($query, fn (Builder $query, string $name) => $query->where($name, $operator, $value));
        }
    }

    /**
     * Any part of a reference finds it, and its signs are no wildcards (docs/laravel.md#like).
     *
     * @param  Builder<Model>  $query
     */
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
        $column = $this->table->column('idRef');
        $column?->where($query, fn (Builder $query, string $name) => $query->whereRaw("lower({$column->text($query, $name)}) like lower(?) escape '!'", [$pattern]));
    }

    /**
     * @param  array<mixed>  $values
     * @return list<string> those that a database can hold
     */
    private function texts(array $values): array
    {
        $isText = fn (string $text) => strlen($text) <= self::LONGEST && mb_check_encoding($text, 'UTF-8') && ! str_contains($text, "\0");

        return array_values(array_filter(array_map(strval(...), $values), $isText));
    }
}
