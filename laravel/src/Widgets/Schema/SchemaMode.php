<?php

namespace ImoWidgets\Widgets\Schema;

/** A reader's treatment of the wrong parts of a value. */
enum SchemaMode
{
    /** Reads as the widget does: a wrong part that may be `null` is left out. */
    case Lenient;

    /** Refuses the whole value if any part is wrong. */
    case Strict;

    /**
     * Keeps wrong strings and numbers, which the browser then reports, and leaves out parts that the widget doesn't
     * read.
     */
    case Reducing;
}
