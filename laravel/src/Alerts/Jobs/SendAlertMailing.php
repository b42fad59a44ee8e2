<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Database\Query\Builder;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Queue\Middleware\WithoutOverlapping;
use ImoWidgets\Alerts\AlertDigest;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\Exceptions\AlertNotMailed;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\SiteLock;
use Symfony\Component\Mailer\Exception\TransportException;
use Throwable;

/**
 * Sends one mail of alerts; its payload is the mail's number alone. Of two workers only one sends. If a worker is
 * killed after the mail server's answer and before noting it, the same mail goes again, under the same Message-ID.
 */
final class SendAlertMailing implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    /** @var list<int> */
    public array $backoff = [60, 300, 900, 3600];

    /** Tries to note that a mail went, a second apart and longer each time: the database may be starting. */
    private const NOTES = 8;

    public function __construct(public readonly int $mailing)
    {
    }

    /** @return list<object> */
    public function middleware(): array
    {
        $alone = new WithoutOverlapping(SiteLock::name("imo-mailing-$this->mailing"));

        return [$alone->releaseAfter(60)->expireAfter(120)];
    }

    public function handle(AlertDigest $digest): void
    {
        $mailing = $this->row()->whereNull('sent_at')->first();
        $person = $mailing === null ? null : AlertSubscriber::query()->find((int) $mailing->subscriber_id);
        if ($person === null) {
            return;
        }
        try {
            $news = $digest->of($this->mailing, $person->id);
            // Its alerts may have been cancelled.
            if ($news['searches'] !== [] || $news['endsAt'] !== null) {
                $notification = AlertSettings::notification('news');
                $person->notifyNow(new $notification($news, $mailing->message));
            }
        } catch (Throwable $problem) {
            $this->noteRefusal($problem);

            throw AlertNotMailed::because("mailing $this->mailing", $problem);
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
        return Tables::query('alert_mailings')->where('id', $this->mailing);
    }
}
