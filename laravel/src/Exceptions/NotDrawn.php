<?php

namespace ImoWidgets\Exceptions;

use RuntimeException;

/** A tag can't be drawn because a required key is missing or the widget would report a value. */
final class NotDrawn extends RuntimeException
{
}
