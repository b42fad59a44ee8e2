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

    /** Days for which a mailbox that refuses its mail is tried; then the person's alerts pause until they end. */
    private const REFUSED_DAYS = 3;

    /** Days before its end from which on a mail announces the end of an alert. */
    public const REMINDED_DAYS = 30;

    /** Prepares the mails that are due. */
    public function prepare(): void
    {
        $last = 0;
        do {
            $people = $this->due()->where('alerts.subscriber_id', '>', $last)->orderBy('alerts.subscriber_id')->distinct()->limit(self::PEOPLE)->pluck('alerts.subscriber_id');
            $people->isEmpty() || DB::transaction(fn () => $this->prepareFor($people), attempts: 5);
            $last = $people->last();
        } while ($people->count() === self::PEOPLE);
        // Without news no mail goes, and the alert is due again tomorrow or next week.
        $this->moveOn(CarbonImmutable::now(), fn (Builder $alerts) => $alerts->whereNotExists(fn (Builder $events) => $events->from('imo_alert_events')->whereColumn('imo_alert_events.alert_id', 'imo_alerts.id')->whereNull('mailing_id')));
    }

    /**
     * Returns the mails that have to be queued: the new ones, and those whose job is lost.
     *
     * @return iterable<int> ids
     */
    public function waiting(bool $isQueueEmpty): iterable
    {
        $limit = CarbonImmutable::now()->subHours(2);
        $rows = Tables::query('alert_mailings')->whereNull('sent_at')
            ->where(fn (Builder $mailing) => $mailing->whereNull('refused_since')->orWhere('refused_since', '>', CarbonImmutable::now()->subDays(self::REFUSED_DAYS)))
            ->where(fn (Builder $mailing) => $mailing->whereNull('queued_at')
                ->when($isQueueEmpty, fn (Builder $lost) => $lost->orWhere('queued_at', '<', $limit))
                ->orWhere('queued_at', '<', $limit->subDay()));
        foreach ($rows->select('id')->lazyById(1000) as $mailing) {
            yield (int) $mailing->id;
        }
    }

    /** Selects the due alerts that have news or end soon. */
    private function due(): Builder
    {
        $now = CarbonImmutable::now();

        return DB::table('imo_alerts as alerts')->whereNotNull('alerts.confirmed_at')->where('alerts.due_at', '<=', $now)
            ->where(fn (Builder $alert) => $alert
                ->whereExists(fn (Builder $events) => $events->from('imo_alert_events')->whereColumn('imo_alert_events.alert_id', 'alerts.id')->whereNull('mailing_id'))
                ->orWhere(fn (Builder $ending) => $ending->whereNull('alerts.reminded_at')->where('alerts.expires_at', '<', $now->addDays(self::REMINDED_DAYS))))
            ->whereNotExists(fn (Builder $mailings) => $mailings->from('imo_alert_mailings')->whereColumn('imo_alert_mailings.subscriber_id', 'alerts.subscriber_id')->whereNull('sent_at'));
    }

    /** @param  Collection<int, int>  $people  ids of subscribers */
    private function prepareFor(Collection $people): void
    {
        $now = CarbonImmutable::now();
        // People who have just cancelled are gone.
        $people = Tables::query('alert_subscribers')->whereIntegerInRaw('id', $people)->lockForUpdate()->pluck('id');
        Tables::query('alert_mailings')->insert($people->map(fn (int $person) => ['subscriber_id' => $person, 'message' => bin2hex(random_bytes(16)), 'created_at' => $now])->all());
        $ofThem = fn (Builder $query) => $query->whereIntegerInRaw('subscriber_id', $people);
        $due = $ofThem(Tables::query('alerts'))->whereNotNull('confirmed_at')->where('due_at', '<=', $now);
        $mailing = Tables::query('alert_mailings')->select('id')->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alert_events.subscriber_id')->whereNull('sent_at');
        $ofThem(Tables::query('alert_events'))->whereNull('mailing_id')->whereIn('alert_id', (clone $due)->select('id'))->update(['mailing_id' => DB::raw("({$mailing->toRawSql()})")]);
        (clone $due)->where('expires_at', '<', $now->addDays(self::REMINDED_DAYS))->update(['reminded_at' => $now]);
        $this->moveOn($now, $ofThem);
    }

    /** @param  callable(Builder): mixed  $among */
    private function moveOn(CarbonImmutable $now, callable $among): void
    {
        foreach (AlertSettings::FREQUENCIES as $frequency => $days) {
            $alerts = Tables::query('alerts')->where('frequency', $frequency)->whereNotNull('confirmed_at')->where('due_at', '<=', $now);
            $among($alerts);
            $alerts->update(['due_at' => AlertSettings::dueIn($days)]);
        }
    }
}
