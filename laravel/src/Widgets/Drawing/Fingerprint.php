<?php

namespace ImoWidgets\Widgets\Drawing;

/**
 * Hashes a drawing's input to eight digits, so that a stale drawing is not taken over (docs/contract.md#fingerprint).
 */
final class Fingerprint
{
    /** A tag may have its page data in a JSON script; those of this package have none. */
    private const NO_SCRIPT = '';

    /**
     * @param  array<string, string>  $attributes  the attributes that the widget reads, by key
     * @param  string|null  $query  the page's query string without its `?`, where the widget reads it
     */
    public static function of(string $version, array $attributes, ?string $query): string
    {
        ksort($attributes, SORT_STRING);
        $texts = [$version];
        foreach ($attributes as $key => $text) {
            array_push($texts, $key, $text);
        }

        return hash('fnv1a32', implode("\0", [...$texts, self::NO_SCRIPT, ...($query === null ? [] : [$query])]));
    }
}
