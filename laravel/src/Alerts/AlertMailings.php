<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * The queue of mails, one for each person, whatever the number of their alerts. An event belongs to one mail and stays
 * there; a person gets the next mail when the one before has gone.
 */
final class AlertMailings
{
    private const PEOPLE = 500;

    /** Days for which a mailbox that refuses its mail is tried by each run; then the person's alerts rest. */
    private const REFUSED_DAYS = 3;

    /** Days between the tries of a mail that rests. */
    private const RESTING_DAYS = 7;

    /** Days before its end from which on a mail announces the end of an alert. */
    public const REMINDED_DAYS = 30;

    /** One moment for all queries: an alert that gets due between two of them waits for the next run. */
    private CarbonImmutable $now;

    public function prepare(): void
    {
        $this->now = CarbonImmutable::now();
        $people = $this->due()->select('subscriber_id')->distinct()->lazyById(self::PEOPLE, 'subscriber_id');
        foreach ($people->pluck('subscriber_id')->chunk(self::PEOPLE) as $some) {
            DB::transaction(fn () => $this->prepareFor($some->collect()), attempts: 5);
        }
        self::moveOn($this->confirmed()->whereNotExists(self::news()));
    }

    /** @return iterable<int> the new mails, those whose job is lost, and weekly those that rest */
    public function waiting(bool $isQueueEmpty): iterable
    {
        $now = CarbonImmutable::now();
        $triedThisWeek = self::resting()->where('failed_at', '>', $now->subDays(self::RESTING_DAYS));
        $rows = self::unsent()
            ->whereIntegerNotInRaw('id', $triedThisWeek->pluck('id'))
            ->where(
                fn (Builder $mailing) => $mailing
                    ->whereNull('queued_at')
                    ->orWhere('queued_at', '<', $now->subHours($isQueueEmpty ? 2 : 26)),
            );
        foreach ($rows->select('id')->lazyById(1000) as $mailing) {
            yield (int) $mailing->id;
        }
    }

    /** Selects the mails whose last try has failed, one for each person. */
    public static function failing(): Builder
    {
        return self::unsent()->whereNotNull('failed_at');
    }

    /**
     * Selects the mails of mailboxes that have refused them for days. None of them rests while as many mails fail as
     * go: then the refusal isn't about one mailbox.
     */
    public static function resting(): Builder
    {
        $sent = Tables::query('alert_mailings as others')
            ->selectRaw('count(*)')
            ->whereColumn('others.sent_at', '>=', 'imo_alert_mailings.refused_since');

        return self::failing()
            ->where('refused_since', '<=', CarbonImmutable::now()->subDays(self::REFUSED_DAYS))
            ->whereRaw("({$sent->toSql()}) > ?", [self::failing()->count()]);
    }

    private static function unsent(): Builder
    {
        return Tables::query('alert_mailings')->whereNull('sent_at');
    }

    /** Selects the due alerts of people without a waiting mail that have news or end soon. */
    private function due(): Builder
    {
        $isEnding = fn (Builder $alert) => $alert
            ->whereNull('reminded_at')
            ->where('expires_at', '<', $this->now->addDays(self::REMINDED_DAYS));

        return $this->confirmed()
            ->where(fn (Builder $alert) => $alert->whereExists(self::news())->orWhere($isEnding))
            ->whereNotExists(
                Tables::query('alert_mailings')
                    ->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alerts.subscriber_id')
                    ->whereNull('sent_at'),
            );
    }

    private function confirmed(): Builder
    {
        return Tables::query('alerts')->whereNotNull('confirmed_at')->where('due_at', '<=', $this->now);
    }

    /** Selects the events of an alert that no mail has yet. */
    private static function news(): Builder
    {
        return Tables::query('alert_events')
            ->whereColumn('imo_alert_events.alert_id', 'imo_alerts.id')
            ->whereNull('mailing_id');
    }

    /** @param  Collection<int, int>  $people */
    private function prepareFor(Collection $people): void
    {
        // People who have just cancelled are gone.
        $people = Tables::query('alert_subscribers')->whereIntegerInRaw('id', $people)->lockForUpdate()->pluck('id');
        Tables::query('alert_mailings')->insert(
            $people->map(fn (int $person) => [
                'subscriber_id' => $person, 'message' => bin2hex(random_bytes(16)), 'created_at' => $this->now,
            ])->all(),
        );
        $ofThem = fn (Builder $query) => $query->whereIntegerInRaw('subscriber_id', $people);
        $due = $ofThem($this->confirmed());
        $mailing = Tables::query('alert_mailings')
            ->select('id')
            ->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alert_events.subscriber_id')
            ->whereNull('sent_at');
        $ofThem(Tables::query('alert_events'))
            ->whereNull('mailing_id')
            ->whereIn('alert_id', (clone $due)->select('id'))
            ->update(['mailing_id' => DB::raw("({$mailing->toRawSql()})")]);
        $ending = (clone $due)->where('expires_at', '<', $this->now->addDays(self::REMINDED_DAYS));
        $ending->update(['reminded_at' => $this->now]);
        // In one transaction with their mail: after a killed run the next hour's would make a second one.
        self::moveOn($due);
    }

    /** Alerts that have their mail, or no news, are due again tomorrow or next week. */
    private static function moveOn(Builder $alerts): void
    {
        foreach (AlertSettings::FREQUENCIES as $frequency => $days) {
            (clone $alerts)->where('frequency', $frequency)->update(['due_at' => AlertSettings::dueIn($days)]);
        }
    }
}
