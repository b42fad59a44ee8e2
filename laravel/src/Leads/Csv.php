<?php

namespace ImoWidgets\Leads;

/**
 * Writes a line of a CSV file for the spreadsheets of a Portuguese office: semicolons, quotes, UTF-8. A spreadsheet
 * evaluates a cell that begins like a formula, and visitors may type one, so such a cell gets a leading apostrophe.
 */
final class Csv
{
    /** The file's byte order mark: without it Excel takes UTF-8 for Latin-1. */
    public const START = "\u{FEFF}";

    /**
     * Signs that begin a formula, also in the wide form of East Asian keyboards; blanks and line ends before them are
     * skipped.
     */
    private const FORMULA = '/^[\s\x00-\x1F]*[=+\-@＝＋－＠]|^[\t\r\n]/u';

    /** @param  list<string|int|null>  $cells */
    public static function line(array $cells): string
    {
        return implode(';', array_map(self::cell(...), $cells))."\r\n";
    }

    private static function cell(string|int|null $cell): string
    {
        $text = str_replace("\0", '', mb_scrub((string) $cell, 'UTF-8'));

        return '"'.str_replace('"', '""', preg_match(self::FORMULA, $text) === 1 ? "'$text" : $text).'"';
    }
}
