<?php

namespace ImoWidgets\Exceptions;

use RuntimeException;

/** A tag can't be drawn: a required key is missing, or the widget reports a value. */
final class NotDrawn extends RuntimeException
{
}
