<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Notifications\Notifiable;
use ImoWidgets\Database\Factories\AlertSubscriberFactory;
use ImoWidgets\PersonDigest;

/**
 * A person who gets mails about listings; the links in these mails contain `token`. The record is deleted with the
 * person's last alert.
 *
 * @property int $id
 * @property string $person
 * @property string $email
 * @property string $token
 */
final class AlertSubscriber extends Model
{
    /** @use HasFactory<AlertSubscriberFactory> */
    use HasFactory, Notifiable;

    protected $table = 'imo_alert_subscribers';

    protected $guarded = [];

    protected $hidden = ['person', 'token'];

    protected static function newFactory(): AlertSubscriberFactory
    {
        return AlertSubscriberFactory::new();
    }

    /** Returns a keyed digest of the address, so links from an earlier subscription also cancel a later one. */
    public static function tokenOf(string $email): string
    {
        return substr(hash_hmac('sha256', 'alerts|'.PersonDigest::of($email), (string) config('app.key')), 0, 40);
    }

    /** @return HasMany<Alert, $this> */
    public function alerts(): HasMany
    {
        return $this->hasMany(Alert::class, 'subscriber_id');
    }

    /** @return HasMany<Mailing, $this> */
    public function mailings(): HasMany
    {
        return $this->hasMany(Mailing::class, 'subscriber_id');
    }

    /** @return HasMany<Alert, $this> */
    public function confirmedAlerts(): HasMany
    {
        return $this->alerts()->confirmed();
    }

    public function forgetIfDone(): void
    {
        if ($this->alerts()->doesntExist()) {
            (new PersonsAlerts)->erase($this->person);
        }
    }
}
