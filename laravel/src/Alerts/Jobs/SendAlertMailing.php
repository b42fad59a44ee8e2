<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
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

    /**
     * An answer about the mailbox: RFC 3463 has 5.1 for its address, without 5.1.7 and 5.1.8 for the sender's, and 5.2
     * for its state. A quota or a password is none, and a server without these numbers may mean one by any other code.
     */
    private const OF_MAILBOX = '/\b5\d\d[ -]5\.(?:1\.(?![78]\b)|2\.)\d|\b55[013][ -](?!\d\.\d)/';

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
        $done = ['sent_at' => now(), 'failed_at' => null, 'refused_since' => null];
        retry($pauses, fn () => $this->row()->update($done));
    }

    /** Lets `alerts:run` queue another job, now that the last try has failed. */
    public function failed(): void
    {
        $this->row()->update(['queued_at' => null]);
    }

    /** Notes a failed try, and since when the mailbox has refused: one that refuses for days is gone. */
    private function noteRefusal(Throwable $problem): void
    {
        $isRefused = $problem instanceof TransportException
            && preg_match(self::OF_MAILBOX, $problem->getMessage()) === 1;
        $since = $isRefused ? DB::raw('coalesce(refused_since, failed_at)') : null;
        $this->row()->update(['failed_at' => now()]);
        $this->row()->update(['refused_since' => $since]);
    }

    private function row(): Builder
    {
        return Tables::query('alert_mailings')->where('id', $this->id);
    }
}
