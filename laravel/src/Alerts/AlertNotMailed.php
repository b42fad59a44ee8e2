<?php

namespace ImoWidgets\Alerts;

use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\LeadNotAnnounced;
use RuntimeException;
use Throwable;

/** A mail of an alert did not go, and will be tried again. Only the class and the code of what was thrown get into a log. */
final class AlertNotMailed extends RuntimeException
{
    /** @param  string  $what  such as `mailing 7` */
    public static function because(string $what, Throwable $cause): self
    {
        // Of a mail channel that is discreet the code is in its message alone.
        $problem = $cause instanceof LeadNotAnnounced && preg_match('/: (\S+ \d+)\. The lead/', $cause->getMessage(), $found) ? $found[1] : $cause::class." {$cause->getCode()}";

        return new self("The mail of $what of the alerts did not go: $problem. It is tried again.");
    }

    /** One line, without a stack. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
