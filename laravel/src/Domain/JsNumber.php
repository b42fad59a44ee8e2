<?php

namespace ImoWidgets\Domain;

use Illuminate\Support\Str;

/**
 * Formats numbers as JavaScript's `String` and its `Intl` for pt-PT do (docs/product/numbers.md#shown-prices), up to
 * 2⁵³ and fifteen digits, and parses numbers that people type. contract/cases/numbers.json and typed-numbers.json test
 * the PHP and the TypeScript implementations.
 */
final class JsNumber
{
    /** The no-break space between groups of digits and before a unit. */
    public const BLANK = "\u{A0}";

    /** Formats a number as `String(value)` does: `7`, `0.5`, `1e+21`; a string is returned unchanged. */
    public static function toText(string|int|float $value): string
    {
        if (is_string($value)) {
            return $value;
        }
        $text = str_replace('.0e', 'e', (string) json_encode($value + 0));

        // PHP writes an exponent below 0.0001, JavaScript only below 0.000001.
        return (string) Str::replaceMatches(
            '/^(-?)(\d)\.?(\d*)e-([56])$/D',
            fn (array $part) => "{$part[1]}0.".str_repeat('0', (int) $part[4] - 1).$part[2].$part[3],
            $text,
        );
    }

    /**
     * Reads a number from another program, which may be text ("250000.00", "3,5"), as
     * src/domain/format/given-number.ts does.
     *
     * @return float|null `null` for anything else
     */
    public static function parseGiven(mixed $value): ?float
    {
        if (is_string($value)) {
            $blank = Text::BLANK;
            $isNumber = preg_match("/^$blank*(-?[0-9]+(?:[.,][0-9]+)?)$blank*$/uD", $value, $match) === 1;
            $value = $isNumber ? (float) str_replace(',', '.', $match[1]) : null;
        }

        return is_int($value) || (is_float($value) && is_finite($value)) ? (float) $value : null;
    }

    /**
     * Formats a number as pt-PT does: `1 234,5`.
     *
     * @param  int  $most  the maximum number of digits after the comma; the number is rounded half up
     * @param  bool  $isPadded  true for exactly that many digits
     */
    public static function format(int|float $number, int $most, bool $isPadded = false): string
    {
        $text = number_format($number, $most, ',', self::BLANK);

        return $isPadded || $most === 0 ? $text : rtrim(rtrim($text, '0'), ',');
    }

    /**
     * Parses a typed decimal (docs/product/numbers.md#typed-decimals).
     *
     * @return float|false|null `null` for blank input, `false` for invalid input
     */
    public static function parseDecimal(string $text): float|false|null
    {
        $typed = Text::removeBlanks($text);
        if ($typed === '') {
            return null;
        }
        $value = Str::isMatch('/^[0-9]+([.,][0-9]+)?$/D', $typed) ? (float) str_replace(',', '.', $typed) : INF;

        return is_finite($value) ? $value : false;
    }

    /** @return float|false|null a price to the cent, as {@see parseDecimal} (docs/product/numbers.md#typed-prices) */
    public static function parsePrice(string $text): float|false|null
    {
        $typed = str_replace('€', '', Text::removeBlanks($text));
        $isGroupedByComma = Str::isMatch('/^[1-9][0-9]{0,2},[0-9]{3}$/D', $typed);
        $isGroupedByDots = Str::isMatch('/^[1-9][0-9]{0,2}(\.[0-9]{3})+(,(?![0-9]{3}$)[0-9]+)?$/D', $typed);
        $price = self::parseDecimal(match (true) {
            $isGroupedByComma => str_replace(',', '', $typed),
            $isGroupedByDots => str_replace('.', '', $typed),
            default => $typed,
        });

        return is_float($price) ? self::roundToCents($price) : $price;
    }

    /** Rounds as `Number(number.toFixed(2))` does. */
    private static function roundToCents(float $number): float
    {
        // Exact half cents are eighths of a euro; C rounds them to the even digit, JavaScript rounds them up.
        return fmod($number * 8, 2) === 1.0 && abs($number) < 2 ** 40
            ? floor($number * 100 + 0.5) / 100
            : (float) sprintf('%.2F', $number);
    }
}
