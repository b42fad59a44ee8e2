<?php

namespace ImoWidgets;

use RuntimeException;

/**
 * What is wrong with a tag that a developer wrote. In debug it is thrown, so that he sees it at once; in production it is
 * reported and the page shows the fallback: a visitor never pays for it.
 */
abstract class Problem extends RuntimeException
{
}
