<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/**
 * A lead is stored. Dispatched after the commit, once per lead; only if its mail could not be queued and the form is
 * sent again is it dispatched again, with the same `send_id`. A listener may implement `ShouldQueue`.
 */
final class LeadReceived implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
