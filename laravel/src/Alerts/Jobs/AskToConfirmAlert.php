<?php

namespace ImoWidgets\Alerts\Jobs;

use ImoWidgets\Alerts\Alert;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Throwable;

/** Asks a person by mail to confirm an alert. */
final class AskToConfirmAlert extends MailJob
{
    public function handle(): void
    {
        $alert = Alert::query()->with('subscriber')->find($this->id);
        if ($alert === null || $alert->asked_at !== null || $alert->confirmed_at !== null) {
            return;
        }
        try {
            $notification = Settings::get('alerts.notifications.confirm');
            $alert->subscriber->notifyNow(new $notification($alert));
        } catch (Throwable $problem) {
            throw NotMailed::because("The mail of alert $this->id", $problem);
        }
        Alert::query()->whereKey($this->id)->update(['asked_at' => now()]);
    }

    /** After the last attempt has failed, lets `alerts:run` queue another job. */
    public function failed(): void
    {
        Alert::query()->whereKey($this->id)->update(['asked_queued_at' => null]);
    }
}
