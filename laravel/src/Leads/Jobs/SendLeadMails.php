<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Support\Facades\Log;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Throwable;

/**
 * Sends the mails about one lead to its recipients. If all tries fail and no mail went out, `leads:recover` queues
 * another job.
 */
final class SendLeadMails extends MailJob
{
    /**
     * Sends a separate mail to each address, so a refused one doesn't stop the others. A retry only tries addresses
     * that were not reached. A lead erased meanwhile needs no mail.
     */
    public function handle(): void
    {
        $lead = Settings::leadModel()::query()->find($this->id);
        $addresses = $lead === null ? [] : $this->addressesLeft($lead);
        if ($lead === null || $addresses === []) {
            return;
        }
        // The new time tells `leads:recover` that the job is alive.
        $lead->forceFill(['queued_at' => now()])->save();
        $failures = [];
        foreach ($addresses as $address) {
            try {
                $this->send($lead, $address);
            } catch (Throwable $problem) {
                $place = ' to '.app(Recipients::class)->placeOf($lead, $address);
                $failures[] = NotMailed::because("The mail about lead $this->id", $problem, $place);
            }
        }
        if ($failures !== []) {
            // The first one is thrown, so the failed job records it.
            array_map(report(...), array_slice($failures, 1));

            throw $failures[0];
        }
    }

    /** Lets `leads:recover` queue another job if no mail went out, after the last try has failed. */
    public function failed(): void
    {
        $lead = Settings::leadModel()::query()->find($this->id);
        $lead?->forceFill(['queued_at' => null])->save();
        $reach = $lead?->announced_at === null ? 'No recipient was' : 'Not every recipient was';
        Log::error(
            "imo-widgets: $reach told of lead $this->id. Its job is among the failed ones (queue:failed); the lead is "
                .'stored.',
        );
    }

    /** @return list<string> the recipients' addresses that no mail has reached yet */
    private function addressesLeft(Lead $lead): array
    {
        $addresses = app(Recipients::class)->of($lead->kind, $lead->recipient_id);
        if ($addresses === []) {
            throw new NotMailed(
                "The mail about lead $this->id did not go: expected an address in "
                    ."config('imo-widgets.leads.mail.to'), found none. The lead is stored.",
            );
        }

        return array_values(array_diff($addresses, $lead->announced_to ?? []));
    }

    private function send(Lead $lead, string $address): void
    {
        $notification = Settings::get('leads.notifications.lead');
        $lead->notifyNow(new $notification($address));
        $lead->forceFill([
            'announced_to' => [...$lead->announced_to ?? [], $address],
            'announced_at' => $lead->announced_at ?? now(),
        ])->save();
    }
}
