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
 * Makes one mail of alerts out of what is true now, sends it, and notes what it has told. If a worker is killed between
 * the mail server's answer and the note, the mail goes again under the same Message-ID, and says nothing that the first
 * didn't say.
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

    public function handle(NewsFinder $finder, AlertDigest $digest): void
    {
        $mailing = $this->row()->whereNull('sent_at')->first();
        $person = $mailing === null ? null : AlertSubscriber::query()->find((int) $mailing->subscriber_id);
        if ($person === null) {
            return;
        }
        $alerts = $this->alerts();
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

    /** Lets `alerts:run` queue another job, now that the last try has failed. */
    public function failed(): void
    {
        $this->row()->update(['queued_at' => null]);
    }

    /** @return Collection<int, stdClass> those that the mail is to tell of, with their criteria */
    private function alerts(): Collection
    {
        return Tables::query('alerts')
            ->join('imo_alert_searches as searches', 'searches.id', '=', 'imo_alerts.search_id')
            ->where('mailing_id', $this->id)
            ->orderBy('imo_alerts.id')
            ->get(['imo_alerts.*', 'searches.criteria']);
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
        // A try that was killed may have said these sentences, and no others.
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
        // People who have just cancelled are gone, and so may be an alert.
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
            // Nothing of it is true any more.
            $this->row()->delete();
        }
    }

    /** Who has read that a home is gone, has read it of each deal that it was there with. */
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
     * Notes a failed try, and since when the mailbox has refused: one that refuses for days is gone. A mail that was
     * refused is made from the beginning; without an answer it may have gone.
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
