<?php

namespace ImoWidgets\Domain;

/**
 * Formats numbers as JavaScript does, and as its `Intl` does in pt-PT (docs/product/numbers.md#shown-prices), up to
 * 2⁵³ and fifteen digits. tests/shared/numbers.json tests both languages.
 */
final class JsNumber
{
    /** The no-break space between groups of digits and before a unit. */
    public const BLANK = "\u{A0}";

    /** Formats as `String(number)`: `7`, `0.5`, `1e+21`. */
    public static function toText(int|float $number): string
    {
        return str_replace('.0e', 'e', (string) json_encode($number + 0));
    }

    /**
     * Formats as in pt-PT: `1 234,5`.
     *
     * @param  int  $most  the most digits after the comma, rounded half up
     * @param  bool  $isPadded  true for exactly so many
     */
    public static function format(int|float $number, int $most, bool $isPadded = false): string
    {
        $text = number_format($number, $most, ',', self::BLANK);

        return $isPadded || $most === 0 ? $text : rtrim(rtrim($text, '0'), ',');
    }
}
