<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Support\Carbon;

/**
 * A mail of alerts to one person.
 *
 * @property int $id
 * @property int $subscriber_id
 * @property string $message  the unique id in the mail's Message-ID
 * @property int|null $up_to  the last listing version that the mail covers, while its delivery is uncertain
 * @property list<string>|null $sentences  the mail's sentences, while its delivery is uncertain
 * @property string|null $queued_at
 * @property string|null $sent_at
 * @property string|null $failed_at
 * @property string|null $refused_since  when the mailbox began to refuse every attempt
 * @property Carbon $created_at
 */
final class Mailing extends Model
{
    public const UPDATED_AT = null;

    /** Days for which every run retries a mailbox that refuses mail; after that, the person's alerts rest. */
    private const REFUSED_DAYS = 3;

    protected $table = 'imo_alert_mailings';

    protected $guarded = [];

    /** @var array<string, string> */
    protected $casts = ['sentences' => 'array'];

    /** @return HasMany<Alert, $this> the alerts that the mail covers */
    public function alerts(): HasMany
    {
        return $this->hasMany(Alert::class, 'mailing_id');
    }

    /** @param  Builder<self>  $mailings */
    public function scopeUnsent(Builder $mailings): void
    {
        $mailings->whereNull('sent_at');
    }

    /**
     * Selects the mails whose last attempt failed; there is at most one per person.
     *
     * @param  Builder<self>  $mailings
     */
    public function scopeFailing(Builder $mailings): void
    {
        $mailings->unsent()->whereNotNull('failed_at');
    }

    /**
     * Selects the mails that their mailboxes have refused for days. A mail rests only if more mails have been sent
     * since its first refusal than are failing now; otherwise the mailbox is probably not the cause.
     *
     * @param  Builder<self>  $mailings
     */
    public function scopeResting(Builder $mailings): void
    {
        $sent = self::query()
            ->from('imo_alert_mailings', 'others')
            ->selectRaw('count(*)')
            ->whereColumn('others.sent_at', '>=', 'imo_alert_mailings.refused_since');
        $mailings->failing()
            ->where('refused_since', '<=', CarbonImmutable::now()->subDays(self::REFUSED_DAYS))
            ->whereRaw("({$sent->toSql()}) > ?", [self::failing()->count()]);
    }
}
