<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Facades\Log;
use RuntimeException;

/** A lead is stored, and the CRM has not taken it. What it answered may quote the lead, so that only its status gets into a log. */
final class LeadNotHandedOn extends RuntimeException
{
    /**
     * @param  int|string  $lead  its key
     * @param  string  $problem  a status, or the class of an exception
     */
    public static function because(int|string $lead, string $problem): self
    {
        return new self("Lead $lead was not handed on to the CRM: $problem. The lead is kept.");
    }

    /** One line, without a stack. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
