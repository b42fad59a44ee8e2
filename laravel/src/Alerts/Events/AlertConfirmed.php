<?php

namespace ImoWidgets\Alerts\Events;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;
use Illuminate\Foundation\Events\Dispatchable;
use Illuminate\Queue\SerializesModels;
use ImoWidgets\Alerts\Alert;

/** A person has confirmed an alert with the link in their mail. */
final class AlertConfirmed implements ShouldDispatchAfterCommit
{
    use Dispatchable, SerializesModels;

    public function __construct(public readonly Alert $alert)
    {
    }
}
