<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Text;
use OutOfBoundsException;
use RuntimeException;

/**
 * Fills a widget's first view, which the build has rendered with React and placeholders for page data
 * (docs/contract.md#templates). Texts are escaped as they are filled in, so none becomes markup or a placeholder.
 */
final class Template
{
    /** Matches a conditional part, a repeated part or a placeholder; the definitions match the content of a part. */
    private const PART = <<<'REGEX'
        ~
        (?(DEFINE)
            (?<content> (?: [^<]++ | <(?!!--(?:if:|each:|else-->|/if-->|/each-->)) | (?&part) )*+ )
            (?<part> <!--(?:if|each):\w++--> (?&content) (?: <!--else--> (?&content) )? <!--/(?:if|each)--> )
        )
        <!--(?<kind>if|each):(?<name>\w++)--> (?<shown>(?&content))
            (?: <!--else--> (?<otherwise>(?&content)) )? <!--/(?:if|each)-->
        | \{\{ (?<isUrl>url:)? (?<text>\w++) \}\}
        ~x
        REGEX;

    /** @param  array<string, mixed>  $values */
    public static function fill(string $template, array $values): string
    {
        $value = fn (string $name) => array_key_exists($name, $values)
            ? $values[$name]
            : throw new OutOfBoundsException("imo-widgets: a template asks for $name, which has no value.");
        $isThere = fn (string $name) => ! in_array($value($name), [null, false, '', []], true);
        $fill = fn (array $found) => match ($found['kind']) {
            'if' => self::fill((string) ($isThere($found['name']) ? $found['shown'] : $found['otherwise']), $values),
            'each' => implode(array_map(
                fn (array $entry) => self::fill($found['shown'], $entry + $values),
                $value($found['name']),
            )),
            default => e(isset($found['isUrl'])
                ? Text::encodeComponent((string) $value($found['text']))
                : (string) $value($found['text'])),
        };

        return preg_replace_callback(self::PART, $fill, $template, flags: PREG_UNMATCHED_AS_NULL)
            ?? throw new RuntimeException('imo-widgets: a template could not be filled: '.preg_last_error_msg().'.');
    }
}
