<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/**
 * One page of rows, at a cost that does not grow with the number of listings: ids first, out of an index where the filters
 * allow it, the rows of a dozen of them afterwards. Of many, a page of the second half is counted from the end.
 */
final class ListingRows
{
    /** Up to here nothing is gained by counting from the end. */
    private const SHALLOW = 1000;

    /** So many are sorted sooner than an index in the right order is looked through for them. */
    private const FEW = 20_000;

    /** @param  int  $few  how many listings are still few */
    public function __construct(private readonly ListingTable $table, private readonly int $few = self::FEW)
    {
    }

    /**
     * @param  FittingListings  $fitting  all that fit, in no order
     * @param  int  $page  from 1
     * @param  int  $total  how many those are
     * @return Collection<int, Model> in order, with the relations that the cards need
     */
    public function read(FittingListings $fitting, ListingOrder $order, int $page, int $perPage, int $total): Collection
    {
        if (($page - 1) * $perPage >= $total) {
            return new Collection;
        }
        $offset = ($page - 1) * $perPage;
        $ids = $total <= $this->few
            // Some may have come since they were counted.
            ? $order->whole($fitting)->idsOfFew($offset, $perPage, 10 * self::FEW)
            : $this->idsOfMany($fitting, $order, $offset, min($perPage, $total - $offset), $total);
        $columns = $this->table->model()->qualifyColumn('*');
        $query = $this->table->query()->with($this->table->relations());
        $query->select($columns);
        $rows = $query->findMany($ids)->getDictionary();

        return new Collection(array_values(array_filter(array_map(fn (int|string $id) => $rows[$id] ?? null, $ids->all()))));
    }

    /** @return Collection<int, int|string> */
    private function idsOfMany(FittingListings $fitting, ListingOrder $order, int $offset, int $limit, int $total): Collection
    {
        $fromEnd = $total - $offset - $limit;

        return $offset > max(self::SHALLOW, $fromEnd)
            ? $this->ids($fitting, $order->reversed(), $fromEnd, $limit)->reverse()->values()
            : $this->ids($fitting, $order, $offset, $limit);
    }

    /**
     * Out of one run after the other, as if they were one list.
     *
     * @return Collection<int, int|string>
     */
    private function ids(FittingListings $fitting, ListingOrder $order, int $offset, int $limit): Collection
    {
        $ids = new Collection;
        foreach ($order->runs($fitting) as $run) {
            $left = $limit - $ids->count();
            $found = $run->ids($offset, $left);
            $ids = $ids->concat($found);
            if ($ids->count() >= $limit) {
                break;
            }
            // Where this run gave nothing, the page begins somewhere in the next.
            $offset = $found->isEmpty() && $offset > 0 ? max(0, $offset - $run->count()) : 0;
        }

        return $ids;
    }
}
