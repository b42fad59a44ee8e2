<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonInterface;
use Illuminate\Console\Command;
use Illuminate\Contracts\Console\Isolatable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Alerts\Jobs\SendAlertMailing;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\Settings;
use Throwable;

/**
 * `alerts:run`, called by the schedule, finds the changes in the listings and queues the mails that are due. The next
 * run resumes an interrupted one, and a lock prevents concurrent runs. A failure for one search or one person is
 * reported and doesn't stop the others.
 */
final class RunAlertsCommand extends Command implements Isolatable
{
    protected $signature = 'alerts:run
        {--accept : Accept that so many listings are new or gone}';

    protected $description = 'Look for new, reduced and gone listings, and mail those who asked to be told';

    /** Years after which a listing that is gone is forgotten; if it comes back later, it counts as new. */
    private const YEARS = 2;

    /** @var bool true to allow one run at a time, even without the option `--isolated` */
    protected $isolated = true;

    /** @return int the exit code: 1 if a part failed */
    public function handle(ListingWatcher $listings, AlertMailings $mailings): int
    {
        $this->forget();
        $this->askAgain();
        $isComplete = $listings->look((bool) $this->option('accept'));
        // `imo-widgets:check` reports if the runs hold back.
        Cursor::set('held_back', $isComplete ? 0 : 1);
        if (! $isComplete) {
            return self::FAILURE;
        }
        $failed = $mailings->prepare();
        $failed += $this->send($mailings);
        // Failures in a queue worker count too.
        $failed += Mailing::failing()->count();
        // `imo-widgets:check` reports if no run has finished for a day.
        Cursor::set('ran', now()->getTimestamp());

        return $failed === 0 ? self::SUCCESS : self::FAILURE;
    }

    public function isolatableId(): string
    {
        return Settings::lockName('alerts');
    }

    /** Lets the lock expire before the next hourly run, which resumes a killed one. */
    public function isolationLockExpiresAt(): CarbonInterface
    {
        return now()->addMinutes(50);
    }

    /** Deletes alerts that have ended or were never confirmed, and all records that are no longer needed. */
    private function forget(): void
    {
        Alert::lapsed()->orWhere('expires_at', '<', now())->delete();
        AlertSubscriber::query()
            ->where('created_at', '<', now()->subHour())
            ->whereDoesntHave('alerts')
            ->eachById(fn (AlertSubscriber $person) => $person->forgetIfDone());
        SavedSearch::query()->where('created_at', '<', now()->subDay())->whereDoesntHave('alerts')->delete();
        ListingState::query()->where('gone_at', '<', now()->subYears(self::YEARS))->delete();
        Mailing::query()->where('sent_at', '<', now()->subYears(self::YEARS))->delete();
    }

    /** Requeues confirmation mails that never went out because the queue could not be reached or was emptied. */
    private function askAgain(): void
    {
        Alert::query()
            ->whereNull('asked_at')
            ->whereNull('confirmed_at')
            ->where('created_at', '<', now()->subMinutes(10))
            ->where(
                fn (Builder $alert) => $alert
                    ->whereNull('asked_queued_at')
                    ->orWhere('asked_queued_at', '<', now()->subHours(2)),
            )
            ->eachById(fn (Alert $alert) => $alert->askToConfirm());
    }

    /** @return int the number of mails that could not be queued or, without a queue, sent */
    private function send(AlertMailings $mailings): int
    {
        [$count, $failed] = [0, 0];
        foreach ($mailings->waiting(isQueueEmpty: Queue::size() === 0) as $mailing) {
            $count++;
            Mailing::query()->whereKey($mailing)->update(['queued_at' => now()]);
            try {
                Bus::dispatch(new SendAlertMailing($mailing));
            } catch (Throwable $problem) {
                Mailing::query()->whereKey($mailing)->update(['queued_at' => null]);
                report(NotMailed::because("The mail of mailing $mailing of the alerts", $problem));
                $failed++;
            }
        }
        $this->components->info("$count mails queued.");

        return $failed;
    }
}
