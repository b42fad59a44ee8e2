<?php

namespace ImoWidgets\Drawing;

use ImoWidgets\Domain\JsNumber;
use InvalidArgumentException;

/**
 * A piece of markup, made element by element as React makes it. Texts and attributes are escaped where they come in, so
 * that nothing can be printed unescaped by oversight; and no blank stands between two elements, because React takes one for
 * a text of its own and throws the drawing away. Blade's views have blanks, and cost 40 µs each where a page of cards has
 * five hundred elements.
 */
final class Html
{
    private const VOID = ['img' => true, 'input' => true, 'br' => true];

    private function __construct(private readonly string $markup)
    {
    }

    /**
     * An element.
     *
     * @param  array<string, string|int|float|bool|null>  $attributes  `true` stands there without a value, `false` and `null` not at all
     * @param  self|string|int|false|null  ...$children  texts are escaped; `false`, `null` and `''` give nothing
     */
    public static function of(string $tag, array $attributes = [], self|string|int|false|null ...$children): self
    {
        $open = $tag;
        foreach ($attributes as $name => $value) {
            if ($value === null || $value === false) {
                continue;
            }
            $open .= " $name=\"".($value === true ? '' : e(is_string($value) ? $value : JsNumber::toText($value))).'"';
        }
        if (! isset(self::VOID[$tag])) {
            return new self("<$open>".self::join($children)->markup."</$tag>");
        }
        $children === [] || throw new InvalidArgumentException("Html: <$tag> holds nothing.");

        return new self("<$open>");
    }

    /** @param  iterable<self|string|int|false|null>  $children  one after the other, without an element around them */
    public static function join(iterable $children): self
    {
        $markup = '';
        foreach ($children as $child) {
            $markup .= match (true) {
                $child instanceof self => $child->markup,
                $child === null, $child === false => '',
                default => e((string) $child),
            };
        }

        return new self($markup);
    }

    /** @param  string  $markup  that the build has written: an icon's lines, never what somebody typed */
    public static function trusted(string $markup): self
    {
        return new self($markup);
    }

    /** The markup as it is printed. */
    public function toHtml(): string
    {
        return $this->markup;
    }
}
