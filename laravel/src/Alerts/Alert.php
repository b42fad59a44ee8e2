<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Events\AlertConfirmed;
use ImoWidgets\Alerts\Jobs\AskToConfirmAlert;
use ImoWidgets\Database\Factories\AlertFactory;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\PersonDigest;
use ImoWidgets\Settings;
use Throwable;

/**
 * A person's request for news of one search by mail. Until it is confirmed by a link in a mail, an alert sends no news
 * and leaves the person's confirmed alerts unchanged, because a stranger can type any address.
 *
 * @property int $id
 * @property int $subscriber_id
 * @property int $search_id
 * @property string $send_id
 * @property string $token
 * @property string $frequency
 * @property string|null $url
 * @property string|null $site
 * @property string $consent
 * @property int $began_at_version
 * @property int $told_to_version
 * @property Carbon|null $asked_queued_at
 * @property Carbon|null $asked_at
 * @property Carbon|null $confirmed_at
 * @property Carbon|null $expires_at
 * @property Carbon|null $reminded_at
 * @property Carbon|null $due_at
 * @property AlertSubscriber $subscriber
 * @property SavedSearch $search
 */
final class Alert extends Model
{
    /** @use HasFactory<AlertFactory> */
    use HasFactory;

    public const FAILURE = 'An alert could not be stored or read';

    protected $table = 'imo_alerts';

    protected $guarded = [];

    protected $hidden = [
        'send_id',
        'token',
        'subscriber_id',
        'search_id',
        'began_at_version',
        'told_to_version',
        'mailing_id',
        'asked_queued_at',
    ];

    /** @var array<string, string> */
    protected $casts = [
        'subscriber_id' => 'integer',
        'search_id' => 'integer',
        'began_at_version' => 'integer',
        'told_to_version' => 'integer',
        'asked_queued_at' => 'datetime',
        'asked_at' => 'datetime',
        'confirmed_at' => 'datetime',
        'expires_at' => 'datetime',
        'reminded_at' => 'datetime',
        'due_at' => 'datetime',
    ];

    /**
     * Stores a visitor's alert, once for each send id.
     *
     * @param  array<string, mixed>  $form  the validated body of `POST /api/avisos`
     * @param  string|null  $site  the origin on which the alert was requested, if known
     */
    public static function keep(array $form, ?string $sendId, ?string $site = null): self
    {
        // This needs no transaction: `alerts:run` soon deletes the rows that an interrupted request leaves behind.
        $email = $form['email'];
        $person = AlertSubscriber::query()->createOrFirst(
            ['person' => PersonDigest::of($email)],
            ['email' => $email, 'token' => AlertSubscriber::tokenOf($email)],
        );

        return self::query()->createOrFirst(['send_id' => $sendId ?? bin2hex(random_bytes(16))], [
            'subscriber_id' => $person->id,
            'search_id' => SavedSearch::of($form)->stored()->id,
            'token' => bin2hex(random_bytes(20)),
            'frequency' => $form['frequencia'],
            'url' => $form['url'] ?? null,
            'site' => $site,
            'consent' => $form['consentimento'],
        ]);
    }

    /** Returns the alert that an earlier attempt to send this form stored, if any. */
    public static function keptAs(?string $sendId): ?self
    {
        return $sendId === null ? null : self::query()->firstWhere('send_id', $sendId);
    }

    protected static function newFactory(): AlertFactory
    {
        return AlertFactory::new();
    }

    /** @return BelongsTo<AlertSubscriber, $this> */
    public function subscriber(): BelongsTo
    {
        return $this->belongsTo(AlertSubscriber::class, 'subscriber_id');
    }

    /** @return BelongsTo<SavedSearch, $this> */
    public function search(): BelongsTo
    {
        return $this->belongsTo(SavedSearch::class, 'search_id');
    }

    /**
     * Selects the alerts that currently send news: confirmed and not expired.
     *
     * @param  Builder<self>  $alerts
     */
    public function scopeConfirmed(Builder $alerts): void
    {
        $alerts->whereNotNull('confirmed_at')->where('expires_at', '>', now());
    }

    /**
     * Selects the alerts that were not confirmed within the configured number of days.
     *
     * @param  Builder<self>  $alerts
     */
    public function scopeLapsed(Builder $alerts): void
    {
        $alerts
            ->whereNull('confirmed_at')
            ->where('created_at', '<', now()->subDays((int) Settings::get('alerts.days_to_confirm')));
    }

    public function isLapsed(): bool
    {
        return self::lapsed()->whereKey($this->id)->exists();
    }

    /** Queues the mail that asks the person to confirm. Repeated or concurrent calls queue only one mail. */
    public function askToConfirm(): void
    {
        try {
            $isClaimed = self::query()
                ->whereKey($this->id)
                ->whereNull('asked_at')
                ->whereNull('confirmed_at')
                ->where('asked_queued_at', $this->asked_queued_at)
                ->update(['asked_queued_at' => now()]) === 1;
            if ($isClaimed) {
                Bus::dispatch(new AskToConfirmAlert($this->id));
            }
        } catch (Throwable $problem) {
            // The alert is stored, so `alerts:run` can queue the mail later.
            rescue(fn () => self::query()->whereKey($this->id)->update(['asked_queued_at' => null]), report: false);
            report(NotMailed::because("The mail of alert $this->id", $problem));
        }
    }

    /**
     * Confirms the alert. If the person already has an alert for the same search, that alert continues with the new
     * settings.
     *
     * @return self|null the confirmed or continued alert; `null` if the person already has as many alerts as the config
     *     allows
     */
    public function confirm(): ?self
    {
        $wasConfirmed = false;
        $alert = DB::transaction(function () use (&$wasConfirmed) {
            // The lock makes the second of two concurrent confirmations wait.
            AlertSubscriber::query()->whereKey($this->subscriber_id)->lockForUpdate()->first();
            // Another confirmation for the same search may have replaced this alert since it was read.
            $current = self::query()->find($this->id) ?? self::query()->firstWhere('token', $this->token);
            $wasConfirmed = $current?->confirmed_at !== null;

            return $current === null || $wasConfirmed ? $current : $current->begin();
        }, attempts: 20);
        if ($alert !== null && ! $wasConfirmed) {
            rescue(fn () => AlertConfirmed::dispatch($alert));
        }

        return $alert;
    }

    /** Confirms this alert or renews the person's alert for the same search; returns `null` at the limit per person. */
    private function begin(): ?self
    {
        $others = self::confirmed()->where('subscriber_id', $this->subscriber_id)->whereKeyNot($this->id)->get();
        $same = $others->firstWhere('search_id', $this->search_id);
        if ($same === null && $others->count() >= (int) Settings::get('alerts.per_person')) {
            return null;
        }
        $settings = [
            'confirmed_at' => now(),
            'expires_at' => AlertSettings::expiry(),
            'reminded_at' => null,
            'due_at' => AlertSettings::dueIn(0),
        ];
        if ($same === null) {
            $last = ListingVersion::last();
            $this->forceFill([...$settings, 'began_at_version' => $last, 'told_to_version' => $last])->save();

            return $this;
        }
        $this->delete();
        $renewed = $this->only(['token', 'send_id', 'frequency', 'url', 'site', 'consent']);
        $same->forceFill([...$settings, ...$renewed])->save();

        return $same;
    }
}
