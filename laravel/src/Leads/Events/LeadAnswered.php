<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/** Somebody of the agency has given a lead another state; `$lead->state` and `$lead->state_by` say which, and who. */
final class LeadAnswered implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
