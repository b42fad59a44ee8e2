<?php

namespace ImoWidgets\Widgets\Schema;

/** A value as the schema that accepts it reads it. */
final class Accepted
{
    public function __construct(public readonly mixed $value)
    {
    }
}
