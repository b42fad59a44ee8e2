<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Notifications\Notifiable;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\Lead;

/**
 * A person who gets mails about listings; `token` is in the links of their mails. The record is deleted with their last
 * alert.
 *
 * @property int $id
 * @property string $person
 * @property string $email
 * @property string $token
 */
final class AlertSubscriber extends Model
{
    use Notifiable;

    protected $table = 'imo_alert_subscribers';

    protected $guarded = [];

    protected $hidden = ['person', 'token'];

    /** Returns a keyed digest of the address, so that the links of an earlier subscription still cancel a later one. */
    public static function tokenOf(string $email): string
    {
        return substr(hash_hmac('sha256', 'alerts|'.Lead::personOf($email), (string) config('app.key')), 0, 40);
    }

    /** @return HasMany<Alert, $this> */
    public function alerts(): HasMany
    {
        return $this->hasMany(Alert::class, 'subscriber_id');
    }

    /** @return Builder<Alert> */
    public function confirmedAlerts(): Builder
    {
        return Alert::confirmed()->where('subscriber_id', $this->id);
    }

    /** Deletes the person, with their alerts and pending mails. */
    public static function erase(string $person): void
    {
        $ids = self::query()->where('person', $person)->pluck('id');
        DB::transaction(function () use ($ids) {
            self::query()->whereKey($ids)->lockForUpdate()->get();
            foreach (['alert_told', 'alerts', 'alert_mailings'] as $table) {
                Tables::query($table)->whereIn('subscriber_id', $ids)->delete();
            }
            self::query()->whereKey($ids)->delete();
        }, attempts: 5);
    }

    /**
     * Returns the alerts of a person, with their consent and the mailed news.
     *
     * @return list<array<string, mixed>> an entry for each alert, confirmed or not, and for an address without one
     */
    public static function alertsOf(string $person): array
    {
        $alerts = Tables::query('alert_subscribers as subscribers')
            ->leftJoin('imo_alerts as alerts', 'alerts.subscriber_id', '=', 'subscribers.id')
            ->leftJoin('imo_alert_searches as searches', 'searches.id', '=', 'alerts.search_id')
            ->where('subscribers.person', $person)
            ->orderBy('alerts.id')
            ->get([
                'alerts.id', 'subscribers.id as subscriber_id', 'subscribers.email', 'searches.criteria',
                'alerts.frequency', 'alerts.url',
                'alerts.consent', 'alerts.created_at', 'alerts.confirmed_at', 'alerts.expires_at',
            ]);

        return array_values($alerts->map(fn (object $alert) => [
            ...get_object_vars($alert),
            'criteria' => json_decode((string) $alert->criteria, true),
            'told' => Tables::query('alert_told as told')
                ->where('told.subscriber_id', $alert->subscriber_id)
                ->orderBy('told.id')
                ->join('imo_listing_states as states', 'states.id', '=', 'told.state_id')
                ->get(['listing_key', 'title', 'price', 'told_at', 'gone_told_at', 'back_told_at'])->all(),
        ])->all());
    }

    public function forgetIfDone(): void
    {
        if ($this->alerts()->doesntExist()) {
            self::erase($this->person);
        }
    }
}
