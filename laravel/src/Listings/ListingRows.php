<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/**
 * One page of rows, at a cost that does not grow with the number of listings: ids first, out of an index where the filters
 * allow it, the rows of a dozen of them afterwards; and a page of the second half is counted from the end.
 */
final class ListingRows
{
    /** Up to here nothing is gained by counting from the end, and a total that is a moment old can't move the page. */
    private const SHALLOW = 1000;

    public function __construct(private readonly ListingTable $table)
    {
    }

    /**
     * @param  Builder  $query  all that fit, in no order
     * @param  int  $total  how many those are
     * @return Collection<int, Model> in order, with the relations that the cards need
     */
    public function read(Builder $query, ListingOrder $order, int $offset, int $limit, int $total): Collection
    {
        $limit = min($limit, $total - $offset);
        if ($limit <= 0) {
            return new Collection;
        }
        $fromEnd = $total - $offset - $limit;
        $ids = $offset > max(self::SHALLOW, $fromEnd)
            ? $this->ids($query, $order->reversed(), $fromEnd, $limit)->reverse()->values()
            : $this->ids($query, $order, $offset, $limit);
        $rows = $this->table->model()->newQuery()->with($this->table->relations())->findMany($ids)->keyBy(fn (Model $row) => $row->getKey());

        return $ids->map(fn (mixed $id) => $rows->get($id))->filter()->values()->toBase();
    }

    /** Out of one run after the other, as if they were one list. */
    private function ids(Builder $query, ListingOrder $order, int $offset, int $limit): Collection
    {
        $key = $this->table->model()->getQualifiedKeyName();
        $ids = new Collection;
        foreach ($order->runs($query) as $run) {
            $found = (clone $run)->toBase()->offset($offset)->limit($limit - $ids->count())->pluck($key);
            $ids = $ids->concat($found);
            if ($ids->count() >= $limit) {
                break;
            }
            // Where this run gave nothing, the page begins somewhere in the next.
            $offset = $found->isEmpty() && $offset > 0 ? max(0, $offset - $run->toBase()->reorder()->count()) : 0;
        }

        return $ids;
    }
}
