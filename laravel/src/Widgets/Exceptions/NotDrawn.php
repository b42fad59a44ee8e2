<?php

namespace ImoWidgets\Widgets\Exceptions;

use RuntimeException;

/**
 * Why a tag is not drawn although nothing is wrong with the drawing: a required key that is missing, a value that the
 * widget reports. The browser has the say then, and the host stays empty until the widget is there.
 */
final class NotDrawn extends RuntimeException
{
}
