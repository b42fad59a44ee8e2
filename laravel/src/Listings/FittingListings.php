<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;

/**
 * The listings that fit, as one query, or as several that each find theirs in an index of their own: no database reads two
 * columns in order for "the town or the parish". A listing that two of them find counts once.
 */
final class FittingListings
{
    /**
     * @param  non-empty-list<Builder>  $queries  in no order
     * @param  array<string, 'asc'|'desc'>  $order  of the ids; the key is one of its columns
     */
    public function __construct(private readonly array $queries, private readonly array $order = [])
    {
    }

    /** @param  Closure(Builder): mixed  $narrow  says which of them are left */
    public function narrowed(Closure $narrow): self
    {
        return new self(array_map(function (Builder $query) use ($narrow) {
            $narrow($query = clone $query);

            return $query;
        }, $this->queries), $this->order);
    }

    /** @param  array<string, 'asc'|'desc'>  $order  columns, the key among them */
    public function ordered(array $order): self
    {
        return new self($this->queries, $order);
    }

    /** What tells these listings from those of another search. */
    public function digest(): string
    {
        $asked = array_map(fn (Builder $query) => [$query->toBase()->toSql(), $query->toBase()->getBindings()], $this->queries);

        return hash('xxh128', serialize($asked));
    }

    /** How many they are. */
    public function count(): int
    {
        $queries = $this->selecting([$this->key()]);

        return count($queries) === 1 ? $queries[0]->count() : $this->united($queries)->count();
    }

    /** @return Collection<int, int|string> ids in order */
    public function ids(int $offset, int $limit): Collection
    {
        $queries = array_map($this->sorted(...), $this->selecting(array_keys($this->order)));
        if (count($queries) === 1) {
            return $queries[0]->offset($offset)->limit($limit)->pluck($this->key());
        }
        // None of them can have more before the page's end than there is.
        $firsts = array_map(fn (QueryBuilder $query) => $query->limit($offset + $limit), $queries);

        return $this->page($this->united($firsts), $offset, $limit);
    }

    /**
     * The same where few fit: all are found, and then sorted. Asked for the first of an order a database prefers an index that
     * has it, and walks through all of it where few fit.
     *
     * @param  int  $few  more than there are
     * @return Collection<int, int|string> ids in order
     */
    public function idsOfFew(int $offset, int $limit, int $few): Collection
    {
        $queries = $this->selecting(array_keys($this->order));
        // No database looks into a subquery with a limit for what is sorted outside.
        $all = count($queries) === 1 ? $queries[0]->newQuery()->fromSub($queries[0]->limit($few), 'fitting') : $this->united($queries);

        return $this->page($all, $offset, $limit);
    }

    private function page(QueryBuilder $all, int $offset, int $limit): Collection
    {
        return $this->sorted($all, isUnited: true)->offset($offset)->limit($limit)->pluck($this->nameOf($this->key()));
    }

    private function key(): string
    {
        return $this->queries[0]->getModel()->getQualifiedKeyName();
    }

    /** @return non-empty-list<QueryBuilder> */
    private function selecting(array $columns): array
    {
        return array_map(fn (Builder $query) => (clone $query)->toBase()->select($columns), $this->queries);
    }

    private function sorted(QueryBuilder $query, bool $isUnited = false): QueryBuilder
    {
        foreach ($this->order as $column => $direction) {
            $query->orderBy($isUnited ? $this->nameOf($column) : $column, $direction);
        }

        return $query;
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
        return Arr::last(explode('.', $column));
    }
}
