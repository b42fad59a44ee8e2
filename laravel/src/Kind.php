<?php

namespace ImoWidgets;

/**
 * Whether a value is of the kind that a key of page data asks for: the same judgement as the widgets' readers
 * (docs/contract.md#reading-values), which name their kind in `page-data.json`. A kind that this package does not know
 * passes: the browser judges anyway.
 */
final class Kind
{
    /** What JavaScript's `trim` takes off: PHP's own leaves hard spaces, and `\s` would take U+0085. */
    private const BLANK = '[\t-\r\p{Z}\x{FEFF}]';

    /**
     * @param  array<string, mixed>  $field  one key's entry in `page-data.json`
     * @param  mixed  $value  as JSON or an attribute will hold it
     */
    public static function accepts(array $field, mixed $value): bool
    {
        return match ($field['kind']) {
            'decimal' => self::isDecimal($value),
            'text', 'id' => self::isWord($value),
            'words', 'names' => is_string($value) || self::isListOf($value, is_string(...)),
            'ids' => self::isWord($value) || self::isListOf($value, self::isWord(...)),
            'url' => is_string($value) && self::isSafeUrl($value),
            'site-url' => is_string($value) && SiteUrl::isOnSite($value),
            'site-path' => is_string($value) && SiteUrl::isFolder($value),
            'choice' => is_string($value) && in_array('"'.self::trim($value).'"', explode(' | ', $field['type']), true),
            'records' => self::isListOf(self::parseEntries($value), RecordShape::of($field)->accepts(...)),
            default => true,
        };
    }

    /**
     * The value without what the widget does not read, at every depth: nothing else may reach a public page, and no URL
     * that leads a search or a card to another host.
     *
     * @param  array<string, mixed>  $field  one key's entry in `page-data.json`
     * @param  mixed  $value  as JSON or an attribute will hold it
     * @return mixed `null` when nothing of it can be read
     */
    public static function reduce(array $field, mixed $value): mixed
    {
        if ($field['kind'] === 'records') {
            $entries = self::parseEntries($value);

            return self::isList($entries) ? array_map(RecordShape::of($field)->reduce(...), $entries) : null;
        }
        if (str_starts_with($field['kind'], 'site-')) {
            return self::accepts($field, $value) ? $value : null;
        }
        if (is_array($value)) {
            return self::isList($value) ? array_map(fn (mixed $entry) => is_array($entry) ? null : $entry, $value) : null;
        }

        return $value;
    }

    /** What Blade prints for an absent value counts as not given (docs/contract.md#values-that-give-nothing). */
    public static function isGiven(mixed $value): bool
    {
        return $value !== null && ! (is_string($value) && self::trim($value) === '');
    }

    /** The text without blanks around it, as JavaScript's `trim` has it. */
    public static function trim(string $text): string
    {
        return preg_replace('/^'.self::BLANK.'+|'.self::BLANK.'+$/u', '', mb_scrub($text));
    }

    private static function isDecimal(mixed $value): bool
    {
        return is_int($value) || is_float($value)
            || (is_string($value) && preg_match('/^[+-]?\d+(?:[.,]\d+)?$/D', self::trim($value)) === 1);
    }

    private static function isWord(mixed $value): bool
    {
        return is_int($value) || is_float($value) || (is_string($value) && self::isGiven($value));
    }

    private static function isList(mixed $value): bool
    {
        return is_array($value) && array_is_list($value);
    }

    private static function isListOf(mixed $value, callable $isEntry): bool
    {
        return self::isList($value) && array_filter($value, $isEntry) === $value;
    }

    /** A list of records may stand in an attribute, as JSON. */
    private static function parseEntries(mixed $value): mixed
    {
        return is_string($value) ? json_decode($value, true) : $value;
    }

    /** A browser drops blanks and control characters before it looks for the scheme. */
    private static function isSafeUrl(string $url): bool
    {
        $bare = preg_replace('/[\p{Cc}\p{Z}\x{FEFF}]/u', '', mb_scrub($url));

        return ! preg_match('~^[^/?#]*?:~', $bare, $scheme)
            || in_array(strtolower($scheme[0]), ['http:', 'https:', 'mailto:', 'tel:'], true);
    }
}
