<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Text;
use OutOfBoundsException;

/**
 * A widget's first view as the build draws it by React, with placeholders for page data (docs/contract.md#templates).
 * Texts are escaped when they are filled in, so that none becomes markup or a placeholder.
 */
final class Template
{
    private const PART = '~(\{\{[\w:]+\}\}|<!--(?:if:\w+|each:\w+|else|/if|/each)-->)~';

    private int $at = 0;

    /** @param  list<string>  $parts */
    private function __construct(private readonly array $parts)
    {
    }

    /** @param  array<string, mixed>  $values */
    public static function fill(string $template, array $values): string
    {
        return (new self(preg_split(self::PART, $template, -1, PREG_SPLIT_DELIM_CAPTURE) ?: []))->read($values, true);
    }

    /**
     * Returns the text up to the end of this part; a part that is not shown is skipped.
     *
     * @param  array<string, mixed>  $values
     */
    private function read(array $values, bool $isShown): string
    {
        $html = '';
        while (isset($this->parts[$this->at])) {
            $part = $this->parts[$this->at++];
            if (str_starts_with($part, '{{')) {
                $html .= $isShown ? self::text(substr($part, 2, -2), $values) : '';
            } elseif (! str_starts_with($part, '<!--')) {
                $html .= $isShown ? $part : '';
            } elseif (str_starts_with($part, '<!--if:')) {
                $html .= $this->choose(substr($part, 7, -3), $values, $isShown);
            } elseif (str_starts_with($part, '<!--each:')) {
                $html .= $this->repeat(substr($part, 9, -3), $values, $isShown);
            } else {
                break;
            }
        }

        return $html;
    }

    /** @param  array<string, mixed>  $values */
    private function choose(string $name, array $values, bool $isShown): string
    {
        $isThere = $isShown && ! in_array(self::value($name, $values), [null, false, '', []], true);
        $html = $this->read($values, $isThere);

        return $this->parts[$this->at - 1] === '<!--else-->'
            ? $html.$this->read($values, $isShown && ! $isThere)
            : $html;
    }

    /** @param  array<string, mixed>  $values */
    private function repeat(string $name, array $values, bool $isShown): string
    {
        $first = $this->at;
        $html = '';
        foreach ($isShown ? self::value($name, $values) : [] as $entry) {
            $this->at = $first;
            $html .= $this->read($entry + $values, true);
        }
        if ($this->at === $first) {
            $this->read([], false);
        }

        return $html;
    }

    /** @param  array<string, mixed>  $values */
    private static function text(string $name, array $values): string
    {
        return str_starts_with($name, 'url:')
            ? e(Text::encodeComponent((string) self::value(substr($name, 4), $values)))
            : e((string) self::value($name, $values));
    }

    /** @param  array<string, mixed>  $values */
    private static function value(string $name, array $values): mixed
    {
        return array_key_exists($name, $values)
            ? $values[$name]
            : throw new OutOfBoundsException("imo-widgets: a template asks for $name, which has no value.");
    }
}
