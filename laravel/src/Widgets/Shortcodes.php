<?php

namespace ImoWidgets\Widgets;

use RuntimeException;

/**
 * Expands `[imo-widget name="listing-search" objectivo="Arrendar"]` in an editor's HTML, with entities, curly quotes
 * and tags inside. One that cannot be parsed stays as text. An editor cannot set the calls' URLs: a stolen account
 * could otherwise send visitors' messages elsewhere.
 */
final class Shortcodes
{
    private const FORBIDDEN = ['apiBase', 'csrfUrl'];

    private const INLINE = 'span|strong|em|b|i|u|s|a|font|code|small|mark|sub|sup|br|wbr';

    private const BLANK = '(?:\s|&nbsp;|&\#160;|\xC2\xA0|<br\b[^<>]*+>)';

    private const BODY = '(?=[\s<&\xC2])[^\[\]]{0,4000}+';

    private const ATTRIBUTE = '([a-z][a-z0-9-]*) ?= ?'
        .'(?:["“”„«»″]([^"“”„«»″]*)["“”„«»″]|\'([^\']*)\'|([^\s"\'“”„«»″]+))';

    /** A tag; its group `tag` is the name, with the slash of a closing tag. */
    private const TAG = '<(?<tag>/?[a-z][^\s/>]*+)(?:[^>"\']++|"[^"]*+(?:"|\z)|\'[^\']*+(?:\'|\z))*+(?:>|\z)';

    private string $pattern;

    public function __construct(private readonly Bundle $bundle)
    {
        [$blank, $body, $inline, $tag] = [self::BLANK, self::BODY, self::INLINE, self::TAG];
        $this->pattern = <<<REGEX
            ~
            # The beginning of what a browser takes for no text.
            (?<comment><!--) | <(?<raw>script|style|textarea|title|template|iframe|noscript)\b
            # A shortcode alone in its paragraph; the paragraph goes, because it can't hold the widget.
            | <p(?:\s[^<>]*+)?> (?:$blank|<(?:$inline)\b[^<>]*+>)*+
                \[imo-widget(?<alone>$body)\] (?:$blank|</(?:$inline)>)*+ </p>
            # A shortcode that is talked about, and one that is meant.
            | \[\[imo-widget(?<shown>$body)\]\] | \[imo-widget(?<meant>$body)\]
            # Any other tag is passed over as a whole, so that brackets in its attributes are left alone.
            | $tag (*SKIP)(*FAIL)
            ~xis
            REGEX;
    }

    /** @param  callable(string $name, array<string, string> $attributes, string $element): ?string  $host */
    public function expand(string $html, callable $host): string
    {
        if (stripos($html, '[imo-widget') === false) {
            return $html;
        }
        [$expanded, $at, $isInParagraph, $isInCode] = ['', 0, false, false];
        while (preg_match($this->pattern, $html, $found, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL, $at) === 1) {
            $from = $found[0][1];
            $found = array_map(fn (array $group) => $group[0], $found);
            $end = $this->endOf($found, $html, $from);
            foreach ($this->tagsOf($passed = substr($html, $at, $from - $at)) as $tag) {
                $isInParagraph = $this->isInParagraphAfter($tag, $isInParagraph);
                // Code examples stay as they are written.
                $isInCode = $tag === 'pre' || ($isInCode && $tag !== '/pre');
            }
            $body = $isInCode ? null : $found['alone'] ?? $found['meant'];
            // A `div` would end an open paragraph.
            $element = $isInParagraph && ! isset($found['alone']) ? 'span' : 'div';
            $written = substr($html, $from, $end - $from);
            $replaced = match (true) {
                isset($found['shown']) => substr($written, 1, -1),
                $body === null => null,
                default => $this->expandOne($body, $element, $host),
            };
            $expanded .= $passed.($replaced ?? $written);
            $at = $end;
        }
        if (preg_last_error() !== PREG_NO_ERROR) {
            $text = 'a text of '.strlen($html).' bytes';
            report(new RuntimeException("imo-widgets: the shortcodes of $text stay text: ".preg_last_error_msg().'.'));

            return $html;
        }

        return $expanded.substr($html, $at);
    }

    /** @return list<string> */
    private function tagsOf(string $html): array
    {
        preg_match_all('~'.self::TAG.'~i', $html, $found);

        return array_map(strtolower(...), $found['tag']);
    }

    /**
     * Skips an element without text by string search, because a long comment or style sheet exceeds the limits of a
     * regular expression. An unclosed one reaches to the end, as in a browser.
     *
     * @param  array<string|null>  $found
     */
    private function endOf(array $found, string $html, int $from): int
    {
        $after = $from + strlen((string) $found[0]);
        if (! isset($found['comment']) && ! isset($found['raw'])) {
            return $after;
        }
        $closing = isset($found['comment']) ? '~-->~' : "~</{$found['raw']}\s*+>~i";

        $isClosed = preg_match($closing, $html, $end, PREG_OFFSET_CAPTURE, $after) === 1;

        return $isClosed ? $end[0][1] + strlen($end[0][0]) : strlen($html);
    }

    /** Tells if a paragraph is open after a tag. */
    private function isInParagraphAfter(string $tag, bool $wasIn): bool
    {
        $isInline = preg_match('/^\/?(?:'.self::INLINE.'|img|label|cite|abbr|q|del|ins|time)$/', $tag) === 1;

        return $tag === 'p' || ($wasIn && $isInline);
    }

    private function expandOne(string $body, string $element, callable $host): ?string
    {
        [$text, $closing] = $this->stripTags($body) ?? [null, null];
        $given = $text === null ? [] : $this->parseAttributes($text) ?? [];
        $name = $given['name'] ?? '';
        $fields = $this->bundle->widgets()[$name] ?? null;
        if ($fields === null) {
            return null;
        }
        $attributes = [];
        foreach (array_diff_key($fields, array_flip(self::FORBIDDEN)) as $key => $field) {
            $short = substr($field['attribute'], strlen('data-'));
            $value = $given[$short] ?? $given[$field['attribute']] ?? $given[strtolower($key)] ?? '';
            if ($value !== '') {
                $attributes[$field['attribute']] = $value;
            } elseif ($field['required']) {
                return null;
            }
        }
        $printed = $host($name, $attributes, $element);

        return $printed === null ? null : $closing.$printed;
    }

    /** @return array{string, string}|null the text, and closing tags of elements that were opened before the bracket */
    private function stripTags(string $body): ?array
    {
        $open = 0;
        $closing = '';
        $tag = '~<(/?)([a-z][a-z0-9]*)\b[^<>]*+>~i';
        $text = preg_replace_callback($tag, function (array $tag) use (&$open, &$closing) {
            if (! preg_match('/^(?:'.self::INLINE.')$/i', $tag[2])) {
                return '<';
            }
            if (preg_match('/^w?br$/i', $tag[2])) {
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
        $plain = trim((string) preg_replace([$hidden, $blanks], ['', ' '], $plain), ' /');
        if (! preg_match('~^(?:'.self::ATTRIBUTE.'(?: |$))+$~iu', $plain)) {
            return null;
        }
        preg_match_all('~'.self::ATTRIBUTE.'~iu', $plain, $pairs, PREG_SET_ORDER);
        $given = [];
        foreach ($pairs as $pair) {
            $given[strtolower($pair[1])] ??= trim(end($pair));
        }

        return $given;
    }
}
