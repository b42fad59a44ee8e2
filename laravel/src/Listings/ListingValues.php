<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/** What a listing has in the columns that filters are about: all of it, also where a relation has several. */
final class ListingValues
{
    /** @var array<string, list<string>> the columns of each filter, which looking up costs more than reading them */
    private array $columns = [];

    public function __construct(private readonly ListingTable $table)
    {
    }

    /** @return list<string> the relations that those columns are in, to be loaded with the listings */
    public function relations(): array
    {
        // The path within a JSON column may hold a dot.
        $columns = array_map(fn (string $path) => explode('->', $path)[0], $this->paths());
        $dotted = array_filter($columns, fn (string $column) => str_contains($column, '.'));

        return array_values(array_unique(array_map(fn (string $column) => substr($column, 0, (int) strrpos($column, '.')), $dotted)));
    }

    /**
     * @param  string  $filter  such as `tipologia`
     * @return list<mixed> as the table has them; none where it has no such column, or the listing nothing there
     */
    public function of(Model $listing, string $filter): array
    {
        return array_merge([], ...array_map(fn (string $path) => self::at($listing, $path), $this->columnsOf($filter)));
    }

    /** Whether the filter is about a part of a JSON column, which each database compares in its own way. */
    public function isInside(string $filter): bool
    {
        $filter = in_array($filter, ['minprice', 'maxprice'], true) ? 'preco' : $filter;

        return str_contains(implode(' ', $this->columnsOf($filter)), '->');
    }

    /** The price in euros; `null` without one. */
    public function price(Model $listing): ?float
    {
        $price = $this->of($listing, 'preco')[0] ?? null;

        return is_numeric($price) ? (float) $price / $this->table->centsOfEuro() : null;
    }

    /** @return list<string> */
    private function paths(): array
    {
        return array_merge(...array_map($this->columnsOf(...), ['localizacao', 'objetivo', 'tipologia', 'estado', 'comercial', 'preco', 'quartos', 'wcs', 'garagem']));
    }

    /** @return list<string> */
    private function columnsOf(string $filter): array
    {
        return $this->columns[$filter] ??= array_map(
            fn (ListingColumn $column) => $column->path,
            $filter === 'localizacao' ? $this->table->placeColumns() : array_filter([$this->table->column($filter)]),
        );
    }

    /** @return list<mixed> */
    private static function at(mixed $record, string $path): array
    {
        if ($record instanceof Collection) {
            return array_merge([], ...$record->map(fn (mixed $one) => self::at($one, $path))->values());
        }
        $parts = explode('->', $path, 2);
        $inside = $parts[1] ?? null;
        $names = explode('.', $parts[0], 2);
        $name = $names[0];
        $rest = $names[1] ?? null;
        if ($rest !== null) {
            return $record instanceof Model ? self::at($record->getRelationValue($name), $rest.($inside === null ? '' : "->$inside")) : [];
        }
        // As it is in the table: a cast may have made anything of it.
        $value = $record instanceof Model ? $record->getRawOriginal($name) : null;
        if ($inside !== null) {
            $value = data_get(json_decode((string) $value, true), str_replace('->', '.', $inside));
        }

        return is_scalar($value) ? [$value] : [];
    }
}
