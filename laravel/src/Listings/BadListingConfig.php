<?php

namespace ImoWidgets\Listings;

use RuntimeException;

/** `config('imo-widgets.listings')` names something that is not there: nothing can be searched, so it is thrown in production too. */
final class BadListingConfig extends RuntimeException
{
    /** @param  string  $expected  what a right value looks like, to end "expected …" */
    public static function of(string $key, string $expected, mixed $got): self
    {
        $shown = is_string($got) ? "\"$got\"" : get_debug_type($got);

        return new self("config('imo-widgets.listings.$key') expected $expected, got $shown; no listing can be searched.");
    }
}
