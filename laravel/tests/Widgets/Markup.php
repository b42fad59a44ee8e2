<?php

namespace ImoWidgets\Tests\Widgets;

use RuntimeException;

/**
 * Markup as a list of what it consists of, so that React's and ours can be compared: attributes in one order and lower
 * case, entities as characters, a boolean with and without a value the same. It is stricter than a browser, which
 * forgives what React then does not find: blanks between elements are texts, and what is not closed is an error.
 */
final class Markup
{
    private const VOID = ['img', 'input', 'br', 'link'];

    /** @return list<string> one line for each tag and each text, indented by depth */
    public static function lines(string $html): array
    {
        $pattern =
            '~<(?<end>/)?(?<tag>[a-z][a-z0-9]*)(?<attributes>(?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*/?>|(?<text>[^<]+)~Ai';
        $lines = [];
        $open = [];
        for ($at = 0; $at < strlen($html); $at += strlen($found[0])) {
            if (! preg_match($pattern, $html, $found, PREG_UNMATCHED_AS_NULL, $at)) {
                throw new RuntimeException('Expected markup, got '.substr($html, $at, 80));
            }
            if ($found['text'] !== null) {
                $lines[] =
                    str_repeat('  ', count($open))
                    .json_encode(self::decode($found['text']), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);

                continue;
            }
            $tag = strtolower($found['tag']);
            if ($found['end'] !== null) {
                if (array_pop($open) !== $tag) {
                    throw new RuntimeException("</$tag> closes nothing before ".substr($html, $at, 80));
                }

                continue;
            }
            $lines[] = str_repeat('  ', count($open))."<$tag".self::attributes($found['attributes'] ?? '').'>';
            if (! in_array($tag, self::VOID, true)) {
                $open[] = $tag;
            }
        }
        if ($open !== []) {
            throw new RuntimeException('Not closed: '.implode(', ', $open));
        }

        return $lines;
    }

    private static function attributes(string $written): string
    {
        preg_match_all('~([^\s=/>]+)(?:="([^"]*)")?~', $written, $pairs, PREG_SET_ORDER);
        $attributes = [];
        foreach ($pairs as $pair) {
            $attributes[strtolower($pair[1])] =
                ' '
                .strtolower($pair[1])
                .'='
                .json_encode(self::decode($pair[2] ?? ''), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        }
        ksort($attributes);

        return implode('', $attributes);
    }

    private static function decode(string $text): string
    {
        return html_entity_decode($text, ENT_QUOTES | ENT_HTML5);
    }
}
