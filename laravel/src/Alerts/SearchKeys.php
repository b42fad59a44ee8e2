<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Str;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\Listings\ListingValues;

/**
 * By which a new listing finds the searches that it may fit, instead of each search looking for it: a number for each deal,
 * kind and place together that a search asks for, `*` where it asks for none. A listing has the same numbers for what it is.
 * Texts count without case, accents and signs, so that whatever a database may take for equal has one key: a key finds too
 * many rather than too few, and the search itself judges.
 */
final class SearchKeys
{
    private const FILTERS = ['localizacao', 'tipologia', 'objetivo'];

    /** A search that names more has no keys of its own for the filters after the places. */
    private const MOST = 1000;

    private const ANY = '*';

    /** Words and names whose folded text is kept: folding costs more than all else. */
    private const REMEMBERED = 10_000;

    public function __construct(private readonly ListingTable $table, private readonly ListingValues $values)
    {
    }

    /** What tells keys from those that were made while the table had other columns. */
    public function version(): int
    {
        return crc32(serialize(array_map($this->table->has(...), self::FILTERS)));
    }

    /**
     * @param  array<string, mixed>  $criteria  as `ListingSearch::search()` gets them
     * @return list<int>
     */
    public function ofSearch(array $criteria): array
    {
        $count = 1;
        $asked = [];
        foreach (self::FILTERS as $filter) {
            $names = $this->table->has($filter) ? array_values(array_unique(array_map(self::fold(...), $criteria[$filter] ?? []))) : [];
            $isFew = $count * max(1, count($names)) <= self::MOST;
            $asked[] = $names === [] || ! $isFew ? [self::ANY] : $names;
            $count *= count(end($asked));
        }

        return self::hashes($asked);
    }

    /** @return list<int> */
    public function ofListing(Model $listing): array
    {
        return self::hashes(array_map(fn (string $filter) => [self::ANY, ...$this->names($listing, $filter)], self::FILTERS));
    }

    /** @return list<string> what a search may call it, too: the table may have other words */
    private function names(Model $listing, string $filter): array
    {
        if (! $this->table->has($filter)) {
            return [];
        }
        $found = array_map(self::fold(...), $this->values->of($listing, $filter));
        $said = $filter === 'localizacao' ? [] : array_filter($this->table->words($filter), fn (mixed $value) => in_array(self::fold($value), $found, true));

        return array_values(array_unique([...$found, ...array_map(self::fold(...), array_keys($said))]));
    }

    /**
     * @param  list<list<string>>  $names  by filter
     * @return list<int> one for each combination
     */
    private static function hashes(array $names): array
    {
        $combined = [''];
        foreach ($names as $some) {
            $combined = array_merge(...array_map(fn (string $before) => array_map(fn (string $name) => "$before|$name", $some), $combined));
        }

        // 60 bits: whole numbers of every database.
        return array_values(array_unique(array_map(fn (string $text) => (int) hexdec(substr(hash('xxh3', $text), 0, 15)), $combined)));
    }

    /** What all values have in common that a database may take for equal. */
    public static function fold(mixed $value): string
    {
        static $known = [];
        $text = is_numeric($value) || is_bool($value) ? (string) (float) $value : (string) $value;
        $known = count($known) > self::REMEMBERED ? [] : $known;

        return $known[" $text"] ??= self::foldText($text);
    }

    private static function foldText(string $text): string
    {
        return preg_replace('/[^a-z0-9]+/', '', strtolower(Str::ascii($text))) ?: '-'.hash('xxh3', mb_strtolower(preg_replace('/\s+/u', '', mb_scrub($text))));
    }
}
