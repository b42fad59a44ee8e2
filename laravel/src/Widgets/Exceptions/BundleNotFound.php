<?php

namespace ImoWidgets\Widgets\Exceptions;

use Throwable;

/** The assets are not where the page looks for them, or not all of them. */
final class BundleNotFound extends Problem
{
    /** @param  string  $folder  where the published bundle should be */
    public static function at(string $folder, Throwable $cause): self
    {
        return new self(
            "imo-widgets: expected the published bundle in $folder, got \"{$cause->getMessage()}\". "
                .'Run `php artisan vendor:publish --tag=imo-widgets-assets --force`; until then pages show their '
                .'fallbacks.',
            previous: $cause,
        );
    }
}
