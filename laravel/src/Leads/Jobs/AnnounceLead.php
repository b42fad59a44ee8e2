<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Support\Facades\Log;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Throwable;

/** Sends the mails about one lead. If all tries fail and no mail went out, `leads:recover` queues another job. */
final class AnnounceLead extends MailJob
{
    /**
     * Sends a separate mail to each address, so a refused one doesn't stop the others. A retry only tries addresses
     * that were not reached. A lead erased meanwhile needs no mail.
     */
    public function handle(): void
    {
        $lead = Settings::leadModel()::query()->find($this->id);
        $untold = $lead?->untold() ?? [];
        if ($lead === null || $untold === []) {
            return;
        }
        // The new time tells `leads:recover` that the job is alive.
        $lead->forceFill(['queued_at' => now()])->save();
        $refused = [];
        foreach ($untold as $address) {
            try {
                $notification = Settings::get('leads.notifications.lead');
                $lead->notifyNow(new $notification($address));
                $lead->noteTold($address);
            } catch (Throwable $problem) {
                $place = ' to '.app(Recipients::class)->placeOf($lead, $address);
                $refused[] = NotMailed::because("The mail about lead $this->id", $problem, $place);
            }
        }
        if ($refused !== []) {
            // The first one is thrown, so the failed job records it.
            array_map(report(...), array_slice($refused, 1));

            throw $refused[0];
        }
    }

    /** Lets `leads:recover` queue another job if no mail went out, after the last try has failed. */
    public function failed(): void
    {
        $lead = Settings::leadModel()::query()->find($this->id);
        $lead?->forceFill(['queued_at' => null])->save();
        $who = $lead?->announced_at === null ? 'nobody was told' : 'not everybody was told';
        Log::error(
            "imo-widgets: $who of lead $this->id; its job is among the failed ones (queue:failed), and the lead is "
                .'kept.',
        );
    }
}
