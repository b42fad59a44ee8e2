<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Support\Str;
use Throwable;

/** Invalid page data: an unknown key, a wrong type, a missing required key, or invalid JSON. */
final class BadPageData extends WidgetProblem
{
    /**
     * @param  string  $place  such as `team-cards: "colaboradores"`
     * @param  string  $consequence  the consequence in production
     */
    public function __construct(
        string $place,
        string $expected,
        string $got,
        string $consequence,
        ?Throwable $previous = null,
    ) {
        parent::__construct("$place expected $expected, got $got; in production $consequence", previous: $previous);
    }

    /** Quotes a value as JSON; a record is quoted without its values, which must not be logged. */
    public static function quote(mixed $value): string
    {
        $json = json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) ?: 'null';
        $shown = self::hideContents(json_decode($json, true));

        return Str::limit((string) json_encode($shown, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), 80, '…');
    }

    private static function hideContents(mixed $value): mixed
    {
        return match (true) {
            ! is_array($value) => $value,
            array_is_list($value) => array_map(self::hideContents(...), $value),
            default => array_fill_keys(array_keys($value), '…'),
        };
    }
}
