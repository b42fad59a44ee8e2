<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\Leads\LeadSettings;
use Throwable;

/**
 * Sends visitors their copy of what they sent. Like `AnnounceLead` it carries the lead's number and nothing of the
 * person.
 */
final class SendCopyOfLead implements ShouldQueue
{
    use Queueable;

    /** How often it is tried. */
    public int $tries = 3;

    public function __construct(public readonly int|string $lead)
    {
        $this->afterCommit();
    }

    /** @return list<int> seconds before each further try */
    public function backoff(): array
    {
        return [300, 3600];
    }

    /**
     * A lead that is erased meanwhile needs no mail.
     *
     * @throws LeadNotAnnounced
     */
    public function handle(): void
    {
        try {
            $notification = LeadSettings::notification('copy');
            LeadSettings::model()::query()->find($this->lead)?->notifyNow(new $notification);
        } catch (Throwable $problem) {
            throw LeadNotAnnounced::because($this->lead, $problem);
        }
    }
}
