<?php

namespace ImoWidgets\Alerts;

use Illuminate\Support\Facades\DB;

/** The alerts of one person, for `leads:person`: their searches, the consent with its time, and the mailed news. */
final class AlertsOfPerson
{
    /** @return list<array<string, mixed>> an entry for each alert, confirmed or not, and for an address without one */
    public function of(string $person): array
    {
        $alerts = Tables::query('alert_subscribers as subscribers')
            ->leftJoin('imo_alerts as alerts', 'alerts.subscriber_id', '=', 'subscribers.id')
            ->leftJoin('imo_alert_searches as searches', 'searches.id', '=', 'alerts.search_id')
            ->where('subscribers.person', $person)
            ->orderBy('alerts.id')
            ->get([
                'alerts.id', 'subscribers.email', 'searches.criteria', 'alerts.frequency', 'alerts.url',
                'alerts.consent', 'alerts.created_at', 'alerts.confirmed_at', 'alerts.expires_at',
            ]);
        $told = fn (?int $alert) => Tables::query('alert_events')
            ->where('alert_id', $alert)
            ->orderBy('id')
            ->get(['listing_key', 'event', 'created_at'])
            ->all();

        return array_values($alerts->map(fn (object $alert) => [
            ...get_object_vars($alert),
            'criteria' => json_decode((string) $alert->criteria, true),
            'told' => $told($alert->id),
        ])->all());
    }

    public function erase(string $person): void
    {
        $ids = Tables::query('alert_subscribers')->where('person', $person)->pluck('id');
        DB::transaction(function () use ($ids) {
            Tables::query('alert_subscribers')->whereIntegerInRaw('id', $ids)->lockForUpdate()->get();
            foreach (['alert_events', 'alert_mailings', 'alerts'] as $table) {
                Tables::query($table)->whereIntegerInRaw('subscriber_id', $ids)->delete();
            }
            Tables::query('alert_subscribers')->whereIntegerInRaw('id', $ids)->delete();
        }, attempts: 5);
    }
}
