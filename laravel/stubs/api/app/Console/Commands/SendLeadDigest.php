<?php

namespace App\Console\Commands;

use App\Jobs\SendDigest;
use App\Models\Lead;
use App\Notifications\LeadDigest;
use Illuminate\Console\Command;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\Recipients;

/**
 * `leads:digest`, for the schedule: reminds each address that is told of leads of those that have waited for an answer for a
 * day, the oldest first. Where none waits, no mail goes.
 */
final class SendLeadDigest extends Command
{
    protected $signature = 'leads:digest {--dry-run : Say whom it would remind of what, and send nothing}';

    protected $description = 'Remind each office of the leads that nobody has answered for a day';

    /** @return int the exit code */
    public function handle(): int
    {
        $waiting = Lead::unanswered((int) LeadSettings::get('digest.hours'))->where('is_suspicious', false)->get(['id', 'kind', 'recipient_id']);
        $byAddress = [];
        $known = [];
        foreach ($waiting as $lead) {
            $for = json_encode([$lead->kind, $lead->recipient_id]);
            foreach ($known[$for] ??= Recipients::of($lead->kind, $lead->recipient_id) as $address) {
                $byAddress[$address][] = $lead->getKey();
            }
        }
        foreach ($byAddress as $address => $leads) {
            $this->line("  $address: ".count($leads));
            $this->option('dry-run') || SendDigest::dispatch($address, array_slice($leads, 0, LeadDigest::MOST), max(0, count($leads) - LeadDigest::MOST));
        }
        $this->components->info(($this->option('dry-run') ? 'Nothing is sent. It would be: ' : '').count($byAddress)." reminders of {$waiting->count()} leads.");

        return self::SUCCESS;
    }
}
