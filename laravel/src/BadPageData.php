<?php

namespace ImoWidgets;

use Illuminate\Support\Str;
use Throwable;

/** Page data that the widget can't read: a wrong key, a wrong type, a required one missing, no JSON at all. */
final class BadPageData extends Problem
{
    /** @param  list<string>  $known */
    public static function unknownKey(string $widget, string $key, array $known): self
    {
        $nearest = collect($known)->sortBy(fn (string $one) => levenshtein(strtolower($one), strtolower($key)))->first();
        $hint = $nearest !== null && levenshtein(strtolower($nearest), strtolower($key)) <= 3 ? " Did you mean \"$nearest\"?" : '';

        return new self("$widget: expected one of its keys (".implode(', ', $known)."), got \"$key\"; in production the key is ignored.$hint");
    }

    public static function wrongValue(string $widget, string $key, string $expected, mixed $got): self
    {
        return new self("$widget: \"$key\" expected $expected, got ".self::excerpt($got).'; in production the widget does without it.');
    }

    public static function missing(string $widget, string $key, string $expected): self
    {
        return new self("$widget: \"$key\" is required: expected $expected, got nothing; in production the widget does not mount and its fallback stays.");
    }

    public static function notAnObject(string $widget, mixed $got): self
    {
        return new self("$widget: its data expected an array with keys such as ['colaboradores' => \$equipa], got ".self::excerpt($got).'; in production the fallback is shown.');
    }

    public static function notJson(string $widget, Throwable $cause): self
    {
        return new self("$widget: its data expected what JSON can hold, got something that it can't ({$cause->getMessage()}); in production the fallback is shown.", previous: $cause);
    }

    public static function notText(string $attribute, mixed $got): self
    {
        return new self("imo-widgets: the attribute \"$attribute\" expected a text, got ".self::excerpt($got).'; in production it is left out.');
    }

    private static function excerpt(mixed $value): string
    {
        $plain = json_decode(json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) ?: 'null', true);

        return Str::limit(json_encode(self::withoutContents($plain), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), 80, '…');
    }

    /** A log is no place for what a model holds: the names of its columns say enough. */
    private static function withoutContents(mixed $value): mixed
    {
        if (! is_array($value)) {
            return $value;
        }

        return array_is_list($value) ? array_map(self::withoutContents(...), $value) : array_fill_keys(array_keys($value), '…');
    }
}
