<?php

namespace ImoWidgets\Widgets\Exceptions;

use RuntimeException;

/** The reason for not drawing a tag: a missing required key, or a value that the widget reports. */
final class NotDrawn extends RuntimeException
{
}
