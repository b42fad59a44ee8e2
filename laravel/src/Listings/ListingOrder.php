<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use InvalidArgumentException;

/**
 * In which order listings come: by price, those without one last either way, or the newest first; equals by id, the highest
 * first. It is a list of runs, one after the other, each in the order of an index: `order by price is null, price` has none.
 */
final class ListingOrder
{
    /**
     * @param  string|null  $column  what is sorted by before the id
     * @param  bool  $isAscending  of the column; the id always descends
     * @param  list<'is not null'|'is null'|null>  $runs  the part of the listings that each run is about
     */
    private function __construct(
        private readonly ?string $column,
        private readonly bool $isAscending,
        private readonly array $runs,
        private readonly string $key,
        private readonly bool $isReversed = false,
    ) {
    }

    /**
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     *
     * @throws InvalidArgumentException for an order that the widgets do not offer
     */
    public static function from(array $criteria, ListingTable $table): self
    {
        $order = $criteria['ordem'] ?? 'rec';
        $price = $table->column('preco');
        $key = $table->model()->getQualifiedKeyName();
        $isByPrice = match ($order) {
            'rec' => false,
            'asc', 'desc' => $price !== null,
            default => throw new InvalidArgumentException("imo-widgets: expected the order rec, asc or desc, got \"$order\"."),
        };
        if (! $isByPrice) {
            return new self($table->column('criado'), false, [null], $key);
        }
        // A limit has left out listings without a price already.
        $isLimited = isset($criteria['minprice']) || isset($criteria['maxprice']);

        return new self($price, $order === 'asc', $isLimited ? ['is not null'] : ['is not null', 'is null'], $key);
    }

    /** What tells it from other orders. */
    public function name(): string
    {
        return "$this->column ".($this->isAscending ? 'asc ' : 'desc ').implode(',', $this->runs).($this->isReversed ? ' reversed' : '');
    }

    /** The same listings from the last to the first. */
    public function reversed(): self
    {
        return new self($this->column, $this->isAscending, array_reverse($this->runs), $this->key, ! $this->isReversed);
    }

    /** @return list<FittingListings> those of each run, in order */
    public function runs(FittingListings $fitting): array
    {
        return array_map(fn (?string $part) => $this->run($fitting, $part), $this->runs);
    }

    private function run(FittingListings $fitting, ?string $part): FittingListings
    {
        if ($part !== null) {
            $fitting = $fitting->narrowed(fn (Builder $query) => $query->whereNull($this->column, not: $part === 'is not null'));
        }
        $column = $this->column !== null && $part !== 'is null' ? [$this->column => $this->isAscending === $this->isReversed ? 'desc' : 'asc'] : [];

        return $fitting->ordered($column + [$this->key => $this->isReversed ? 'asc' : 'desc']);
    }
}
