<?php

namespace ImoWidgets\Leads\Jobs;

use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Throwable;

/** Mails the visitor a confirmation that the form has arrived. */
final class SendCopyOfLead extends MailJob
{
    public function handle(): void
    {
        try {
            $notification = Settings::get('leads.notifications.copy');
            Settings::leadModel()::query()->find($this->id)?->notifyNow(new $notification);
        } catch (Throwable $problem) {
            throw NotMailed::because("The mail about lead $this->id", $problem);
        }
    }
}
