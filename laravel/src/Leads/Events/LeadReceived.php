<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/**
 * A lead has been stored. The event is dispatched after the commit, at least once per lead: it comes again, with the
 * same `send_id`, if the lead is announced anew because its mail could not be queued or sent. A listener may implement
 * `ShouldQueue`.
 */
final class LeadReceived implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
