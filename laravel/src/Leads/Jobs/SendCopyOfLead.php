<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\Leads\LeadSettings;
use Throwable;

/** Sends visitors a copy of their form; its payload is the lead's number, without personal data. */
final class SendCopyOfLead implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    /** @var list<int> */
    public array $backoff = [300, 3600];

    public function __construct(public readonly int|string $lead)
    {
        $this->afterCommit();
    }

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
