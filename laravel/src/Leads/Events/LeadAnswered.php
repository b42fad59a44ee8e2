<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/** The agency has changed `$lead->state`; `$lead->state_by` is the name of the person who did, if known. */
final class LeadAnswered implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
