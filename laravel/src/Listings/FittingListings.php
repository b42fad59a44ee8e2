<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;

/**
 * The listings that fit, as one query, or as several that each find theirs in an index of their own: no database reads two
 * columns in order for "the town or the parish". A listing that two of them find counts once.
 */
final class FittingListings
{
    /** What the column that they are sorted by is called in a query. */
    private const SORTED_BY = 'imo_sorted_by';

    /**
     * @param  non-empty-list<Builder<Model>>  $queries
     * @param  ListingColumn|null  $column  that they are sorted by before their ids
     * @param  bool  $isAscending  the order of the column; ids descend
     * @param  bool  $isReversed  whether they come from the last to the first
     */
    public function __construct(
        private readonly array $queries,
        private readonly ?ListingColumn $column = null,
        private readonly bool $isAscending = false,
        private readonly bool $isReversed = false,
    ) {
    }

    /** @param  Closure(Builder<Model>): mixed  $narrow  says which of them are left */
    public function narrowed(Closure $narrow): self
    {
        return new self(array_map(function (Builder $query) use ($narrow) {
            $narrow($query = clone $query);

            return $query;
        }, $this->queries), $this->column, $this->isAscending, $this->isReversed);
    }

    /**
     * @param  ListingColumn|null  $column  what they are sorted by before their ids, which descend
     * @param  bool  $isReversed  whether they come from the last to the first
     */
    public function ordered(?ListingColumn $column, bool $isAscending, bool $isReversed): self
    {
        return new self($this->queries, $column, $isAscending, $isReversed);
    }

    /** How many they are. */
    public function count(): int
    {
        $queries = (new self($this->queries))->selecting();

        return count($queries) === 1 ? $queries[0]->count() : $this->united($queries)->count();
    }

    /** @return Collection<int, int|string> ids in order */
    public function ids(int $offset, int $limit): Collection
    {
        $queries = array_map($this->sorted(...), $this->selecting());
        if (count($queries) === 1) {
            return $queries[0]->offset($offset)->limit($limit)->pluck($this->key());
        }
        // None of them can have more before the page's end than there is.
        $firsts = array_map(fn (QueryBuilder $query) => $query->limit($offset + $limit), $queries);

        return $this->page($this->united($firsts), $offset, $limit);
    }

    /**
     * The same where few fit: all are found, and then sorted, those without a value last. Asked for the first of an order a database prefers an index that
     * has it, and walks through all of it where few fit.
     *
     * @param  int  $few  more than there are
     * @return Collection<int, int|string> ids in order
     */
    public function idsOfFew(int $offset, int $limit, int $few): Collection
    {
        $queries = $this->selecting();
        // No database looks into a subquery with a limit for what is sorted outside.
        $all = count($queries) === 1 ? $queries[0]->newQuery()->fromSub($queries[0]->limit($few), 'fitting') : $this->united($queries);

        return $this->page($all, $offset, $limit);
    }

    /** @return Collection<int, int|string> ids in order */
    private function page(QueryBuilder $all, int $offset, int $limit): Collection
    {
        return $this->sorted($all, isUnited: true)->offset($offset)->limit($limit)->pluck($this->nameOf($this->key()));
    }

    private function key(): string
    {
        return $this->queries[0]->getModel()->getQualifiedKeyName();
    }

    /** @return non-empty-list<QueryBuilder> of ids, and of what they are sorted by; in no order, whatever the site's scopes say */
    private function selecting(): array
    {
        return array_map(function (Builder $query) {
            $value = $this->column?->sortValue($query, $this->isAscending);
            $ids = (clone $query)->toBase()->reorder()->select($this->key());

            return match (true) {
                $value === null => $ids,
                is_string($value) => $ids->addSelect("$value as ".self::SORTED_BY),
                default => $ids->selectSub($value, self::SORTED_BY),
            };
        }, $this->queries);
    }

    private function sorted(QueryBuilder $query, bool $isUnited = false): QueryBuilder
    {
        // Runs have none of them, or nothing else.
        if ($this->column !== null && $isUnited) {
            $query->orderByRaw(self::SORTED_BY.' is null');
        }
        if ($this->column !== null) {
            $query->orderBy(self::SORTED_BY, $this->isAscending === $this->isReversed ? 'desc' : 'asc');
        }

        return $query->orderBy($isUnited ? $this->nameOf($this->key()) : $this->key(), $this->isReversed ? 'asc' : 'desc');
    }

    /** @param  non-empty-list<QueryBuilder>  $queries */
    private function united(array $queries): QueryBuilder
    {
        $all = array_shift($queries);
        $outside = $all->newQuery();
        array_walk($queries, fn (QueryBuilder $query) => $all->union($query));

        return $outside->fromSub($all, 'fitting');
    }

    /** A column as the rows of a subquery have it. */
    private function nameOf(string $column): string
    {
        return (string) Arr::last(explode('.', $column));
    }
}
