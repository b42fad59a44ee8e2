<?php

namespace ImoWidgets\Leads\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Leads\Lead;

/** A lead is stored. It is dispatched once for each, after the commit; a listener may implement `ShouldQueue`. */
final class LeadReceived implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Lead $lead)
    {
    }
}
