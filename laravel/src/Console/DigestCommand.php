<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\Bus;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\Leads\Jobs\SendDigest;
use ImoWidgets\Leads\Notifications\LeadDigest;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Settings;
use Throwable;

/**
 * `leads:digest`, called by the schedule, reminds each recipient of the leads that have waited too long for an answer
 * (`leads.digest`), oldest first. If none are waiting, no mail is sent.
 */
final class DigestCommand extends Command
{
    protected $signature = 'leads:digest';

    protected $description = 'Remind each office of the leads that have waited too long for an answer';

    public function handle(Recipients $recipients): int
    {
        $waiting = Settings::leadModel()::unanswered((int) Settings::get('leads.digest.hours'))
            ->where('is_suspicious', false)
            ->get(['id', 'kind', 'recipient_id']);
        $byAddress = [];
        $known = [];
        foreach ($waiting as $lead) {
            $for = json_encode([$lead->kind, $lead->recipient_id]);
            foreach ($known[$for] ??= $recipients->of($lead->kind, $lead->recipient_id) as $address) {
                $byAddress[$address][] = $lead->getKey();
            }
        }
        $isWhole = true;
        foreach ($byAddress as $address => $leads) {
            $this->line("  $address: ".count($leads));
            $shown = array_slice($leads, 0, LeadDigest::MOST);
            try {
                Bus::dispatch(new SendDigest($address, $shown, count($leads) - count($shown)));
            } catch (Throwable $problem) {
                // Without a queue, the mail is sent here, and a refused address must not stop the others.
                report(NotMailed::because(SendDigest::MAIL, $problem));
                $this->components->error("The reminder to $address did not go.");
                $isWhole = false;
            }
        }
        $this->components->info(count($byAddress)." reminders of {$waiting->count()} leads.");

        return $isWhole ? self::SUCCESS : self::FAILURE;
    }
}
