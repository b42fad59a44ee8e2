<?php

namespace ImoWidgets;

/** A name that is none of the bundle's widgets, most often a misspelt one. */
final class UnknownWidget extends Problem
{
    /** @param  list<string>  $known  the names of the widgets that there are */
    public static function named(string $name, array $known): self
    {
        $names = $known === [] ? 'none, because dist/page-data.json is missing' : implode(', ', $known);

        return new self("imo-widgets: expected the name of a widget, got \"$name\"; known are $names. In production the fallback is shown.");
    }
}
