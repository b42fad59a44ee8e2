<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\AlertDigest;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\ListingWatcher;
use ImoWidgets\Alerts\News;
use ImoWidgets\Alerts\NewsFinder;
use ImoWidgets\Alerts\Sentence;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use stdClass;
use Symfony\Component\Mailer\Exception\TransportException;
use Throwable;

/**
 * Makes one mail of alerts from current data, sends it, and records what it told. If a worker is killed between the
 * mail server's answer and the record, the mail is sent again with the same Message-ID, and says nothing that the first
 * one didn't.
 */
final class SendAlertMailing extends MailJob
{
    /**
     * Number of tries to record that a mail was sent, at growing intervals from one second: the database may be
     * restarting.
     */
    private const NOTES = 8;

    /**
     * Matches a mail server's answer about the mailbox. In RFC 3463, 5.1 is about its address (except 5.1.7 and 5.1.8,
     * which are about the sender's) and 5.2 about its state. Without such a number, 550, 551 and 553 count. A problem
     * with a quota or a password of the agency's server doesn't match.
     */
    private const OF_MAILBOX = '/\b5\d\d[ -]5\.(?:1\.(?![78]\b)|2\.)\d|\b55[013][ -](?!\d\.\d)/';

    public function handle(NewsFinder $finder, AlertDigest $digest): void
    {
        $mailing = $this->row()->whereNull('sent_at')->first();
        $person = $mailing === null ? null : AlertSubscriber::query()->find((int) $mailing->subscriber_id);
        if ($person === null) {
            return;
        }
        $alerts = NewsFinder::withCriteria(Tables::query('alerts')->where('mailing_id', $this->id));
        $upTo = (int) ($mailing->up_to ?? ListingWatcher::lastVersion());
        try {
            $news = $this->news($finder, $mailing, $alerts, $upTo);
            $isReminder = $alerts->contains(fn (stdClass $alert) => $alert->reminded_at >= $mailing->created_at);
            $isSent = $news !== [] || $isReminder;
            if ($isSent) {
                $digest->noteTitles($news);
                $sentences = json_encode(array_map(fn (News $one) => $one->name(), $news), JSON_THROW_ON_ERROR);
                $this->row()->update(['up_to' => $upTo, 'sentences' => $sentences]);
                $notification = Settings::get('alerts.notifications.news');
                $person->notifyNow(new $notification($digest->of($person->id, $news), $mailing->message));
            }
        } catch (Throwable $problem) {
            $this->noteFailure($problem);

            throw NotMailed::because("The mail of mailing $this->id of the alerts", $problem);
        }
        $pauses = array_map(fn (int $tried) => 1000 * $tried, range(1, self::NOTES - 1));
        retry($pauses, fn () => DB::transaction(fn () => $this->note($person->id, $alerts, $news, $upTo, $isSent)));
    }

    /** Lets `alerts:run` queue another job after the last try has failed. */
    public function failed(): void
    {
        $this->row()->update(['queued_at' => null]);
    }

    /**
     * @param  Collection<int, stdClass>  $alerts
     * @return list<News>
     */
    private function news(NewsFinder $finder, stdClass $mailing, Collection $alerts, int $upTo): array
    {
        $told = $finder->toldTo([(int) $mailing->subscriber_id], (int) $alerts->min('told_to_version'));
        $news = $finder->newsOf($alerts, $told->keyBy('state_id'), $upTo);
        $finder->finish();
        // A killed try may have sent these sentences; this one must not add others.
        $said = $mailing->sentences === null ? null : json_decode($mailing->sentences, true);

        $wasSaid = fn (News $one) => $said === null || in_array($one->name(), $said, true);

        return array_values(array_filter($news, $wasSaid));
    }

    /**
     * @param  Collection<int, stdClass>  $alerts
     * @param  list<News>  $news
     */
    private function note(int $person, Collection $alerts, array $news, int $upTo, bool $isSent): void
    {
        // The person may have cancelled meanwhile, or deleted an alert.
        if (Tables::query('alert_subscribers')->where('id', $person)->lockForUpdate()->doesntExist()) {
            return;
        }
        $there = Tables::query('alerts')->whereIntegerInRaw('id', $alerts->pluck('id'))->pluck('id', 'id');
        foreach ($news as $one) {
            $told = match ($one->sentence) {
                Sentence::Gone => ['gone_told_at' => now()],
                Sentence::Back => ['back_told_at' => now(), 'price' => $one->price],
                Sentence::New, Sentence::Reduced => ['price' => $one->price],
            };
            $told += ['alert_id' => $there[$one->alert] ?? null, 'told_at' => now()];
            Tables::query('alert_told')
                ->updateOrInsert(['subscriber_id' => $person, 'state_id' => $one->state], $told);
            if ($one->sentence === Sentence::Gone) {
                $this->noteGone($person, $one->state);
            }
        }
        Tables::query('alerts')->whereIntegerInRaw('id', $alerts->pluck('id'))
            ->update(['told_to_version' => $upTo, 'mailing_id' => null]);
        if ($isSent) {
            $done = ['sent_at' => now(), 'failed_at' => null, 'refused_since' => null, 'sentences' => null];
            $this->row()->update($done);
        } else {
            // None of the news is true any more.
            $this->row()->delete();
        }
    }

    /** Records for each absent deal of the home that the person was told it is gone, so they read it only once. */
    private function noteGone(int $person, int $state): void
    {
        $home = Tables::query('listing_states')->select('home')->where('id', $state);
        $isAbsent = fn (Builder $deal) => $deal->whereNotNull('gone_at')->orWhereNotNull('missing_since');
        $deals = Tables::query('listing_states')->whereIn('home', $home)->where($isAbsent)->pluck('id');
        Tables::query('alert_told')
            ->where('subscriber_id', $person)
            ->whereIntegerInRaw('state_id', $deals)
            ->whereNull('gone_told_at')
            ->update(['gone_told_at' => now()]);
    }

    /**
     * Records a failed try, and since when the mailbox has refused its mail. A refused mail is made afresh; one without
     * an answer may have been delivered, so its sentences are kept.
     */
    private function noteFailure(Throwable $problem): void
    {
        $isRefused = $problem instanceof TransportException && $problem->getCode() >= 400;
        $isOfMailbox = $isRefused && preg_match(self::OF_MAILBOX, $problem->getMessage()) === 1;
        $this->row()->update(['failed_at' => now(), ...$isRefused ? ['up_to' => null, 'sentences' => null] : []]);
        $this->row()->update(['refused_since' => $isOfMailbox ? DB::raw('coalesce(refused_since, failed_at)') : null]);
    }

    private function row(): Builder
    {
        return Tables::query('alert_mailings')->where('id', $this->id);
    }
}
