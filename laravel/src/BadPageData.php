<?php

namespace ImoWidgets;

use Illuminate\Support\Str;
use Throwable;

/** Page data that the widget can't read: a wrong key, a wrong type, a required one missing, no JSON at all. */
final class BadPageData extends Problem
{
    /**
     * A key that the widget does not take.
     *
     * @param  list<string>  $known  its keys
     */
    public static function unknownKey(string $widget, string $key, array $known): self
    {
        $nearest = collect($known)->sortBy(fn (string $one) => levenshtein(strtolower($one), strtolower($key)))->first();
        $hint = $nearest !== null && levenshtein(strtolower($nearest), strtolower($key)) <= 3 ? " Did you mean \"$nearest\"?" : '';

        return new self("$widget: expected one of its keys (".implode(', ', $known)."), got \"$key\"; in production the key is ignored.$hint");
    }

    /**
     * A value of another kind than the key's.
     *
     * @param  string  $expected  what a right value looks like, to end "expected …"
     * @param  mixed  $got  only its shape is quoted when it holds a record
     */
    public static function wrongValue(string $widget, string $key, string $expected, mixed $got): self
    {
        return new self("$widget: \"$key\" expected $expected, got ".self::quote($got).'; in production the widget does without it.');
    }

    /**
     * A required key without a value.
     *
     * @param  string  $expected  what a right value looks like, to end "expected …"
     */
    public static function missing(string $widget, string $key, string $expected): self
    {
        return new self("$widget: \"$key\" is required: expected $expected, got nothing; in production the widget does not mount and its fallback stays.");
    }

    /** Data that are no map of keys, such as a list. */
    public static function notAnObject(string $widget, mixed $got): self
    {
        return new self("$widget: its data expected an array with keys such as ['colaboradores' => \$equipa], got ".self::quote($got).'; in production the fallback is shown.');
    }

    /** Data that JSON can't hold, such as NAN. */
    public static function notJson(string $widget, Throwable $cause): self
    {
        return new self("$widget: its data expected what JSON can hold, got something that it can't ({$cause->getMessage()}); in production the fallback is shown.", previous: $cause);
    }

    /** A list or an object in an attribute that is none of the widget's keys. */
    public static function notText(string $attribute, mixed $got): self
    {
        return new self("imo-widgets: the attribute \"$attribute\" expected a text, got ".self::quote($got).'; in production it is left out.');
    }

    private static function quote(mixed $value): string
    {
        $plain = json_decode(json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) ?: 'null', true);

        return Str::limit(json_encode(self::hideContents($plain), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), 80, '…');
    }

    /** A log is no place for what a model holds: the names of its columns say enough. */
    private static function hideContents(mixed $value): mixed
    {
        if (! is_array($value)) {
            return $value;
        }

        return array_is_list($value) ? array_map(self::hideContents(...), $value) : array_fill_keys(array_keys($value), '…');
    }
}
