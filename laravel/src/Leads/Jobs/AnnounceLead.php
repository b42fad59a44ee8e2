<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Queue\Middleware\WithoutOverlapping;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\SiteLock;
use Throwable;

/**
 * Sends the mails about one lead; its payload is the lead's number alone. It is tried five times within an hour and a
 * half, and is then among the failed jobs; `leads:recover` queues another one if no mail went.
 */
final class AnnounceLead implements ShouldQueue
{
    use Queueable;

    /** Seconds after which another worker takes over from a killed one: longer than any try. */
    private const TAKEOVER = 90;

    public int $tries = 5;

    public int $timeout = 60;

    /** @var list<int> */
    public array $backoff = [60, 300, 900, 3600];

    public function __construct(public readonly int|string $lead)
    {
        $this->afterCommit();
    }

    /** @return list<object> */
    public function middleware(): array
    {
        $alone = new WithoutOverlapping(SiteLock::name("imo-lead-$this->lead"));

        return [$alone->releaseAfter(self::TAKEOVER)->expireAfter(self::TAKEOVER)];
    }

    /**
     * Sends one mail to each address, so that a refused one does not stop the others. A retry sends only to addresses
     * that were not reached; an erased lead needs no mail.
     */
    public function handle(): void
    {
        $lead = LeadSettings::model()::query()->find($this->lead);
        $untold = $lead?->untold() ?? [];
        if ($lead === null || $untold === []) {
            return;
        }
        // To leads:recover the job is alive.
        $lead->forceFill(['queued_at' => now()])->save();
        $refused = [];
        foreach ($untold as $address) {
            try {
                $notification = LeadSettings::notification('lead');
                $lead->notifyNow(new $notification($address));
                $lead->noteTold($address);
            } catch (Throwable $problem) {
                $place = ' to '.app(Recipients::class)->placeOf($lead, $address);
                $refused[] = LeadNotAnnounced::because($this->lead, $problem, $place);
            }
        }
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
