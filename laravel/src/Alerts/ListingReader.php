<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Arr;
use Illuminate\Support\LazyCollection;
use Illuminate\Support\Str;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterCondition;
use ImoWidgets\Listings\PageOfKeys;
use ImoWidgets\Settings;

/** Reads from the site's listings what alerts remember: the home, its deal, and the values of its filtered columns. */
final class ListingReader
{
    private const DEAL = 'objetivo';

    /** @var array<string, list<string>>|null */
    private ?array $columns = null;

    private ?string $identity = null;

    private bool $isIdentityKnown = false;

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /**
     * @return LazyCollection<int, SeenListing> all listings that the site shows, ordered by key and read in batches of
     *     `$together`
     */
    public function all(int $together): LazyCollection
    {
        $query = $this->query();
        $model = $query->getModel();

        return $query->lazyById($together, $model->getQualifiedKeyName(), $model->getKeyName())->map($this->seen(...));
    }

    /** @return LazyCollection<int, string> the digest of each shown listing's home, read in batches of `$together` */
    public function homes(int $together): LazyCollection
    {
        $query = $this->listings->query()->setEagerLoads([]);
        $query->getQuery()->reorder();
        $model = $query->getModel();
        $columns = array_filter([$model->getKeyName(), $this->identity()]);
        $query->select(array_map(fn (string $column) => FilterCondition::qualify($query, $column), $columns));

        $listings = $query->lazyById($together, $model->getQualifiedKeyName(), $model->getKeyName());

        return $listings->map($this->homeOf(...));
    }

    private function homeOf(Model $listing): string
    {
        $reference = EloquentListingSearch::identityOf($listing, $this->identity());

        return SeenListing::digest($reference, (string) $listing->getKey());
    }

    /**
     * @param  list<string>  $keys
     * @return array<array-key, SeenListing> the listings with these keys that the site shows, by key
     */
    public function withKeys(array $keys): array
    {
        $seen = [];
        foreach (array_chunk($keys, 1000) as $chunk) {
            foreach ($this->query()->whereKey($chunk)->get() as $listing) {
                $seen[(string) $listing->getKey()] = $this->seen($listing);
            }
        }

        return $seen;
    }

    /**
     * @param  list<string>  $keys
     * @return list<string> the keys of listings that the site shows
     */
    public function keysOf(array $keys): array
    {
        $rows = PageOfKeys::unordered($this->listings->query()->whereKey($keys));

        return array_values($rows->pluck('imo_key')->map(strval(...))->all());
    }

    /** @return Builder<Model> */
    private function query(): Builder
    {
        $query = $this->listings->query()->setEagerLoads([]);
        $query->getQuery()->reorder();
        $query->select($query->getModel()->qualifyColumn('*'));
        foreach ($this->columns() as $paths) {
            foreach ($paths as $path) {
                $relation = self::relationOf($query->getModel(), $path);
                if ($relation === null) {
                    $query->addSelect(FilterCondition::qualify($query, $path).' as '.self::aliasOf($path));
                } else {
                    $query->with(Str::beforeLast(Str::before($path, '->'), '.'));
                }
            }
        }

        return $query;
    }

    private function seen(Model $listing): SeenListing
    {
        $values = [];
        foreach ($this->columns() as $filter => $paths) {
            $values[$filter] = array_merge(
                ...array_map(fn (string $path) => self::valuesOf($listing, $path), $paths),
            );
        }
        $deal = Text::trim(Text::fold(implode(' ', $values[self::DEAL] ?? [])));
        $key = (string) $listing->getKey();

        return new SeenListing($key, $this->homeOf($listing), mb_substr($deal, 0, 40), $values);
    }

    /**
     * Returns the column that identifies homes: the configured one, or else the one that the first run chose, so a
     * duplicate reference typed later doesn't make all listings new.
     */
    private function identity(): ?string
    {
        if (! $this->isIdentityKnown) {
            $column = $this->listings->identity();
            if (Cursor::get('seen') === 0) {
                Cursor::set('by_reference', $column === null ? 0 : 1);
            }
            $reference = $this->listings->columns()['idRef'] ?? null;
            $isByReference = Cursor::get('by_reference') === 1 && is_string($reference);
            $this->identity = Settings::get('listings.identity') ?? ($isByReference ? $reference : null);
            $this->isIdentityKnown = true;
        }

        return $this->identity;
    }

    /**
     * @param  array<string, list<string|null>>  $values
     * @return float|null the price in euros; `null` if it is missing or 0
     */
    public function priceOf(array $values): ?float
    {
        $price = $values['preco'][0] ?? null;
        $euros = is_numeric($price) ? $price / $this->listings->centsOfEuro() : 0;

        return $euros > 0 && $euros < 1e12 ? round($euros, 2) : null;
    }

    /**
     * @return array<string, list<string>> the columns of each filter that has any; `criado` is left out because it only
     *     sorts. A filter that gets a column later has no earlier values.
     */
    private function columns(): array
    {
        $columns = array_diff_key(Arr::whereNotNull($this->listings->columns()), ['criado' => null]);

        return $this->columns ??= array_map(fn (mixed $paths) => array_values(Arr::wrap($paths)), $columns);
    }

    /** @return list<string|null> the column's value, or one value for each related row */
    private static function valuesOf(Model $listing, string $path): array
    {
        $relation = self::relationOf($listing, $path);
        if ($relation === null) {
            return [self::text($listing->getAttributes()[self::aliasOf($path)] ?? null)];
        }
        $rest = substr($path, strlen($relation) + 1);
        $related = collect(Arr::wrap($listing->getRelation($relation) ?? []))->flatten();

        return array_values($related->map(fn (Model $row) => self::text(data_get($row, $rest)))->all());
    }

    private static function relationOf(Model $model, string $path): ?string
    {
        $relation = Str::before(Str::before($path, '->'), '.');

        return $relation !== $path && $model->isRelation($relation) ? $relation : null;
    }

    private static function aliasOf(string $path): string
    {
        return 'imo_'.Str::replaceMatches('/\W/', '_', $path);
    }

    private static function text(mixed $value): ?string
    {
        return match (true) {
            $value === null => null,
            is_scalar($value) => (string) $value,
            default => json_encode($value, JSON_THROW_ON_ERROR),
        };
    }
}
