<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Model;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\Listings\ListingValues;

/**
 * Whether a search finds a listing, as far as that can be told without asking the database: texts that are the same, letter by
 * letter, are equal to every database, those that are not even the same without case, accents and signs to none, and numbers
 * that are a cent apart are different. For all between, such as part of a reference, the search itself is asked.
 */
final class SearchJudge
{
    private const LISTS = ['objetivo', 'tipologia', 'localizacao', 'estado', 'comercial'];

    private const COUNTS = ['quartos', 'wcs', 'garagem'];

    /** Euros: the column may hold whole numbers, and a limit none. */
    private const NEAR = 1.0;

    public function __construct(private readonly ListingTable $table, private readonly ListingValues $values)
    {
    }

    /**
     * What of a listing can be compared; once for all searches.
     *
     * @return array<string, mixed>
     */
    public function factsOf(Model $listing): array
    {
        $facts = ['preco' => $this->table->has('preco') ? ($this->values->price($listing) ?? ($this->values->of($listing, 'preco') === [] ? null : '?')) : null];
        foreach (self::LISTS as $filter) {
            $texts = array_map(strval(...), $this->values->of($listing, $filter));
            $facts[$filter] = [array_flip($texts), array_flip(array_map(SearchKeys::fold(...), $this->values->of($listing, $filter)))];
        }
        foreach (self::COUNTS as $filter) {
            $values = $this->values->of($listing, $filter);
            $facts[$filter] = array_filter($values, fn (mixed $value) => is_int($value) || preg_match('/^(?:0|[1-9]\d{0,3})$/D', (string) $value) === 1) === $values ? array_map(floatval(...), $values) : null;
        }

        return $facts;
    }

    /**
     * A search as the table says it; once for all listings.
     *
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     * @return array<string, mixed> without what filters nothing here
     */
    public function askedOf(array $criteria): array
    {
        $asked = [];
        foreach (self::LISTS as $filter) {
            $names = array_map(strval(...), $criteria[$filter] ?? []);
            if ($names !== [] && $this->table->has($filter)) {
                $names = $filter !== 'localizacao' ? $this->table->values($filter, $names) : ($this->table->hasFoldedPlaces() ? array_map(fn (string $name) => Text::trim(Text::fold($name)), $names) : $names);
                $asked[$filter] = array_map(fn (mixed $name) => [is_scalar($name) ? (string) $name : '', SearchKeys::fold(is_scalar($name) ? $name : '')], $names);
            }
        }
        foreach (self::COUNTS as $filter) {
            if (($criteria[$filter] ?? []) !== [] && $this->table->has($filter)) {
                $asked[$filter] = $criteria[$filter];
            }
        }

        return $asked + array_filter(['minprice' => $criteria['minprice'] ?? null, 'maxprice' => $criteria['maxprice'] ?? null], fn (mixed $price) => $price !== null && $this->table->has('preco'))
            + (($criteria['idRef'] ?? '') === '' || ! $this->table->has('idRef') ? [] : ['idRef' => $criteria['idRef']]);
    }

    /**
     * @param  array<string, mixed>  $asked  as `askedOf` gives it
     * @param  array<string, mixed>  $facts  as `factsOf` gives them
     * @return bool|null `null` where only the search knows
     */
    public function judge(array $asked, array $facts): ?bool
    {
        $isSure = ! isset($asked['idRef']) && array_filter(array_keys($asked), $this->values->isInside(...)) === [];
        foreach ($asked as $filter => $what) {
            $fits = match (true) {
                in_array($filter, self::LISTS, true) => self::isAmong($what, ...$facts[$filter]),
                in_array($filter, self::COUNTS, true) => $facts[$filter] === null ? null : self::isCount($what, $facts[$filter]),
                $filter === 'idRef' => null,
                default => self::isWithin($filter === 'minprice' ? 1 : -1, (float) $what, $facts['preco']),
            };
            if ($fits === false && ! $this->values->isInside($filter)) {
                return false;
            }
            $isSure = $isSure && $fits === true;
        }

        return $isSure ? true : null;
    }

    /**
     * @param  list<array{string, string}>  $asked  each as it is, and folded
     * @param  array<string, int>  $texts  what the listing has there, as keys
     * @param  array<string, int>  $folds  the same, folded
     */
    private static function isAmong(array $asked, array $texts, array $folds): ?bool
    {
        $isNear = false;
        foreach ($asked as [$text, $fold]) {
            if ($text !== '' && isset($texts[$text])) {
                return true;
            }
            $isNear = $isNear || isset($folds[$fold]);
        }

        return $isNear ? null : false;
    }

    /** @param  list<float>  $counts */
    private static function isCount(array $asked, array $counts): bool
    {
        foreach ($counts as $count) {
            if (($count >= 5 && in_array('+5', $asked, true)) || in_array((string) $count, array_map(strval(...), $asked), true)) {
                return true;
            }
        }

        return false;
    }

    /** @param  int  $sign  1 for a lower limit, -1 for an upper one */
    private static function isWithin(int $sign, float $limit, float|string|null $price): ?bool
    {
        $above = is_float($price) ? ($price - $limit) * $sign : null;

        return match (true) {
            $price === null => false,
            // At the limit itself a listing is in.
            $above === 0.0 || $above >= self::NEAR => true,
            $above !== null && $above <= -self::NEAR => false,
            default => null,
        };
    }
}
