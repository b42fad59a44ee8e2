<?php

namespace ImoWidgets\Alerts\Exceptions;

use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use RuntimeException;
use Throwable;

/**
 * A mail of an alert did not go, and will be tried again. Only the class and the code of the exception get into the
 * log.
 */
final class AlertNotMailed extends RuntimeException
{
    /** @param  string  $what  such as `mailing 7` */
    public static function because(string $what, Throwable $cause): self
    {
        $problem = $cause instanceof LeadNotAnnounced ? $cause->problem : $cause::class." {$cause->getCode()}";

        return new self("The mail of $what of the alerts did not go: $problem. It is tried again.");
    }

    /** Logs one line without a stack trace. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
