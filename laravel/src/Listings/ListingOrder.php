<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use InvalidArgumentException;

/**
 * In which order listings come: by price or the newest first, those without a price or a day last either way; equals by id,
 * the highest first. It is a list of runs, one after the other, each in the order of an index: `order by price is null, price`
 * has none.
 */
final class ListingOrder
{
    /**
     * @param  ListingColumn|null  $column  what is sorted by before the id
     * @param  bool  $isAscending  of the column; the id always descends
     * @param  list<'is not null'|'is null'|null>  $runs  the part of the listings that each run is about
     */
    private function __construct(
        private readonly ?ListingColumn $column,
        private readonly bool $isAscending,
        private readonly array $runs,
        private readonly bool $isReversed = false,
    ) {
    }

    /**
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     *
     * @throws InvalidArgumentException for an order that the widgets do not offer
     * @throws BadListingConfig where the table has no such column
     */
    public static function from(array $criteria, ListingTable $table): self
    {
        $order = $criteria['ordem'] ?? 'rec';
        $isByPrice = match ($order) {
            'rec' => false,
            'asc', 'desc' => $table->has('preco'),
            default => throw new InvalidArgumentException("imo-widgets: expected the order rec, asc or desc, got \"$order\"."),
        };
        $column = $table->column($isByPrice ? 'preco' : 'criado');
        // A limit has left out listings without a price already.
        $isLimited = $isByPrice && (isset($criteria['minprice']) || isset($criteria['maxprice']));
        $runs = match (true) {
            $column === null => [null],
            $isLimited => ['is not null'],
            default => ['is not null', 'is null'],
        };

        return new self($column, $order === 'asc' && $isByPrice, $runs);
    }

    /** The same listings from the last to the first. */
    public function reversed(): self
    {
        return new self($this->column, $this->isAscending, array_reverse($this->runs), ! $this->isReversed);
    }

    /** @return list<FittingListings> those of each run, in order */
    public function runs(FittingListings $fitting): array
    {
        return array_map(fn (?string $part) => $this->run($fitting, $part), $this->runs);
    }

    /** All of them at once, for where few fit and are sorted without an index. */
    public function whole(FittingListings $fitting): FittingListings
    {
        return $fitting->ordered($this->column, $this->isAscending, $this->isReversed);
    }

    private function run(FittingListings $fitting, ?string $part): FittingListings
    {
        $column = $this->column;
        if ($part !== null && $column !== null) {
            $fitting = $fitting->narrowed(fn (Builder $query) => $column->whereKnown($query, $part === 'is not null'));
        }

        // Also where all of them are null: an index is read in its order for all of its columns.
        return $this->whole($fitting);
    }
}
