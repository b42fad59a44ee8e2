<?php

namespace ImoWidgets\Leads;

use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Prunable;
use Illuminate\Database\QueryException;
use Illuminate\Http\UploadedFile;
use Illuminate\Notifications\Notifiable;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\Leads\Exceptions\LeadNotDeleted;
use ImoWidgets\Leads\Exceptions\LeadNotKept;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Jobs\AnnounceLead;
use ImoWidgets\Leads\Jobs\SendCopyOfLead;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Rules\Cv;
use ImoWidgets\SqlState;
use Throwable;

/**
 * What a visitor sent by one of the forms. `kind` says by which, `recipient_id` whom or what it is for (a listing's
 * reference, an agent's id, an office), `fields` what that form asks for besides. A CV is a file on a disk that no URL
 * leads to. A site with columns, relations or scopes of its own extends it and names its class in `leads.model` of the
 * config.
 *
 * @property int $id
 * @property string $send_id
 * @property string $kind
 * @property string|null $recipient_id
 * @property string $nome
 * @property string $tel
 * @property string $email
 * @property string|null $mensagem
 * @property array<string, string|null> $fields
 * @property string|null $cv_name
 * @property int|null $cv_bytes
 * @property string|null $cv_disk
 * @property string|null $cv_file
 * @property bool $is_suspicious
 * @property list<string> $signs
 * @property array<string, string>|null $origin
 * @property string $person
 * @property LeadState $state
 * @property string|null $state_by
 * @property int $revision
 * @property Carbon|null $queued_at
 * @property Carbon|null $claimed_at
 * @property Carbon|null $announced_at
 * @property list<string>|null $announced_to
 * @property Carbon $created_at
 * @property-read Collection<int, LeadChange> $trail
 */
class Lead extends Model
{
    use AnsweredByHand, Notifiable, Prunable {
        Prunable::pruneAll as private pruneEach;
    }

    /** How long a worker may take for a mail before another one sends it: longer than any try of `AnnounceLead`. */
    public const CLAIM_SECONDS = 90;

    /** The keys of a body that have a column of their own. */
    private const COLUMNS = ['nome', 'tel', 'email', 'mensagem'];

    protected $table = 'imo_leads';

    protected $guarded = [];

    protected $hidden = [
        'send_id', 'person', 'cv_disk', 'cv_file', 'queued_at', 'claimed_at', 'announced_to', 'revision',
    ];

    /** @var array<string, string> */
    protected $casts = [
        'fields' => 'array', 'signs' => 'array', 'origin' => 'array', 'is_suspicious' => 'boolean',
        'state' => LeadState::class, 'queued_at' => 'datetime', 'claimed_at' => 'datetime',
        'announced_at' => 'datetime', 'announced_to' => 'array',
    ];

    /**
     * Keeps what was sent, once for each send id, whichever request comes first.
     *
     * @throws LeadNotKept when it is not stored, or not known to be
     */
    public static function keep(LeadRequest $request): static
    {
        $kind = $request->kind()->value;
        // Of a form that asks for no file none is taken.
        $cv = $request->validated()['cv'] ?? null;
        $attributes = static::attributesOf($request);
        $file = $cv instanceof UploadedFile ? CvFile::keep($cv, $attributes['person']) : null;
        // A client that sends no id gets one all the same: after a lost connection Laravel asks once more, and that is
        // no second lead.
        $once = ['send_id' => SendId::of($request) ?? bin2hex(random_bytes(16))];
        try {
            $lead = static::query()->createOrFirst($once, [
                ...$attributes, 'cv_disk' => $file?->disk, 'cv_file' => $file?->file,
            ]);
        } catch (QueryException $problem) {
            // After a lost answer the lead may be stored, and its file has to wait for leads:recover to see.
            if (! SqlState::isRefusal($problem)) {
                throw LeadNotKept::withoutAnswer($kind, $problem);
            }
            $file?->drop();

            throw LeadNotKept::because($kind, $problem);
        }
        if ($file !== null) {
            if ($lead->cv_file === $file->file) {
                $file->forget();
            } else {
                $file->drop();
            }
        }

        return $lead;
    }

    /**
     * The lead that a form is stored as already.
     *
     * @param  string|null  $sendId  as `SendId::of` gives it
     *
     * @throws LeadNotKept when the database can't say
     */
    public static function keptAs(?string $sendId): ?static
    {
        return $sendId === null
            ? null
            : self::discreetly(null, fn () => static::query()->firstWhere('send_id', $sendId));
    }

    /**
     * What all leads of one e-mail address have in common, whatever its letters' case: a digest, so that no index holds
     * the address.
     */
    public static function personOf(string $email): string
    {
        return hash('sha256', mb_strtolower(trim($email)));
    }

    /** The CV, which no other place has; `null` for a lead without one, and where its disk has lost it. */
    public function cv(): ?string
    {
        return $this->cv_file === null ? null : Storage::disk($this->cv_disk)->get($this->cv_file);
    }

    /**
     * Has those told whom it is for, the visitor if the config says so, and the site's own listeners: once, however
     * often it is asked. Whatever comes of it, the lead is stored.
     */
    public function announce(): void
    {
        if ($this->queued_at !== null || ! $this->queueOnce()) {
            return;
        }
        if (LeadSettings::get('mail.copy') && ! $this->is_suspicious && Recipients::isDeliverable($this->email)) {
            $this->attempt(fn () => Bus::dispatch(new SendCopyOfLead($this->getKey())));
        }
        // A listener that fails costs the visitor nothing.
        rescue(fn () => LeadReceived::dispatch($this));
    }

    /** Has those told whom it is for once more, when nothing says that the mail went, and its job is lost. */
    public function announceAgain(): void
    {
        $this->queueOnce();
    }

    /**
     * Those who are to be told of it, and the mail went to none of them yet.
     *
     * @return list<string> addresses
     *
     * @throws LeadNotAnnounced when nobody is named
     */
    public function untold(): array
    {
        $addresses =
            app(Recipients::class)->of($this->kind, $this->recipient_id)
            ?: throw LeadNotAnnounced::withoutAddress($this->getKey());

        return array_values(array_diff($addresses, $this->announced_to ?? []));
    }

    /** Takes its mails upon itself, in one step: of two workers one sends. */
    public function claim(): bool
    {
        $isFree = fn (Builder $lead) => $lead
            ->whereNull('claimed_at')
            ->orWhere('claimed_at', '<=', now()->subSeconds(self::CLAIM_SECONDS));
        $isOurs =
            static::query()
                ->whereKey($this->getKey())
                ->where($isFree)
                ->update(['claimed_at' => now(), 'queued_at' => now()]) === 1;
        if ($isOurs) {
            // The worker before may have sent some of them since this one has read it.
            $this->refresh();
        }

        return $isOurs;
    }

    /** @return int seconds until another worker may take over, if the one that has claimed it was killed */
    public function secondsClaimed(): int
    {
        $since = $this->refresh()->claimed_at;

        return $since === null ? 1 : max(1, self::CLAIM_SECONDS - (int) $since->diffInSeconds(now()));
    }

    /** Notes that the mail to this address went. */
    public function noteTold(string $address): void
    {
        $this->forceFill([
            'announced_to' => [...$this->announced_to ?? [], $address],
            'announced_at' => $this->announced_at ?? now(),
        ])->save();
    }

    /** Its mails went, or may be tried again. */
    public function unclaim(): void
    {
        static::query()->whereKey($this->getKey())->update(['claimed_at' => null]);
    }

    /**
     * @return list<string> of the visitor's copy the visitor, of the mail to the agency the one address that it is for,
     *     or all of them
     */
    public function routeNotificationForMail(Notification $notification): array
    {
        return match (true) {
            $notification instanceof CopyOfLead => [$this->email],
            $notification instanceof NewLead && $notification->address !== null => [$notification->address],
            default => app(Recipients::class)->of($this->kind, $this->recipient_id),
        };
    }

    /** @return Builder<static> the leads that `model:prune` deletes, by the months of the config */
    public function prunable(): Builder
    {
        $kinds = array_column(LeadKind::cases(), 'value');
        $months = array_filter(array_combine($kinds, array_map(LeadSettings::monthsToKeep(...), $kinds)));

        $expired = static::query();
        $expired->whereIn('kind', array_keys($months));

        return $expired->where(function (Builder $leads) use ($months) {
            foreach ($months as $kind => $count) {
                $leads->orWhere(
                    fn (Builder $lead) => $lead
                        ->where('kind', $kind)
                        ->where('created_at', '<', now()->subMonths($count)),
                );
            }
        });
    }

    /**
     * Deletes those, and fails when one of them is still there: it is reported by its number.
     *
     * @return int how many went
     *
     * @throws LeadNotDeleted
     */
    public function pruneAll(int $chunkSize = 1000): int
    {
        $count = $this->pruneEach($chunkSize);
        $left = array_values($this->prunable()->pluck('id')->all());

        return $left === [] ? $count : throw LeadNotDeleted::expired($left);
    }

    /** A file goes before its lead: after a crash between the two, the lead is still there to be deleted again. */
    protected static function booted(): void
    {
        static::deleting(function (self $lead) {
            try {
                if ($lead->cv_file !== null) {
                    CvFile::remove((string) $lead->cv_disk, $lead->cv_file);
                }
            } catch (LeadNotDeleted $problem) {
                throw LeadNotDeleted::withFile($lead->getKey(), $problem);
            }
        });
    }

    /** @return array<string, mixed> the row of what was sent, without its send id and its file */
    protected static function attributesOf(LeadRequest $request): array
    {
        $data = $request->validated();
        $kind = $request->kind();
        $for = $kind->recipientKey();
        $suspicion = app(Suspicion::class);
        $signs = $suspicion->signsOf($request);
        $cv = $data['cv'] ?? null;

        return [
            'kind' => $kind->value,
            'recipient_id' => $for === null ? null : (string) $data[$for],
            ...array_intersect_key($data, array_flip(self::COLUMNS)),
            'fields' => array_diff_key($data, array_flip([...self::COLUMNS, 'cv'])),
            'person' => self::personOf($data['email']),
            'is_suspicious' => $suspicion->isSuspicious($signs),
            'signs' => $signs,
            'origin' => LeadOrigin::of($request),
            'state' => LeadState::Open,
            'revision' => 0,
            ...($cv instanceof UploadedFile ? ['cv_name' => Cv::nameOf($cv), 'cv_bytes' => $cv->getSize()] : []),
        ];
    }

    /** Runs a query whose failure must not say what it was about. */
    private static function discreetly(?string $kind, Closure $query): mixed
    {
        try {
            return $query();
        } catch (QueryException $problem) {
            throw LeadNotKept::because($kind, $problem);
        }
    }

    /**
     * Looks whether another has queued its mail since it was read, and notes that one is, in one step.
     *
     * @return bool whether it was for this one to do
     */
    private function queueOnce(): bool
    {
        $isOurs = false;
        $this->attempt(function () use (&$isOurs) {
            $isOurs =
                static::query()
                    ->whereKey($this->getKey())
                    ->whereNull('announced_at')
                    ->where('queued_at', $this->queued_at)
                    ->update(['queued_at' => now()]) === 1;
            try {
                if ($isOurs) {
                    Bus::dispatch(new AnnounceLead($this->getKey()));
                }
            } catch (Throwable $problem) {
                static::query()->whereKey($this->getKey())->update(['queued_at' => null]);

                throw $problem;
            }
        });

        return $isOurs;
    }

    /** What goes wrong with a mail is reported, and costs the visitor nothing. */
    private function attempt(Closure $send): void
    {
        try {
            $send();
        } catch (Throwable $problem) {
            report(LeadNotAnnounced::because($this->getKey(), $problem));
        }
    }
}
