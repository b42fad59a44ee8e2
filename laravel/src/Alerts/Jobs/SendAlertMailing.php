<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Queue\Middleware\WithoutOverlapping;
use ImoWidgets\Alerts\AlertDigest;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\Exceptions\AlertNotMailed;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use Throwable;

/**
 * Sends one mail of alerts, whose number is all that it carries. Of two workers one sends; one that is killed between the mail
 * server's answer and the note of it sends the same mail once more, under the same Message-ID.
 */
final class SendAlertMailing implements ShouldQueue
{
    use Queueable;

    /** How often it is tried. */
    public int $tries = 5;

    /** So often it is tried to note that a mail went, a second apart and longer each time: a database may be starting. */
    private const NOTES = 8;

    public function __construct(public readonly int $mailing)
    {
    }

    /** @return list<int> seconds before each further try */
    public function backoff(): array
    {
        return [60, 300, 900, 3600];
    }

    /** @return list<object> of two workers one sends */
    public function middleware(): array
    {
        return [(new WithoutOverlapping("imo-mailing-$this->mailing"))->releaseAfter(60)->expireAfter(120)];
    }

    /** @throws AlertNotMailed */
    public function handle(AlertDigest $digest): void
    {
        $mailing = Tables::query('alert_mailings')->where('id', $this->mailing)->whereNull('sent_at')->first();
        $person = $mailing === null ? null : AlertSubscriber::query()->find((int) $mailing->subscriber_id);
        if ($person === null) {
            return;
        }
        try {
            $news = $digest->of($this->mailing, $person->id);
            // What it was about may have been cancelled.
            if ($news['searches'] !== [] || $news['endsAt'] !== null) {
                $notification = AlertSettings::notification('news');
                $person->notifyNow(new $notification($news, $mailing->message));
            }
        } catch (Throwable $problem) {
            $this->noteRefusal($problem);

            throw AlertNotMailed::because("mailing $this->mailing", $problem);
        }
        $pauses = array_map(fn (int $tried) => 1000 * $tried, range(1, self::NOTES - 1));
        retry($pauses, fn () => Tables::query('alert_mailings')->where('id', $this->mailing)->update(['sent_at' => now(), 'refused_since' => null]));
    }

    /** The last try has failed; from now on `alerts:run` may queue another. */
    public function failed(): void
    {
        Tables::query('alert_mailings')->where('id', $this->mailing)->update(['queued_at' => null]);
    }

    /** A mailbox that refuses for days is gone; anything else that goes wrong is no mailbox's doing. */
    private function noteRefusal(Throwable $problem): void
    {
        if ($problem instanceof LeadNotAnnounced && preg_match('/ 5\d\d$/D', $problem->problem) === 1) {
            Tables::query('alert_mailings')->where('id', $this->mailing)->whereNull('refused_since')->update(['refused_since' => now()]);
        }
    }
}
