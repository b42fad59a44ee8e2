<?php

namespace ImoWidgets\Listings;

use RuntimeException;

/** `config('imo-widgets.listings')` names something that is not there: what it is needed for can't be done. */
final class BadListingConfig extends RuntimeException
{
    /**
     * @param  string  $key  below `listings`, such as `columns.preco`; empty for all of it
     * @param  string  $expected  what a right value looks like, to end "expected …"
     * @param  string  $consequence  what can't be done now
     */
    public static function of(string $key, string $expected, mixed $got, string $consequence = 'no listing can be searched'): self
    {
        $shown = is_string($got) ? "\"$got\"" : get_debug_type($got);

        return new self("config('".rtrim("imo-widgets.listings.$key", '.')."') expected $expected, got $shown; $consequence.");
    }
}
