<?php

namespace ImoWidgets;

/**
 * Whether a value is of the kind that a key of page data asks for: the same judgement as the widgets' readers
 * (CONTRACT §1), which name their kind in `page-data.json`. A kind that is newer than this package is let pass: the
 * browser judges anyway.
 */
final class Kind
{
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
            'choice' => is_string($value) && in_array('"'.trim($value).'"', explode(' | ', $field['type']), true),
            'records' => self::isListOfRecords($value, $field['type']),
            default => true,
        };
    }

    /** What Blade prints for an absent value counts as not given (CONTRACT §1). */
    public static function isGiven(mixed $value): bool
    {
        return $value !== null && ! (is_string($value) && trim($value) === '');
    }

    private static function isDecimal(mixed $value): bool
    {
        return is_int($value) || is_float($value)
            || (is_string($value) && preg_match('/^[+-]?\d+(?:[.,]\d+)?$/', trim($value)) === 1);
    }

    private static function isWord(mixed $value): bool
    {
        return is_int($value) || is_float($value) || (is_string($value) && trim($value) !== '');
    }

    private static function isListOf(mixed $value, callable $isEntry): bool
    {
        return is_array($value) && array_is_list($value) && array_filter($value, $isEntry) === $value;
    }

    /** A browser drops tabs, line ends and control characters before it looks for the scheme. */
    private static function isSafeUrl(string $address): bool
    {
        $bare = preg_replace('/[\x00-\x20\x7F]/', '', $address);

        return ! preg_match('~^[^/?#]*?:~', $bare, $scheme)
            || in_array(strtolower($scheme[0]), ['http:', 'https:', 'mailto:', 'tel:'], true);
    }

    /** @param  string  $type such as `{ id: string | number; name: string; foto?: string }[]` */
    private static function isListOfRecords(mixed $value, string $type): bool
    {
        $entries = is_string($value) ? json_decode($value, true) : $value;
        preg_match_all('/(\w+)(\??): ([^;}]+)/', $type, $properties, PREG_SET_ORDER);

        return self::isListOf($entries, fn (mixed $entry) => is_array($entry) && self::isRecord($entry, $properties));
    }

    /** @param  list<array{string, string, string, string}>  $properties name, `?` when optional, type */
    private static function isRecord(array $entry, array $properties): bool
    {
        foreach ($properties as [, $name, $optional, $types]) {
            $value = $entry[$name] ?? null;
            $isRight = $value === null ? $optional === '?' : self::isOfType($value, trim($types));
            if (! $isRight || ($optional === '' && ! self::isGiven($value))) {
                return false;
            }
        }

        return true;
    }

    private static function isOfType(mixed $value, string $types): bool
    {
        $type = is_int($value) || is_float($value) ? 'number' : gettype($value);

        return in_array($type, explode(' | ', $types), true);
    }
}
