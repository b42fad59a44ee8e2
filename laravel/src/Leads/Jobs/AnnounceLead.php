<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\Recipients;
use Throwable;

/**
 * Sends the mails about one lead; its payload is the lead's number alone. It is tried five times within an hour and a
 * half, and is then among the failed jobs (`queue:failed`, `queue:retry`); `leads:recover` queues another one if no
 * mail went.
 */
final class AnnounceLead implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    /** Seconds for one try: less than `Lead::CLAIM_SECONDS`. */
    public int $timeout = 60;

    public function __construct(public readonly int|string $lead)
    {
        $this->afterCommit();
    }

    /** @return list<int> seconds before each further try */
    public function backoff(): array
    {
        return [60, 300, 900, 3600];
    }

    /**
     * Sends one mail to each address, so that a refused one does not stop the others. A retry sends only to addresses
     * that were not reached; an erased lead needs no mail.
     *
     * @throws LeadNotAnnounced when a mail did not go
     */
    public function handle(): void
    {
        $lead = LeadSettings::model()::query()->find($this->lead);
        if ($lead === null || $lead->untold() === []) {
            return;
        }
        if (! $lead->claim()) {
            // Another worker is sending the mails, or was killed while sending.
            $this->release($lead->secondsClaimed());

            return;
        }
        $refused = [];
        foreach ($lead->untold() as $address) {
            try {
                $notification = LeadSettings::notification('lead');
                $lead->notifyNow(new $notification($address));
                $lead->noteTold($address);
            } catch (Throwable $problem) {
                $refused[] = LeadNotAnnounced::because(
                    $this->lead,
                    $problem,
                    app(Recipients::class)->placeOf($lead, $address),
                );
            }
        }
        $lead->unclaim();
        if ($refused !== []) {
            // The first is thrown, so that the failed job keeps it.
            array_map(report(...), array_slice($refused, 1));

            throw $refused[0];
        }
    }

    /** Lets `leads:recover` queue another job if no mail went, now that the last try has failed. */
    public function failed(): void
    {
        $lead = LeadSettings::model()::query()->find($this->lead);
        $lead?->forceFill(['queued_at' => null])->save();
        $who = $lead?->announced_at === null ? 'nobody was told' : 'not everybody was told';
        Log::error(
            "imo-widgets: $who of lead $this->lead; its job is among the failed ones (queue:failed), and the lead is "
                .'kept.',
        );
    }
}
