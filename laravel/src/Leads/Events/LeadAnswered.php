<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/**
 * The agency has changed the state of a lead: `$lead->state` is the new state, `$lead->state_by` the name of the
 * person.
 */
final class LeadAnswered implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
