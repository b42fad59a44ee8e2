<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Support\Facades\Log;
use RuntimeException;

/**
 * A failure that concerns a visitor's data. Databases, disks and mail servers quote such data in their exceptions, and
 * so do the arguments of a stack trace: the log and the failed jobs get one line, with class and code of the cause.
 */
abstract class DiscreetException extends RuntimeException
{
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
