<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Database\Query\Expression;

/**
 * Finds the keys of one page at a cost that grows little with the number of listings. Listings with a value in the
 * column come first, then those without; equal ones are sorted by descending key. Each of these two groups is a
 * separate query, because `order by price is null, price` can't use an index. Pages in the second half are read from
 * the end.
 */
final class PageOfKeys
{
    /**
     * @param  Builder<Model>  $fitting  all matching listings
     * @param  string|null  $column  the column to sort by before the key
     * @param  string|null  $least  the lowest number that counts as a value of the column
     */
    public function __construct(
        private readonly Builder $fitting,
        private readonly ?string $column,
        private readonly bool $isAscending,
        private readonly ?string $least = null,
    ) {
    }

    /**
     * Returns a query for the keys of the matching listings, without any order from the site's scopes.
     *
     * @param  Builder<Model>  $fitting
     */
    public static function unordered(Builder $fitting): QueryBuilder
    {
        $key = $fitting->getModel()->getQualifiedKeyName();

        return (clone $fitting)->toBase()->reorder()->select("$key as imo_key");
    }

    /**
     * @param  int  $total  the number of matching listings
     * @return list<int|string>
     */
    public function read(int $offset, int $limit, int $total): array
    {
        $limit = min($limit, $total - $offset);
        $isFromEnd = 2 * $offset > $total;
        $offset = $isFromEnd ? $total - $offset - $limit : $offset;
        $keys = [];
        foreach ($this->runs($isFromEnd) as $run) {
            if (count($keys) >= $limit) {
                break;
            }
            $read = (clone $run)->offset($offset)->limit($limit - count($keys))->pluck('imo_key')->all();
            $keys = [...$keys, ...$read];
            // If this run returned nothing, the page begins in the next one.
            $offset = $read === [] && $offset > 0 ? max(0, $offset - $run->reorder()->count()) : 0;
        }

        return array_values($isFromEnd ? array_reverse($keys) : $keys);
    }

    /** @return iterable<QueryBuilder> one query for the listings with a value in the column, one for those without */
    private function runs(bool $isFromEnd): iterable
    {
        foreach ($this->column === null ? [null] : [$isFromEnd, ! $isFromEnd] as $isNull) {
            $run = self::unordered($this->fitting);
            if ($isNull !== null) {
                if ($isNull) {
                    $this->limitToNone($run);
                } else {
                    $this->limitToValues($run);
                }
                // Even a run of nulls is ordered by the column, because an index can be used only in the order of all
                // its columns.
                $run->orderBy((string) $this->column, $this->isAscending === $isFromEnd ? 'desc' : 'asc');
            }

            yield $run->orderBy($this->fitting->getModel()->getQualifiedKeyName(), $isFromEnd ? 'asc' : 'desc');
        }
    }

    private function limitToValues(QueryBuilder $run): void
    {
        $run->whereNotNull((string) $this->column);
        if ($this->least !== null) {
            $run->where((string) $this->column, '>=', new Expression($this->least));
        }
    }

    private function limitToNone(QueryBuilder $run): void
    {
        $run->where(function (QueryBuilder $either) {
            $either->whereNull((string) $this->column);
            if ($this->least !== null) {
                // The additional comparison with a whole number lets PostgreSQL use the index of an integer column.
                $either->orWhere(fn (QueryBuilder $small) => $small
                    ->where((string) $this->column, '<', new Expression((string) ceil((float) $this->least)))
                    ->where((string) $this->column, '<', new Expression($this->least)));
            }
        });
    }
}
