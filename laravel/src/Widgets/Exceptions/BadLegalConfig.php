<?php

namespace ImoWidgets\Widgets\Exceptions;

/** What `config('imo-widgets.legal')` says of the footer and can't be printed. */
final class BadLegalConfig extends Problem
{
    /** A setting of another shape than expected. */
    public static function of(string $key, string $expected, mixed $got): self
    {
        return new self(
            "config('imo-widgets.legal.$key') expected $expected, got "
                .(is_string($got) ? "\"$got\"" : get_debug_type($got))
                .'; in production it is left out.',
        );
    }
}
