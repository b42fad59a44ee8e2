<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/** What a listing has in the columns that filters are about: all of it, also where a relation has several. */
final class ListingValues
{
    public function __construct(private readonly ListingTable $table)
    {
    }

    /** @return list<string> the relations that those columns are in, to be loaded with the listings */
    public function relations(): array
    {
        $dotted = array_filter($this->paths(), fn (string $path) => str_contains(strstr("$path->", '->', true), '.'));

        return array_values(array_unique(array_map(fn (string $path) => substr($path, 0, strrpos(strstr("$path->", '->', true), '.')), $dotted)));
    }

    /**
     * @param  string  $filter  such as `tipologia`
     * @return list<mixed> as the table has them; none where it has no such column, or the listing nothing there
     */
    public function of(Model $listing, string $filter): array
    {
        $columns = $filter === 'localizacao' ? $this->table->placeColumns() : array_filter([$this->table->column($filter)]);

        return array_values(array_filter(array_merge([], ...array_map(fn (ListingColumn $column) => self::at($listing, $column->path), $columns)), fn (mixed $value) => $value !== null));
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
        $filters = ['objetivo', 'tipologia', 'preco', 'quartos', 'wcs', 'garagem'];
        $columns = [...$this->table->placeColumns(), ...array_filter(array_map($this->table->column(...), $filters))];

        return array_map(fn (ListingColumn $column) => $column->path, $columns);
    }

    /** @return list<mixed> */
    private static function at(mixed $record, string $path): array
    {
        if ($record instanceof Collection) {
            return array_merge([], ...$record->map(fn (mixed $one) => self::at($one, $path))->values());
        }
        [$column, $inside] = explode('->', $path, 2) + [1 => null];
        [$name, $rest] = explode('.', $column, 2) + [1 => null];
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
