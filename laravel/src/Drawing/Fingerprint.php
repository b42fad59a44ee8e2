<?php

namespace ImoWidgets\Drawing;

/** What a drawing was made of, in eight digits, so that a stale one is not taken over (docs/contract.md#fingerprint). */
final class Fingerprint
{
    /**
     * @param  array<string, string>  $attributes  those that the widget reads, by key
     * @param  string  $script  the text of the JSON script, empty without one
     * @param  string|null  $query  the page's query string without its `?`, where the widget reads it
     */
    public static function of(string $version, array $attributes, string $script, ?string $query): string
    {
        ksort($attributes, SORT_STRING);
        $texts = [$version];
        foreach ($attributes as $key => $text) {
            array_push($texts, $key, $text);
        }

        return hash('fnv1a32', implode("\0", [...$texts, $script, ...($query === null ? [] : [$query])]));
    }
}
