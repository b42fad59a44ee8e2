<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/**
 * A lead is stored. It is dispatched after the commit, once for each, and again only with a form that is sent again
 * after its mail could not be queued: `send_id` is the same. A listener may implement `ShouldQueue`.
 */
final class LeadReceived implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
