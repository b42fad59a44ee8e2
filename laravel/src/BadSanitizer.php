<?php

namespace ImoWidgets;

use Throwable;

/** A sanitizer of the site's that could not be tried. */
final class BadSanitizer extends Problem
{
    /** It is not there, or it threw. */
    public static function failed(string $name, Throwable $cause): self
    {
        return new self("config('imo-widgets.sanitizer') expected something to call with an editor's HTML, such as [App\Support\Html::class, 'clean'], got $name: {$cause->getMessage()}", previous: $cause);
    }

    /** It gave something else than HTML. */
    public static function gave(string $name, mixed $got): self
    {
        return new self("config('imo-widgets.sanitizer') expected the cleaned HTML back from $name, got ".get_debug_type($got).'.');
    }
}
