<?php

namespace ImoWidgets\Widgets\Exceptions;

/** A name that is none of the bundle's widgets, most often a misspelt one. */
final class UnknownWidget extends Problem
{
    /**
     * @param  mixed  $name  what was given for one
     * @param  list<string>  $known  the names of the widgets that there are
     */
    public static function named(mixed $name, array $known): self
    {
        $got = is_string($name) ? "\"$name\"" : get_debug_type($name);
        $names = $known === [] ? 'none, because dist/page-data.json is missing' : implode(', ', $known);

        return new self(
            "imo-widgets: expected the name of a widget, got $got; known are $names. In production the fallback is "
                .'shown.'
                .(is_string($name) ? self::nearest($name, $known) : ''),
        );
    }
}
