<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertDigest;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\ListingState;
use ImoWidgets\Alerts\ListingVersion;
use ImoWidgets\Alerts\MailedListings;
use ImoWidgets\Alerts\Mailing;
use ImoWidgets\Alerts\News;
use ImoWidgets\Alerts\NewsFinder;
use ImoWidgets\Alerts\Sentence;
use ImoWidgets\Alerts\ToldListing;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Symfony\Component\Mailer\Exception\TransportException;
use Throwable;

/**
 * Builds one alert mail from current data, sends it, and records what the person was told. If a worker is killed
 * between the mail server's answer and the record, the mail is sent again with the same Message-ID and without any
 * additional news.
 */
final class SendAlertMailing extends MailJob
{
    /**
     * The number of attempts to record that a mail was sent, at growing intervals from one second: the database may be
     * restarting.
     */
    private const RECORD_TRIES = 8;

    /**
     * Matches a mail server's refusal of the recipient's mailbox. In RFC 3463, the codes 5.1.x concern its address
     * (except 5.1.7 and 5.1.8, which concern the sender's) and the codes 5.2.x its state. An answer without such a code
     * counts if it begins with 550, 551 or 553. Quota or password problems of the agency's own server don't match.
     */
    private const OF_MAILBOX = '/\b5\d\d[ -]5\.(?:1\.(?![78]\b)|2\.)\d|\b55[013][ -](?!\d\.\d)/';

    public function handle(NewsFinder $finder, AlertDigest $digest, MailedListings $listings): void
    {
        $mailing = Mailing::unsent()->find($this->id);
        $person = $mailing === null ? null : AlertSubscriber::query()->find($mailing->subscriber_id);
        if ($mailing === null || $person === null) {
            return;
        }
        $alerts = $mailing->alerts()->with('search')->oldest('id')->get();
        $upTo = $mailing->up_to ?? ListingVersion::last();
        try {
            $news = $this->news($finder, $mailing, $alerts, $upTo);
            $isReminder = $alerts->contains(fn (Alert $alert) => $alert->reminded_at >= $mailing->created_at);
            $isSent = $news !== [] || $isReminder;
            if ($isSent) {
                $listings->storeTitles($news);
                $mailing->update(['up_to' => $upTo, 'sentences' => array_map(self::nameOf(...), $news)]);
                $notification = Settings::get('alerts.notifications.news');
                $person->notifyNow(new $notification($digest->of($person, $news), $mailing->message));
            }
        } catch (Throwable $problem) {
            $this->recordFailure($problem);

            throw NotMailed::because("The mail of mailing $this->id of the alerts", $problem);
        }
        $pauses = array_map(fn (int $tried) => 1000 * $tried, range(1, self::RECORD_TRIES - 1));
        retry($pauses, fn () => DB::transaction(fn () => $this->record($person->id, $alerts, $news, $upTo, $isSent)));
    }

    /** After the last attempt has failed, lets `alerts:run` queue another job. */
    public function failed(): void
    {
        $this->query()->update(['queued_at' => null]);
    }

    private static function nameOf(News $news): string
    {
        return $news->name();
    }

    /**
     * @param  Collection<int, Alert>  $alerts
     * @return list<News>
     */
    private function news(NewsFinder $finder, Mailing $mailing, Collection $alerts, int $upTo): array
    {
        $told = ToldListing::ofPeople([$mailing->subscriber_id], (int) $alerts->min('told_to_version'));
        $news = $finder->newsOf($alerts, $told->keyBy('state_id'), $upTo);
        $finder->finish();
        // A killed attempt may have sent the mail with these sentences, so this attempt must not add others.
        $sentences = $mailing->sentences;

        return $sentences === null
            ? $news
            : array_values(array_filter($news, fn (News $entry) => in_array($entry->name(), $sentences, true)));
    }

    /**
     * Records what the mail told the person.
     *
     * @param  Collection<int, Alert>  $alerts
     * @param  list<News>  $news
     */
    private function record(int $person, Collection $alerts, array $news, int $upTo, bool $isSent): void
    {
        // The person may have cancelled meanwhile, or deleted an alert.
        if (AlertSubscriber::query()->whereKey($person)->lockForUpdate()->doesntExist()) {
            return;
        }
        $left = Alert::query()->whereKey($alerts->modelKeys())->pluck('id', 'id');
        foreach ($news as $entry) {
            $told = match ($entry->sentence) {
                Sentence::Gone => ['gone_told_at' => now()],
                Sentence::Back => ['back_told_at' => now(), 'price' => $entry->price],
                Sentence::New, Sentence::Reduced => ['price' => $entry->price],
            };
            ToldListing::query()->updateOrCreate(
                ['subscriber_id' => $person, 'state_id' => $entry->state],
                [...$told, 'alert_id' => $left[$entry->alert] ?? null, 'told_at' => now()],
            );
            if ($entry->sentence === Sentence::Gone) {
                $this->recordGone($person, $entry->state);
            }
        }
        Alert::query()
            ->whereKey($alerts->modelKeys())
            ->update(['told_to_version' => $upTo, 'mailing_id' => null]);
        if ($isSent) {
            $this->query()->update([
                'sent_at' => now(),
                'failed_at' => null,
                'refused_since' => null,
                'sentences' => null,
            ]);
        } else {
            // None of the news still holds, so no mail is sent.
            $this->query()->delete();
        }
    }

    /** Records the news for each absent deal of the home, so the person reads only once that it is gone. */
    private function recordGone(int $person, int $state): void
    {
        $absent = ListingState::query()
            ->whereIn('home', ListingState::query()->select('home')->whereKey($state))
            ->where(fn (Builder $deal) => $deal->whereNotNull('gone_at')->orWhereNotNull('missing_since'))
            ->pluck('id');
        ToldListing::query()
            ->where('subscriber_id', $person)
            ->whereIntegerInRaw('state_id', $absent)
            ->whereNull('gone_told_at')
            ->update(['gone_told_at' => now()]);
    }

    /**
     * Records a failed attempt, and since when the mailbox has refused mail. A refused mail is rebuilt for the next
     * attempt. Without an answer, the mail may have been delivered, so its sentences are kept.
     */
    private function recordFailure(Throwable $problem): void
    {
        $isRefused = $problem instanceof TransportException && $problem->getCode() >= 400;
        $isOfMailbox = $isRefused && Str::isMatch(self::OF_MAILBOX, $problem->getMessage());
        $this->query()->update(['failed_at' => now(), ...$isRefused ? ['up_to' => null, 'sentences' => null] : []]);
        $this->query()->update([
            'refused_since' => $isOfMailbox ? DB::raw('coalesce(refused_since, failed_at)') : null,
        ]);
    }

    /** @return Builder<Mailing> */
    private function query(): Builder
    {
        return Mailing::query()->whereKey($this->id);
    }
}
