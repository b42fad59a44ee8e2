<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Support\Facades\Log;
use RuntimeException;

/**
 * A failure that concerns a visitor's data. Exceptions from databases, disks and mail servers quote such data, and so
 * do the arguments in a stack trace. Therefore only one line with the cause's class and code is logged or stored with a
 * failed job.
 */
abstract class DiscreetException extends RuntimeException
{
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
