<?php

namespace ImoWidgets\Alerts;

use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\OtherData;

/** Exports and erases a person's alerts, with their consent and what mails told them. */
final class PersonsAlerts implements OtherData
{
    /**
     * @return list<array<string, mixed>> one entry per alert, confirmed or not, or a single entry for an address
     *     without alerts
     */
    public function of(string $person): array
    {
        $subscriber = AlertSubscriber::query()->with('alerts.search')->firstWhere('person', $person);
        if ($subscriber === null) {
            return [];
        }
        $told = ToldListing::withState()
            ->where('subscriber_id', $subscriber->id)
            ->oldest('imo_alert_told.id')
            ->get(['listing_key', 'title', 'price', 'told_at', 'gone_told_at', 'back_told_at'])
            ->toArray();
        $records = $subscriber->alerts
            ->map(fn (Alert $alert) => self::record($subscriber, $alert, array_values($told)))
            ->all();

        return $records === [] ? [self::record($subscriber, null, array_values($told))] : array_values($records);
    }

    /**
     * @param  list<array<string, mixed>>  $told
     * @return array<string, mixed>
     */
    private static function record(AlertSubscriber $subscriber, ?Alert $alert, array $told): array
    {
        return [
            'id' => $alert?->id,
            'subscriber_id' => $subscriber->id,
            'email' => $subscriber->email,
            'criteria' => $alert?->search->criteria,
            'frequency' => $alert?->frequency,
            'url' => $alert?->url,
            'consent' => $alert?->consent,
            'created_at' => $alert?->getRawOriginal('created_at'),
            'confirmed_at' => $alert?->getRawOriginal('confirmed_at'),
            'expires_at' => $alert?->getRawOriginal('expires_at'),
            'told' => $told,
        ];
    }

    /** Deletes the person with their alerts and mails. */
    public function erase(string $person): void
    {
        $ids = AlertSubscriber::query()->where('person', $person)->pluck('id');
        DB::transaction(function () use ($ids) {
            AlertSubscriber::query()->whereKey($ids)->lockForUpdate()->get();
            ToldListing::query()->whereIn('subscriber_id', $ids)->delete();
            Alert::query()->whereIn('subscriber_id', $ids)->delete();
            Mailing::query()->whereIn('subscriber_id', $ids)->delete();
            AlertSubscriber::query()->whereKey($ids)->delete();
        }, attempts: 5);
    }
}
