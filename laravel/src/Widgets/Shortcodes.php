<?php

namespace ImoWidgets\Widgets;

use Illuminate\Support\Str;
use RuntimeException;

/**
 * Expands `[imo-widget name="listing-search" objectivo="Arrendar"]` in an editor's HTML, even with entities, curly
 * quotes and tags inside. A shortcode that can't be parsed stays in the text. Editors can't set the URLs of the calls,
 * because a stolen account could otherwise redirect visitors' messages.
 */
final class Shortcodes
{
    private const FORBIDDEN = ['apiBase', 'csrfUrl'];

    private const INLINE = 'span|strong|em|b|i|u|s|a|font|code|small|mark|sub|sup|br|wbr';

    private const REST_OF_TAG = '(?:[^>"\']++|"[^"]*+(?:"|\z)|\'[^\']*+(?:\'|\z))*+(?:>|\z)';

    private const BLANK = '(?:\s|&nbsp;|&\#160;|\xC2\xA0|<br\b[^<>]*+>)';

    private const BODY = '(?=[\s<&\xC2])[^\[\]]{0,4000}+';

    private const ATTRIBUTE = '([a-z][a-z0-9-]*) ?= ?'
        .'(?:["“”„«»″]([^"“”„«»″]*)["“”„«»″]|\'([^\']*)\'|([^\s"\'“”„«»″]+))';

    private string $pattern;

    public function __construct(private readonly Bundle $bundle)
    {
        [$blank, $body, $inline, $rest] = [self::BLANK, self::BODY, self::INLINE, self::REST_OF_TAG];
        $this->pattern = <<<REGEX
            ~
            # Comments, and elements whose content is not text of the page; an unclosed one extends to the end.
            <!--[^-]*+(?:-(?!->)[^-]*+)*+(?:-->|\z)
            | <(?<raw>script|style|textarea|title|template|iframe|noscript)\b
                [^<]*+(?:<(?!/\g{raw}\s*+>)[^<]*+)*+ (?:</\g{raw}\s*+>|\z)
            # A shortcode that is all of its paragraph, which is removed because it can't contain the widget.
            | <p(?:\s[^<>]*+)?> (?:$blank|<(?:$inline)\b[^<>]*+>)*+
                \[imo-widget(?<alone>$body)\] (?:$blank|</(?:$inline)>)*+ </p>
            # An escaped shortcode, which is only shown, and one to expand.
            | \[\[imo-widget(?<shown>$body)\]\] | \[imo-widget(?<meant>$body)\]
            # Any other tag as a whole, so brackets in its attributes are ignored; tags that don't end a paragraph are
            # skipped.
            | </?(?:$inline|img|label|cite|abbr|q|del|ins|time)(?=[\s/>]|\z) $rest (*SKIP)(*FAIL)
            | <(?<tag>/?[a-z][^\s/>]*+) $rest
            ~xis
            REGEX;
    }

    /** @param  callable(string $name, array<string, string> $attributes, string $element): ?string  $host */
    public function expand(string $html, callable $host): string
    {
        if (stripos($html, '[imo-widget') === false) {
            return $html;
        }
        [$isInParagraph, $isInCode] = [false, false];
        $replace = function (array $match) use (&$isInParagraph, &$isInCode, $host) {
            if (isset($match['tag'])) {
                $tag = strtolower($match['tag']);
                $isInParagraph = $tag === 'p';
                // Shortcodes in code examples are left as written.
                $isInCode = $tag === 'pre' || ($isInCode && $tag !== '/pre');

                return $match[0];
            }
            $body = $isInCode ? null : $match['alone'] ?? $match['meant'];
            // A `div` would end an open paragraph.
            $element = $isInParagraph && ! isset($match['alone']) ? 'span' : 'div';

            return match (true) {
                isset($match['shown']) => substr($match[0], 1, -1),
                $body === null => $match[0],
                default => $this->expandShortcode($body, $element, $host) ?? $match[0],
            };
        };
        $expanded = preg_replace_callback($this->pattern, $replace, $html, flags: PREG_UNMATCHED_AS_NULL);
        if ($expanded === null) {
            $text = 'a text of '.strlen($html).' bytes';
            report(new RuntimeException("imo-widgets: the shortcodes of $text stay text: ".preg_last_error_msg().'.'));
        }

        return $expanded ?? $html;
    }

    private function expandShortcode(string $body, string $element, callable $host): ?string
    {
        [$text, $closing] = $this->stripTags($body) ?? [null, null];
        $written = $text === null ? [] : $this->parseAttributes($text) ?? [];
        $name = $written['name'] ?? '';
        $fields = $this->bundle->widgets()[$name] ?? null;
        if ($fields === null) {
            return null;
        }
        $attributes = [];
        foreach (array_diff_key($fields, array_flip(self::FORBIDDEN)) as $key => $field) {
            $short = substr($field['attribute'], strlen('data-'));
            $value = $written[$short] ?? $written[$field['attribute']] ?? $written[strtolower($key)] ?? '';
            if ($value !== '') {
                $attributes[$field['attribute']] = $value;
            } elseif ($field['required']) {
                return null;
            }
        }
        $printed = $host($name, $attributes, $element);

        return $printed === null ? null : $closing.$printed;
    }

    /**
     * @return array{string, string}|null the text without tags, and the closing tags of elements that were opened
     *     before the shortcode
     */
    private function stripTags(string $body): ?array
    {
        $open = 0;
        $closing = '';
        $tag = '~<(/?)([a-z][a-z0-9]*)\b[^<>]*+>~i';
        $text = preg_replace_callback($tag, function (array $tag) use (&$open, &$closing) {
            $name = strtolower($tag[2]);
            if (! in_array($name, explode('|', self::INLINE), true)) {
                return '<';
            }
            if (in_array($name, ['br', 'wbr'], true)) {
                return ' ';
            }
            $open += $tag[1] === '' ? 1 : -1;
            if ($open < 0) {
                $open = 0;
                $closing .= $tag[0];
            }

            return '';
        }, $body);

        return $text === null || str_contains($text, '<') ? null : [$text, $closing];
    }

    /** @return array<string, string>|null */
    private function parseAttributes(string $text): ?array
    {
        $plain = mb_scrub(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'), 'UTF-8');
        [$hidden, $blanks] = ['/[\x{200B}\x{2060}\x{FEFF}]/u', '/[\s\p{Z}]+/u'];
        $plain = trim((string) Str::replaceMatches([$hidden, $blanks], ['', ' '], $plain), ' /');
        if (! Str::isMatch('~^(?:'.self::ATTRIBUTE.'(?: |$))+$~iu', $plain)) {
            return null;
        }
        preg_match_all('~'.self::ATTRIBUTE.'~iu', $plain, $pairs, PREG_SET_ORDER);
        $attributes = [];
        foreach ($pairs as $pair) {
            $attributes[strtolower($pair[1])] ??= trim(end($pair));
        }

        return $attributes;
    }
}
