<?php

namespace ImoWidgets;

use RuntimeException;

/**
 * What is wrong with a tag that a developer wrote. In debug it is thrown, so that they see it at once; in production it is
 * reported and the page shows the fallback.
 */
abstract class Problem extends RuntimeException
{
}
