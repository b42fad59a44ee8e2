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
 * Sends the mails about one lead to its recipients. If all attempts fail and no mail has gone out, `leads:recover`
 * queues another job.
 */
final class SendLeadMails extends MailJob
{
    /** @var list<int> the milliseconds between the tries to record a mail that has been sent */
    private const RECORD_PAUSES = [1000, 2000, 4000];

    /**
     * Sends a separate mail to each address, so a refused address doesn't stop the others. A retry includes only the
     * addresses that have not been reached. If the lead has been erased meanwhile, no mail is sent.
     */
    public function handle(): void
    {
        $lead = Settings::leadModel()::query()->find($this->id);
        $addresses = $lead === null ? [] : $this->addressesLeft($lead);
        if ($lead === null || $addresses === []) {
            return;
        }
        // The new time shows `leads:recover` that the job is alive.
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
            // The first failure is thrown, so Laravel stores it with the failed job.
            array_map(report(...), array_slice($failures, 1));

            throw $failures[0];
        }
    }

    /** After the last attempt has failed, lets `leads:recover` queue another job if no mail has gone out. */
    public function failed(): void
    {
        $lead = Settings::leadModel()::query()->find($this->id);
        $lead?->forceFill(['queued_at' => null])->save();
        $reach = $lead?->announced_at === null ? 'No recipient was' : 'Not every recipient was';
        Log::error(
            "imo-widgets: $reach notified of lead $this->id. Its job is among the failed ones (queue:failed); the lead "
                .'is stored.',
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
        ]);
        // A mail that isn't recorded would be sent again.
        retry(self::RECORD_PAUSES, fn () => $lead->save());
    }
}
