<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Notifications\Notifiable;
use ImoWidgets\Leads\Lead;

/**
 * Somebody who is told of listings by mail; `token` is what the links in their mails carry. It goes with the last of their alerts.
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

    /**
     * What the links in a person's mails carry: a keyed digest of their address, so that the links of an earlier subscription
     * still cancel a later one.
     */
    public static function tokenOf(string $email): string
    {
        return substr(hash_hmac('sha256', 'alerts|'.Lead::personOf($email), (string) config('app.key')), 0, 40);
    }

    /** @return HasMany<Alert, $this> all that they have asked for, confirmed or not */
    public function alerts(): HasMany
    {
        return $this->hasMany(Alert::class, 'subscriber_id');
    }

    /** @return Builder<Alert> those of them that mail */
    public function confirmedAlerts(): Builder
    {
        return Alert::confirmed()->where('subscriber_id', $this->id);
    }

    /** Forgets the person, with all that they have asked for and all that was to be mailed. */
    public function forget(): void
    {
        app(AlertsOfPerson::class)->erase($this->person);
    }

    /** Forgets the person where nothing is left that they have asked for. */
    public function forgetIfDone(): void
    {
        if ($this->alerts()->doesntExist()) {
            $this->forget();
        }
    }
}
