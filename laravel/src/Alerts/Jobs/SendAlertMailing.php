<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Database\Query\Builder;
use ImoWidgets\Alerts\AlertDigest;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Symfony\Component\Mailer\Exception\TransportException;
use Throwable;

/**
 * Sends one mail of alerts. If a worker is killed after the mail server's answer and before noting it, the same mail
 * goes again, under the same Message-ID.
 */
final class SendAlertMailing extends MailJob
{
    /** Tries to note that a mail went, a second apart and longer each time: the database may be starting. */
    private const NOTES = 8;

    public function handle(AlertDigest $digest): void
    {
        $mailing = $this->row()->whereNull('sent_at')->first();
        $person = $mailing === null ? null : AlertSubscriber::query()->find((int) $mailing->subscriber_id);
        if ($person === null) {
            return;
        }
        try {
            $news = $digest->of((int) $this->id, $person->id);
            // Its alerts may have been cancelled.
            if ($news['searches'] !== [] || $news['endsAt'] !== null) {
                $notification = Settings::get('alerts.notifications.news');
                $person->notifyNow(new $notification($news, $mailing->message));
            }
        } catch (Throwable $problem) {
            $this->noteRefusal($problem);

            throw NotMailed::because("The mail of mailing $this->id of the alerts", $problem);
        }
        $pauses = array_map(fn (int $tried) => 1000 * $tried, range(1, self::NOTES - 1));
        retry($pauses, fn () => $this->row()->update(['sent_at' => now(), 'refused_since' => null]));
    }

    /** Lets `alerts:run` queue another job, now that the last try has failed. */
    public function failed(): void
    {
        $this->row()->update(['queued_at' => null]);
    }

    /** Notes a mailbox's refusal: one that refuses for days is gone. Other failures are not the mailbox's. */
    private function noteRefusal(Throwable $problem): void
    {
        if ($problem instanceof TransportException && intdiv($problem->getCode(), 100) === 5) {
            $this->row()->whereNull('refused_since')->update(['refused_since' => now()]);
        }
    }

    private function row(): Builder
    {
        return Tables::query('alert_mailings')->where('id', $this->id);
    }
}
