<?php

namespace ImoWidgets\Leads\Actions;

use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\RateLimiter;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Jobs\SendCopyOfLead;
use ImoWidgets\Leads\Jobs\SendLeadMails;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Settings;
use Throwable;

/** Announces a stored lead to its recipients, the visitor and the site's listeners. */
final class AnnounceLead
{
    private const DAY = 86_400;

    /** Announces the lead unless that has been done. A failure is reported and doesn't affect the stored lead. */
    public function handle(Lead $lead): void
    {
        if ($lead->queued_at !== null || ! $this->queueMails($lead)) {
            return;
        }
        $this->queueCopy($lead);
        // The visitor must get an answer even if a listener fails.
        rescue(fn () => LeadReceived::dispatch($lead));
    }

    /**
     * Queues the mails to the recipients and marks the lead as queued in one step.
     *
     * @return bool whether this call marked the lead; if the queue then fails, the mark is removed, so the mails are
     *     queued by `leads:recover` or when the visitor sends the form again
     */
    public function queueMails(Lead $lead): bool
    {
        $isClaimed = false;
        try {
            $isClaimed = $lead->newQuery()
                ->whereKey($lead->getKey())
                ->whereNull('announced_at')
                ->where('queued_at', $lead->queued_at)
                ->update(['queued_at' => now()]) === 1;
            if ($isClaimed) {
                Bus::dispatch(new SendLeadMails($lead->getKey()));
            }
        } catch (Throwable $problem) {
            if ($isClaimed) {
                $this->release($lead);
            }
            report(NotMailed::because("The mail about lead {$lead->getKey()}", $problem));
        }

        return $isClaimed;
    }

    /** Unmarks the lead as queued, so `leads:recover` announces it. */
    private function release(Lead $lead): void
    {
        rescue(
            fn () => $lead->newQuery()->whereKey($lead->getKey())->update(['queued_at' => null]),
            report: false,
        );
    }

    /** Confirms the receipt to the visitor by mail, if the site has turned that on, up to the address's daily limit. */
    private function queueCopy(Lead $lead): void
    {
        $isWanted = Settings::get('leads.mail.copy')
            && ! $lead->is_suspicious
            && Recipients::isSomebodys($lead->email);
        if (! $isWanted) {
            return;
        }
        try {
            RateLimiter::attempt(
                Settings::lockName("imo-copy-$lead->person"),
                (int) Settings::get('leads.mail.copies_per_day'),
                fn () => Bus::dispatch(new SendCopyOfLead($lead->getKey())),
                self::DAY,
            );
        } catch (Throwable $problem) {
            report(NotMailed::because("The mail about lead {$lead->getKey()}", $problem));
        }
    }
}
