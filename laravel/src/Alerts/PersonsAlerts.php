<?php

namespace ImoWidgets\Alerts;

use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\OtherData;

/** Exports and erases a person's alerts, with their consent and what mails told them. */
final class PersonsAlerts implements OtherData
{
    /**
     * @return list<array<string, mixed>> one entry per alert, confirmed or not, or one for an address without alerts
     */
    public function of(string $person): array
    {
        $alerts = Tables::query('alert_subscribers as subscribers')
            ->leftJoin('imo_alerts as alerts', 'alerts.subscriber_id', '=', 'subscribers.id')
            ->leftJoin('imo_alert_searches as searches', 'searches.id', '=', 'alerts.search_id')
            ->where('subscribers.person', $person)
            ->orderBy('alerts.id')
            ->get([
                'alerts.id', 'subscribers.id as subscriber_id', 'subscribers.email', 'searches.criteria',
                'alerts.frequency', 'alerts.url', 'alerts.consent', 'alerts.created_at', 'alerts.confirmed_at',
                'alerts.expires_at',
            ]);
        $told = Tables::query('alert_told as told')
            ->where('told.subscriber_id', $alerts->value('subscriber_id'))
            ->orderBy('told.id')
            ->join('imo_listing_states as states', 'states.id', '=', 'told.state_id')
            ->get(['listing_key', 'title', 'price', 'told_at', 'gone_told_at', 'back_told_at'])
            ->all();

        return array_values($alerts->map(fn (object $alert) => [
            ...get_object_vars($alert),
            'criteria' => json_decode((string) $alert->criteria, true),
            'told' => $told,
        ])->all());
    }

    /** Deletes the person with their alerts and mails. */
    public function erase(string $person): void
    {
        $ids = AlertSubscriber::query()->where('person', $person)->pluck('id');
        DB::transaction(function () use ($ids) {
            AlertSubscriber::query()->whereKey($ids)->lockForUpdate()->get();
            foreach (['alert_told', 'alerts', 'alert_mailings'] as $table) {
                Tables::query($table)->whereIn('subscriber_id', $ids)->delete();
            }
            AlertSubscriber::query()->whereKey($ids)->delete();
        }, attempts: 5);
    }
}
