<?php

namespace ImoWidgets\Widgets\Exceptions;

use Illuminate\Support\Str;
use Throwable;

/** Invalid page data: an unknown key, a wrong type, a missing required key, or invalid JSON. */
final class BadPageData extends WidgetProblem
{
    /** @param  list<string>  $known */
    public static function unknownKey(string $widget, string $key, array $known): self
    {
        return new self(
            "$widget: expected one of its keys ("
                .implode(', ', $known)
                ."), got \"$key\"; in production the key is ignored."
                .self::nearest($key, $known),
        );
    }

    /** @param  array<string, mixed>  $field */
    public static function wrongValue(string $widget, string $key, array $field, mixed $got): self
    {
        return new self(
            "$widget: \"$key\" expected {$field['expected']}, got ".self::quote($got).self::without($field),
        );
    }

    /**
     * @param  array<string, mixed>  $field
     * @param  list<string>  $known
     */
    public static function noSuchList(string $widget, string $key, array $field, array $known, string $got): self
    {
        $names = $known === [] ? 'ImoWidgets::list has registered none' : implode(', ', $known);

        return new self(
            "$widget: \"$key\" expected {$field['expected']}, or the name of a list of this site ($names), got "
                .self::quote($got)
                .self::without($field)
                .self::nearest($got, $known),
        );
    }

    public static function wrongList(string $widget, string $key, string $list, string $expected, mixed $got): self
    {
        return new self(
            "$widget: \"$key\" expected $expected, got "
                .self::quote($got)
                ." of the list \"$list\"; in production the widget does without what it can't read.",
        );
    }

    public static function notForLists(string $key, string $list): self
    {
        return new self(
            "imo-widgets: the list \"$list\" expected a key that takes a list of records, such as colaboradores, got "
                ."\"$key\"; in production no form offers it.",
        );
    }

    /** @param  array<string, mixed>  $field */
    public static function listFailed(string $widget, string $key, array $field, string $list, Throwable $cause): self
    {
        return new self(
            "$widget: \"$key\" expected the entries of the list \"$list\", got an error ({$cause->getMessage()})"
                .self::without($field),
            previous: $cause,
        );
    }

    public static function missing(string $widget, string $key, string $expected): self
    {
        return new self(
            "$widget: \"$key\" is required: expected $expected, got nothing".self::without(['required' => true]),
        );
    }

    public static function notAnObject(string $widget, mixed $got): self
    {
        return new self(
            "$widget: its data expected an array with keys such as ['colaboradores' => \$equipa], got "
                .self::quote($got)
                .'; in production the fallback is shown.',
        );
    }

    public static function notJson(string $widget, Throwable $cause): self
    {
        return new self(
            "$widget: its data expected what JSON can hold, got something that it can't ({$cause->getMessage()}); in "
                .'production the fallback is shown.',
            previous: $cause,
        );
    }

    public static function notText(string $attribute, mixed $got): self
    {
        return new self(
            "imo-widgets: the attribute \"$attribute\" expected a text, got "
                .self::quote($got)
                .'; in production it is left out.',
        );
    }

    /** @param  array<string, mixed>  $field */
    private static function without(array $field): string
    {
        return $field['required']
            ? '; in production the widget does not mount and its fallback stays.'
            : '; in production the widget does without it.';
    }

    private static function quote(mixed $value): string
    {
        $plain = json_decode(
            json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) ?: 'null',
            true,
        );

        return Str::limit(
            (string) json_encode(self::hideContents($plain), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            80,
            '…',
        );
    }

    /** Replaces a record's values, which must not get into a log, by the names of its columns. */
    private static function hideContents(mixed $value): mixed
    {
        if (! is_array($value)) {
            return $value;
        }

        return array_is_list($value)
            ? array_map(self::hideContents(...), $value)
            : array_fill_keys(array_keys($value), '…');
    }
}
