<?php

namespace App\Jobs;

use App\Models\Lead;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\LeadNotHandedOn;
use ImoWidgets\Leads\Webhook;

/**
 * Hands one lead on to the CRM, whose number is all that it carries. A worker that is killed before it has noted the answer
 * sends it twice, under one id. After the last try `leads:recover` lists it.
 */
final class HandLeadOn implements ShouldQueue
{
    use Queueable;

    /** Seconds before each further try: over a day in all. */
    public const BACKOFF = [60, 300, 900, 3600, 10800, 21600, 43200];

    /** How often it is tried. */
    public int $tries = 8;

    /** Seconds for one try. */
    public int $timeout = 40;

    public function __construct(public readonly int|string $lead)
    {
        $this->afterCommit();
    }

    /** @return list<int> seconds before each further try */
    public function backoff(): array
    {
        return self::BACKOFF;
    }

    /**
     * A lead that was erased, and one that the CRM has, goes nowhere.
     *
     * @throws LeadNotHandedOn
     */
    public function handle(): void
    {
        $lead = Lead::find($this->lead);
        $webhook = Webhook::configured();
        if ($lead === null || $lead->webhook_sent_at !== null || $webhook === null) {
            return;
        }
        Lead::whereKey($this->lead)->update(['webhook_queued_at' => now()]);
        $webhook->send($lead->forCrm(), $lead->send_id, $this->lead);
        Lead::whereKey($this->lead)->update(['webhook_sent_at' => now(), 'webhook_failed_at' => null]);
    }

    /** The last try has failed. */
    public function failed(): void
    {
        Lead::whereKey($this->lead)->whereNull('webhook_sent_at')->update(['webhook_failed_at' => now()]);
        Log::error("imo-widgets: lead $this->lead did not get to the CRM in a day; leads:recover lists it, and sends it again with --resend.");
    }
}
