<?php

namespace App\Jobs;

use App\Models\Lead;
use App\Notifications\NewLead;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\LeadNotAnnounced;
use Throwable;

/**
 * Sends the mail about one lead, whose number is all that it carries. It is tried five times within an hour and a half, and
 * then among the failed jobs (`queue:failed`, `queue:retry`); `leads:recover` queues anew what never went.
 */
final class AnnounceLead implements ShouldQueue
{
    use Queueable;

    /** How often it is tried. */
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
     * A lead that is erased needs no mail, and one that was announced no second one.
     *
     * @throws LeadNotAnnounced
     */
    public function handle(): void
    {
        $lead = Lead::find($this->lead);
        if ($lead === null || $lead->announced_at !== null) {
            return;
        }
        if (! $lead->claim()) {
            // Another worker is at it, or was killed in the middle.
            $this->release($lead->secondsClaimed());

            return;
        }
        try {
            $lead->notifyNow(new NewLead);
        } catch (Throwable $problem) {
            $lead->unclaim();

            throw LeadNotAnnounced::because($this->lead, $problem);
        }
        $lead->forceFill(['announced_at' => now()])->save();
    }

    /** The last try has failed; from now on `leads:recover` may queue another. */
    public function failed(): void
    {
        Lead::whereKey($this->lead)->update(['queued_at' => null]);
        Log::error("imo-widgets: nobody was told of lead $this->lead; its job is among the failed ones (queue:failed), and the lead is kept.");
    }
}
