<?php

namespace ImoWidgets\Tests\Alerts;

use Error;

/** Stands for `kill -9`: from here on the process does nothing any more, and its database rolls back what was open. */
final class KilledRun extends Error
{
}
