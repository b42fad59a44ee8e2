<?php

namespace ImoWidgets\Alerts;

use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\QueryException;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Exceptions\AlertNotKept;
use ImoWidgets\Alerts\Exceptions\AlertNotMailed;
use ImoWidgets\Alerts\Jobs\AskToConfirmAlert;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\SendId;
use Throwable;

/**
 * A search that somebody wants to be told about by mail. Until the person has confirmed it, by a link in a mail, it does nothing
 * and changes nothing of what they have confirmed before: anybody can type an address.
 */
final class Alert extends Model
{
    protected $table = 'imo_alerts';

    protected $guarded = [];

    protected $hidden = ['send_id', 'token', 'subscriber_id', 'search_id', 'from_history', 'asked_queued_at', 'new_waiting', 'new_mailed'];

    protected $casts = [
        'asked_queued_at' => 'datetime', 'asked_at' => 'datetime', 'confirmed_at' => 'datetime', 'expires_at' => 'datetime', 'reminded_at' => 'datetime', 'due_at' => 'datetime',
    ];

    /**
     * Keeps what a visitor asks for, once for each send id.
     *
     * @param  array<string, mixed>  $asked  the body of `POST /api/avisos`, judged
     * @param  string|null  $sendId  as `SendId::of` gives it
     *
     * @throws AlertNotKept
     */
    public static function keep(array $asked, ?string $sendId): self
    {
        $search = SavedSearch::of($asked);

        // Statement by statement: what a run that ends here leaves behind says nothing of anybody for long (alerts:run).
        return self::discreetly(function () use ($asked, $sendId, $search) {
            $person = AlertSubscriber::createOrFirst(['person' => Lead::personOf($asked['email'])], ['email' => $asked['email'], 'token' => self::newToken()]);

            return self::createOrFirst(['send_id' => $sendId ?? bin2hex(random_bytes(16))], [
                'subscriber_id' => $person->id, 'search_id' => self::idOf($search), 'token' => self::newToken(), 'frequency' => $asked['frequencia'],
                'url' => $asked['url'] ?? null, 'consent' => $asked['consentimento'],
            ]);
        });
    }

    /**
     * The alert that a form is stored as already.
     *
     * @throws AlertNotKept when the database can't say
     */
    public static function keptAs(?string $sendId): ?self
    {
        return $sendId === null ? null : self::discreetly(fn () => self::firstWhere('send_id', $sendId));
    }

    /** Whose it is. */
    public function subscriber(): BelongsTo
    {
        return $this->belongsTo(AlertSubscriber::class, 'subscriber_id');
    }

    /** Those that mail. */
    public function scopeConfirmed(Builder $alerts): void
    {
        $alerts->whereNotNull('confirmed_at')->where('expires_at', '>', now());
    }

    /** Those that nobody has confirmed within the days of the config. */
    public function scopeLapsed(Builder $alerts): void
    {
        $alerts->whereNull('confirmed_at')->where('created_at', '<', now()->subDays((int) AlertSettings::get('days_to_confirm')));
    }

    /** What it is about. */
    public function search(): SavedSearch
    {
        return SavedSearch::read(Tables::query('alert_searches')->where('id', $this->search_id)->value('criteria'));
    }

    /** Whether its link is too old to confirm it. */
    public function isLapsed(): bool
    {
        return self::whereKey($this->getKey())->lapsed()->exists();
    }

    /** Has the person asked, by mail, whether it was them: once, however often it is called. */
    public function askToConfirm(): void
    {
        try {
            $isOurs = self::whereKey($this->getKey())->whereNull('asked_at')->whereNull('confirmed_at')->where('asked_queued_at', $this->asked_queued_at)->update(['asked_queued_at' => now()]) === 1;
            $isOurs && Bus::dispatch(new AskToConfirmAlert($this->getKey()));
        } catch (Throwable $problem) {
            // The alert is kept, and alerts:run asks again.
            rescue(fn () => self::whereKey($this->getKey())->update(['asked_queued_at' => null]), report: false);
            report(AlertNotMailed::because("alert {$this->getKey()}", $problem));
        }
    }

    /**
     * The person has said yes. Where they have an alert for the same search already, that one goes on, as they want it now.
     *
     * @return bool whether there was room for it
     */
    public function confirm(): bool
    {
        return DB::transaction(function () {
            // Of two that confirm at once, the other waits.
            AlertSubscriber::whereKey($this->subscriber_id)->lockForUpdate()->first();
            if ($this->refresh()->confirmed_at !== null) {
                return true;
            }
            $others = self::where('subscriber_id', $this->subscriber_id)->whereKeyNot($this->getKey())->confirmed();
            $same = (clone $others)->firstWhere('search_id', $this->search_id);
            if ($same === null && $others->count() >= (int) AlertSettings::get('per_person')) {
                return false;
            }
            $asked = $this->only(['token', 'send_id', 'frequency', 'url', 'consent']);
            $same === null || self::whereKey($this->getKey())->delete();
            ($same ?? $this)->forceFill([
                ...($same === null ? ['from_history' => (int) Tables::query('listing_history')->max('id')] : $asked),
                'confirmed_at' => now(), 'expires_at' => AlertSettings::expiry(), 'reminded_at' => null, 'due_at' => AlertSettings::dueIn(0),
            ])->save();

            return true;
        });
    }

    /** Runs a query whose failure must not say what it was about. */
    public static function discreetly(Closure $query): mixed
    {
        try {
            return $query();
        } catch (QueryException $problem) {
            throw AlertNotKept::because($problem);
        }
    }

    private static function idOf(SavedSearch $search): int
    {
        $searches = Tables::query('alert_searches')->where('digest', $search->digest());
        $isNew = (clone $searches)->doesntExist();
        try {
            $isNew && DB::transaction(function () use ($search) {
                $id = Tables::query('alert_searches')->insertGetId(['digest' => $search->digest(), 'criteria' => json_encode((object) $search->criteria, JSON_THROW_ON_ERROR), 'created_at' => now()]);
                app(SearchMatcher::class)->index($id, $search->criteria);
            });
        } catch (UniqueConstraintViolationException) {
            // Somebody else has asked for the same at the same moment.
        }

        return $searches->value('id');
    }

    private static function newToken(): string
    {
        return bin2hex(random_bytes(20));
    }
}
