<?php

namespace ImoWidgets\Widgets\Exceptions;

use RuntimeException;

/**
 * The reason for not drawing a tag, although the drawing works: a missing required key, or a value that the widget
 * reports. The host then stays empty until the browser has mounted the widget.
 */
final class NotDrawn extends RuntimeException
{
}
