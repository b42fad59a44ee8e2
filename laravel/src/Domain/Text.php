<?php

namespace ImoWidgets\Domain;

use Illuminate\Support\Str;
use Normalizer;

/**
 * Trims, compares and shortens strings exactly as src/domain/format/text.ts does in the browser
 * (docs/product/forms.md#trimming, docs/product/places.md#comparison, docs/product/cards.md#address).
 */
final class Text
{
    /** The characters that JavaScript's `\s` matches; PHP's own has U+0085 instead of U+FEFF. */
    public const BLANK = '[\t-\r\p{Z}\x{FEFF}]';

    /** Matches a blank, a control character or another invisible character. */
    private const INVISIBLE = '[\p{Z}\p{Cc}\x{AD}\x{61C}\x{115F}\x{1160}\x{180E}\x{200B}-\x{200F}'
        .'\x{202A}-\x{202E}\x{2060}-\x{206F}\x{2800}\x{3164}\x{FEFF}\x{FFA0}]';

    /** Removes blanks and invisible characters at the text's ends. */
    public static function trim(string $text): string
    {
        preg_match('/^'.self::INVISIBLE.'*+(.*[^'.substr(self::INVISIBLE, 1).')?/us', $text, $match);

        return $match[1] ?? '';
    }

    /** Replaces invalid bytes with U+FFFD. */
    public static function scrub(string $text): string
    {
        return htmlspecialchars_decode(htmlspecialchars($text, ENT_SUBSTITUTE | ENT_NOQUOTES), ENT_NOQUOTES);
    }

    /** Encodes as `encodeURIComponent` does, which doesn't encode these five characters. */
    public static function encodeComponent(string $text): string
    {
        return strtr(rawurlencode($text), ['%21' => '!', '%27' => "'", '%28' => '(', '%29' => ')', '%2A' => '*']);
    }

    /** Returns whether the text has no visible character. */
    public static function isBlank(string $text): bool
    {
        return Str::isMatch('/^'.self::INVISIBLE.'*$/uD', $text);
    }

    /** Removes all blanks and invisible characters, including those inside the text. */
    public static function removeBlanks(string $text): string
    {
        return (string) Str::replaceMatches('/'.self::INVISIBLE.'+/u', '', $text);
    }

    /** Removes the separators between a phone number's digits. */
    public static function cleanPhone(string $text): string
    {
        return (string) Str::replaceMatches('/[.()[\]\-\x{2010}-\x{2015}\x{2212}]/u', '', self::removeBlanks($text));
    }

    /**
     * Extracts the address from input pasted from a mail program: `Rita <rita@exemplo.pt>;` becomes `rita@exemplo.pt`
     * (src/domain/fields/contact-fields.ts).
     */
    public static function cleanEmail(string $text): string
    {
        $text = mb_scrub($text, 'UTF-8');
        $address = preg_match('/<([^<>]*)>[^<>]*$/D', $text, $match) === 1 ? $match[1] : $text;

        return self::trim((string) Str::replaceMatches('/(?<![.;])[.;]+$/D', '', self::trim($address)));
    }

    /**
     * Returns the first telephone number in the text, ready to dial; `''` if there is none (findPhone in
     * src/domain/fields/contact-fields.ts).
     */
    public static function findPhone(string $text): string
    {
        $digits = '[0-9]+(?![0-9]*\p{L})';
        $between = '(?:'.self::INVISIBLE.'+|[.\-\x{2010}-\x{2015}\x{2212}])?';
        $prefix = "(?:\+[0-9]+$between)?(?:\(\+?[0-9 ]+\)$between)?";
        preg_match_all("/(?<![+0-9])$prefix$digits(?:$between$digits)*(?!{$between}[0-9])/u", $text, $matches);
        $numbers = array_map(self::cleanPhone(...), $matches[0]);

        return array_values(array_filter($numbers, fn (string $number) => strlen($number) > 2))[0] ?? '';
    }

    /** Lowercases the text and removes accents, for comparison. */
    public static function fold(string $text): string
    {
        $decomposed = (string) Normalizer::normalize($text, Normalizer::FORM_D);

        return mb_strtolower((string) Str::replaceMatches('/\p{M}/u', '', $decomposed));
    }

    /** Returns the text's length as JavaScript counts it, in UTF-16 units. */
    public static function length(string $text): int
    {
        return intdiv(strlen(mb_convert_encoding($text, 'UTF-16BE', 'UTF-8')), 2);
    }

    /**
     * Shortens a text of more than `$limit` UTF-16 units to that many plus `...`, or to one unit fewer to avoid
     * splitting a character.
     */
    public static function shorten(string $text, int $limit): string
    {
        $units = mb_convert_encoding($text, 'UTF-16BE', 'UTF-8');
        if (strlen($units) <= $limit * 2) {
            return $text;
        }
        $kept = substr($units, 0, $limit * 2);
        $isHalf = (ord($kept[$limit * 2 - 2]) & 0xFC) === 0xD8;

        return mb_convert_encoding($isHalf ? substr($kept, 0, -2) : $kept, 'UTF-8', 'UTF-16BE').'...';
    }

    /** Returns the initials of a name's first and last words. */
    public static function toInitials(string $name): string
    {
        $words = preg_split('/'.self::BLANK.'+/u', (string) Normalizer::normalize($name, Normalizer::FORM_C)) ?: [];
        $words = array_values(preg_grep('/^\p{L}/u', $words) ?: []);
        $letters = array_map(fn (string $word) => mb_substr($word, 0, 1), $words);

        return mb_strtoupper(($letters[0] ?? '').(count($letters) > 1 ? end($letters) : ''));
    }

    /** Returns the text on one line without control characters; it keeps no-break spaces, such as before a unit. */
    public static function inOneLine(string $text): string
    {
        return trim((string) Str::replaceMatches('/(?:[\p{Cc}\p{Cf}]|(?!\x{A0})\s)+/u', ' ', $text));
    }
}
