<?php

namespace ImoWidgets\Domain;

use Illuminate\Support\Str;

/**
 * Reads a query string as a browser's `URLSearchParams` does; PHP's own functions turn `a[]` into an array and rename
 * `a.b`.
 */
final class QueryString
{
    /**
     * @param  string  $query  with or without its `?`
     * @return array<string, list<string>> all values by name, in order
     */
    public static function parse(string $query): array
    {
        return collect(self::pairs($query))->mapToGroups(fn (array $pair) => [$pair[0] => $pair[1]])->toArray();
    }

    /** @return list<array{string, string}> pairs of name and value, in order */
    public static function pairs(string $query): array
    {
        $pairs = [];
        foreach (array_filter(self::split($query), fn (string $part) => $part !== '') as $part) {
            [$name, $value] = explode('=', $part, 2) + [1 => ''];
            $pairs[] = [self::decode($name), self::decode($value)];
        }

        return $pairs;
    }

    /**
     * Returns the parts whose name isn't in this list, unchanged.
     *
     * @param  list<string>  $names
     * @return list<string>
     */
    public static function without(string $query, array $names): array
    {
        return array_values(array_filter(
            self::split($query),
            fn (string $part) => ! in_array(self::decode(Str::before($part, '=')), $names, true),
        ));
    }

    /** @return list<string> */
    private static function split(string $query): array
    {
        $query = Str::replaceStart('?', '', $query);

        return $query === '' ? [] : explode('&', $query);
    }

    private static function decode(string $text): string
    {
        return Text::scrub(urldecode($text));
    }
}
