<?php

namespace ImoWidgets\Domain;

/** Parses numbers that people type, as src/domain does: docs/product/numbers.md#typed-decimals. */
final class TypedNumber
{
    /** @return float|false|null the number; `null` for an empty text, `false` for an invalid one */
    public static function decimal(string $text): float|false|null
    {
        $typed = Text::removeBlanks($text);
        if ($typed === '') {
            return null;
        }
        $value = preg_match('/^[0-9]+([.,][0-9]+)?$/D', $typed) ? (float) str_replace(',', '.', $typed) : INF;

        return is_finite($value) ? $value : false;
    }

    /** @return float|false|null a price to the cent, as {@see decimal} (docs/product/numbers.md#typed-prices) */
    public static function price(string $text): float|false|null
    {
        $typed = str_replace('€', '', Text::removeBlanks($text));
        $isGroupedByComma = preg_match('/^[1-9][0-9]{0,2},[0-9]{3}$/D', $typed) === 1;
        $isGroupedByDots = preg_match('/^[1-9][0-9]{0,2}(\.[0-9]{3})+(,(?![0-9]{3}$)[0-9]+)?$/D', $typed) === 1;
        $price = self::decimal(match (true) {
            $isGroupedByComma => str_replace(',', '', $typed),
            $isGroupedByDots => str_replace('.', '', $typed),
            default => $typed,
        });

        return is_float($price) ? self::roundToCents($price) : $price;
    }

    /** Rounds as `Number(number.toFixed(2))`. */
    private static function roundToCents(float $number): float
    {
        // Exact halves of a cent are eighths; there C rounds to the even digit, and JavaScript up.
        return fmod($number * 8, 2) === 1.0 && abs($number) < 2 ** 40
            ? floor($number * 100 + 0.5) / 100
            : (float) sprintf('%.2F', $number);
    }
}
