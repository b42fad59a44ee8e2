<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;
use Throwable;

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

    protected static function codeOf(Throwable $cause): string
    {
        return $cause instanceof QueryException ? SqlState::of($cause) : $cause::class." {$cause->getCode()}";
    }
}
