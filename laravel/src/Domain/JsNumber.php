<?php

namespace ImoWidgets\Domain;

/**
 * Formats numbers as JavaScript does, and as its `Intl` does in pt-PT (docs/product/numbers.md#shown-prices). Both
 * round the shortest digits that identify the number; PHP's `round` and `number_format` do not.
 * tests/shared/numbers.json tests both languages.
 */
final class JsNumber
{
    /** The no-break space between groups of digits and before a unit. */
    public const BLANK = "\u{A0}";

    /** The largest exact integer: a browser reads JSON's numbers as doubles. */
    private const LARGEST_WHOLE = 2 ** 53;

    /** Formats as `String(number)`: `7`, `0.5`, `1e+21`. */
    public static function toText(int|float $number): string
    {
        if (is_int($number) && abs($number) <= self::LARGEST_WHOLE) {
            return (string) $number;
        }
        [$sign, $digits, $point] = self::split((float) $number);
        if ($point > 21 || $point < -5) {
            $fraction = strlen($digits) > 1 ? '.'.substr($digits, 1) : '';

            return $sign.$digits[0].$fraction.'e'.($point > 0 ? '+' : '-').abs($point - 1);
        }
        [$whole, $fraction] = self::place($digits, $point);

        return ($digits === '0' ? '' : $sign).$whole.($fraction === '' ? '' : ".$fraction");
    }

    /**
     * Formats as in pt-PT: `1 234,5`.
     *
     * @param  int  $most  the most digits after the comma, rounded half up
     * @param  int  $least  the fewest digits after the comma
     */
    public static function format(int|float $number, int $most, int $least = 0, bool $isGrouped = true): string
    {
        [$sign, $digits, $point] = self::split((float) $number);
        [$digits, $point] = self::round($digits, $point, $most);
        [$whole, $fraction] = self::place($digits, $point);
        $fraction = str_pad($fraction, $least, '0');
        if ($isGrouped) {
            $whole = strrev(implode(strrev(self::BLANK), str_split(strrev($whole), 3)));
        }

        return $sign.$whole.($fraction === '' ? '' : ",$fraction");
    }

    /** Rounds to the cent as `Number(number.toFixed(2))`. */
    public static function toCents(float $number): float
    {
        // Exact halves of a cent are eighths; there C rounds to the even digit, and JavaScript up.
        return fmod($number * 8, 2) === 1.0 && abs($number) < 2 ** 40
            ? floor($number * 100 + 0.5) / 100
            : (float) sprintf('%.2F', $number);
    }

    /**
     * @return array{string, string, int} the sign, the significant digits, and the number of digits before the point
     */
    private static function split(float $number): array
    {
        // Fifteen digits identify a number, except the smallest: those have fewer.
        foreach (abs($number) < PHP_FLOAT_MIN ? range(0, 16) : [14, 15, 16] as $places) {
            $written = sprintf("%.{$places}e", $number);
            if ((float) $written === $number) {
                break;
            }
        }
        [$mantissa, $exponent] = explode('e', ltrim($written, '-'));
        $digits = rtrim(str_replace('.', '', $mantissa), '0');
        // PHP writes no sign before a zero.
        $isNegative = fdiv(1, $number) < 0;

        return [$isNegative ? '-' : '', $digits === '' ? '0' : $digits, $digits === '' ? 1 : (int) $exponent + 1];
    }

    /** @return array{string, int} digits and point, with at most so many digits after it */
    private static function round(string $digits, int $point, int $most): array
    {
        $kept = $point + $most;
        if ($kept >= strlen($digits)) {
            return [$digits, $point];
        }
        if ($kept < 0) {
            return ['0', 1];
        }
        $isUp = $digits[$kept] >= '5';
        $digits = '0'.substr($digits, 0, $kept);
        for ($at = $kept; $isUp && $at >= 0; $at--) {
            $isUp = $digits[$at] === '9';
            $digits[$at] = $isUp ? '0' : (string) ((int) $digits[$at] + 1);
        }
        $point += 1;
        // Remove an unneeded leading zero, and trailing zeros behind the point.
        $lead = strspn($digits, '0');
        $digits = rtrim(substr($digits, $lead), '0');

        return $digits === '' ? ['0', 1] : [$digits, $point - $lead];
    }

    /** @return array{string, string} the digits before and behind the point */
    private static function place(string $digits, int $point): array
    {
        if ($point <= 0) {
            return ['0', $digits === '0' ? '' : str_repeat('0', -$point).$digits];
        }

        return [str_pad(substr($digits, 0, $point), $point, '0'), substr($digits, $point)];
    }
}
