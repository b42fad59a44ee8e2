<?php

namespace ImoWidgets\Widgets\Schema;

/** A value that a schema accepts, in the form in which the schema reads it. */
final class Accepted
{
    public function __construct(public readonly mixed $value)
    {
    }
}
