<?php

namespace ImoWidgets\Leads\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;

/** The agency's answer to a lead could not be stored, or the lead not be looked up. */
final class LeadNotAnswered extends RuntimeException
{
    /** @param  int|string  $lead  its key */
    public static function because(int|string $lead, QueryException $cause): self
    {
        return new self(
            "The state of lead $lead could not be read or stored: "
                .SqlState::of($cause)
                .'. It is as it was; who pressed the button was asked to try again.',
        );
    }

    /** Reports that the leads could not be listed. */
    public static function list(QueryException $cause): self
    {
        return new self('The leads could not be read: '.SqlState::of($cause).'.');
    }

    /** Logs one line without a stack trace, whose arguments would hold a name. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
