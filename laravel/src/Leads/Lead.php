<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Prunable;
use Illuminate\Database\Eloquent\SoftDeletingScope;
use Illuminate\Database\QueryException;
use Illuminate\Http\UploadedFile;
use Illuminate\Notifications\Notifiable;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\LeadNotDeleted;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\Events\LeadAnswered;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Jobs\AnnounceLead;
use ImoWidgets\Leads\Jobs\SendCopyOfLead;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;
use Throwable;

/**
 * A form that a visitor has sent. `recipient_id` is a listing's reference, an agent's id or an office. A CV is a file
 * on a disk that no URL leads to. A site may extend this class and name its own in `leads.model` of the config.
 *
 * `trail` lists the changes of state and the downloads of the CV; `revision` counts its entries. A change of state
 * names the number of changes that its author had seen: the second of two concurrent ones is refused, so it can't undo
 * the first unseen.
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
 * @property list<array{state: string, by: string|null, created_at: string}> $trail
 * @property Carbon|null $queued_at
 * @property Carbon|null $announced_at
 * @property list<string>|null $announced_to
 * @property Carbon $created_at
 */
class Lead extends Model
{
    use Notifiable, Prunable {
        Prunable::pruneAll as private pruneEach;
    }

    /** The `state` of a trail entry that records a download of the CV. */
    private const DOWNLOAD = 'cv';

    private const DAY = 86_400;

    /** The most tries to add a trail entry while other processes add theirs. */
    private const TRIES = 5;

    /** The keys of a request body that have their own column. */
    private const COLUMNS = ['nome', 'tel', 'email', 'mensagem'];

    protected $table = 'imo_leads';

    protected $guarded = [];

    protected $hidden = [
        'send_id', 'person', 'cv_disk', 'cv_file', 'queued_at', 'announced_to', 'revision',
    ];

    /** @var array<string, string> */
    protected $casts = [
        'fields' => 'array', 'signs' => 'array', 'origin' => 'array', 'is_suspicious' => 'boolean',
        'state' => LeadState::class, 'queued_at' => 'datetime', 'announced_at' => 'datetime',
        'announced_to' => 'array', 'trail' => 'array', 'revision' => 'integer', 'cv_bytes' => 'integer',
    ];

    /** Stores a form once per send id; of two concurrent requests both get the same lead. */
    public static function keep(LeadRequest $request): static
    {
        $kind = $request->kind()->value;
        // Only validated files are stored: a form without a file field has none.
        $cv = $request->validated()['cv'] ?? null;
        $attributes = static::attributesOf($request);
        $file = $cv instanceof UploadedFile ? CvFile::keep($cv, $attributes['person']) : null;
        // A client without a send id gets one here, because Laravel repeats the query after a lost connection, and that
        // must not store a second lead.
        $once = ['send_id' => SendId::of($request) ?? bin2hex(random_bytes(16))];
        try {
            $lead = static::query()->createOrFirst($once, [
                ...$attributes, 'cv_disk' => $file?->disk, 'cv_file' => $file?->file,
            ]);
        } catch (QueryException $problem) {
            // If only the answer was lost, the lead may be stored, so its file is left to `leads:recover`.
            $isRefused = SqlState::isRefusal($problem);
            if ($isRefused) {
                $file?->drop();
            }

            throw new NotStored(
                "A lead ($kind) could not be stored: ".SqlState::of($problem).'. '
                    .($isRefused ? 'Nothing of it is kept' : 'Whether the database has it all the same is not known')
                    .'; the visitor was asked to try again.',
            );
        }
        if ($lead->cv_file === $file?->file) {
            $file?->forget();
        } else {
            $file?->drop();
        }

        return $lead;
    }

    public static function keptAs(?string $sendId): ?static
    {
        $find = fn () => static::query()->firstWhere('send_id', $sendId);

        return $sendId === null ? null : NotStored::guard('A lead could not be stored', $find);
    }

    /** Returns a digest of an address, which finds a person's leads without naming them. */
    public static function personOf(string $email): string
    {
        return hash('sha256', mb_strtolower(trim(Text::cleanEmail($email))));
    }

    /** Returns the CV's content; `null` if there is no CV or its disk has lost it. */
    public function cv(): ?string
    {
        return $this->cv_file === null ? null : Storage::disk($this->cv_disk)->get($this->cv_file);
    }

    /**
     * Announces the lead once to its recipients, the visitor and the site's listeners. A failure never loses the stored
     * lead.
     */
    public function announce(): void
    {
        if ($this->queued_at !== null || ! $this->announceAgain()) {
            return;
        }
        if (Settings::get('leads.mail.copy') && ! $this->is_suspicious && Recipients::isDeliverable($this->email)) {
            try {
                RateLimiter::attempt(
                    Settings::lockName("imo-copy-$this->person"),
                    (int) Settings::get('leads.mail.copies_per_day'),
                    fn () => Bus::dispatch(new SendCopyOfLead($this->getKey())),
                    self::DAY,
                );
            } catch (Throwable $problem) {
                report(NotMailed::because("The mail about lead {$this->getKey()}", $problem));
            }
        }
        // A failing listener must not cost the visitor the answer.
        rescue(fn () => LeadReceived::dispatch($this));
    }

    /** Queues the mails and marks the lead as queued in one step; returns false if another request was first. */
    public function announceAgain(): bool
    {
        $isOurs = false;
        $lead = static::query()->whereKey($this->getKey());
        try {
            $isOurs = (clone $lead)
                ->whereNull('announced_at')
                ->where('queued_at', $this->queued_at)
                ->update(['queued_at' => now()]) === 1;
            if ($isOurs) {
                Bus::dispatch(new AnnounceLead($this->getKey()));
            }
        } catch (Throwable $problem) {
            // The lead is stored, and `leads:recover` announces it.
            rescue(fn () => $isOurs && $lead->update(['queued_at' => null]), report: false);
            report(NotMailed::because("The mail about lead {$this->getKey()}", $problem));
        }

        return $isOurs;
    }

    /** Returns the origin that the lead was sent from, if the config still lists it (`origins`). */
    public function site(): ?string
    {
        return LeadOrigin::knownSite($this->origin['site'] ?? null);
    }

    /** Formats the CV's name and size. */
    public function cvLine(): string
    {
        return $this->cv_name.' ('.number_format($this->cv_bytes / 1000, 0, ',', ' ').' kB)';
    }

    /** Records in the trail that the CV is handed out; throws if other processes keep changing the trail. */
    public function noteDownload(?string $by): void
    {
        $line = ['state' => self::DOWNLOAD, 'by' => $by, 'created_at' => now()->toISOString()];
        for ($tries = 1; ! $this->appendToTrail($line); $tries++) {
            if ($tries === self::TRIES) {
                throw new NotStored(
                    "A download of the CV of lead {$this->getKey()} could not be noted: its trail changes all the "
                        .'time. The answer was a 503.',
                );
            }
        }
    }

    /** @return list<array{state: string, by: string|null, created_at: string}> the trail without downloads */
    public function stateChanges(): array
    {
        return array_values(array_filter($this->trail, fn (array $line) => $line['state'] !== self::DOWNLOAD));
    }

    /** @return list<string> the trail as sentences for the agency */
    public function history(): array
    {
        return array_map(fn (array $line) => LeadList::when($line['created_at']).': '.match (true) {
            $line['state'] !== self::DOWNLOAD => LeadState::from($line['state'])->sentence($line['by']),
            $line['by'] === null => 'O CV foi descarregado.',
            default => "{$line['by']} descarregou o CV.",
        }, $this->trail);
    }

    /**
     * Changes the state. Returns false if the lead no longer has exactly `$seen` changes of state; the model then holds
     * the current one.
     */
    public function answer(LeadState $state, ?string $by, int $seen): bool
    {
        $line = ['state' => $state, 'by' => $by, 'created_at' => now()->toISOString()];
        $isOurs = false;
        for ($tries = 1; ! $isOurs && $tries <= self::TRIES; $tries++) {
            if ($this->isAlready($state, $by)) {
                return true;
            }
            if (count($this->stateChanges()) !== $seen) {
                return false;
            }
            $isOurs = $this->appendToTrail($line, ['state' => $state, 'state_by' => $by]);
        }
        if ($isOurs) {
            // The state is already stored, so a failing listener undoes nothing.
            rescue(fn () => LeadAnswered::dispatch($this));
        }

        return $isOurs;
    }

    /**
     * Adds a trail entry; returns false if another process has added one since this model was read.
     *
     * @param  array<string, mixed>  $line
     * @param  array<string, mixed>  $changed
     */
    private function appendToTrail(array $line, array $changed = []): bool
    {
        $isOurs = static::query()->whereKey($this->getKey())->where('revision', $this->revision)->update([
            ...$changed, 'revision' => $this->revision + 1,
            'trail' => json_encode([...$this->trail, $line], JSON_THROW_ON_ERROR),
        ]) === 1;
        $this->refresh();

        return $isOurs;
    }

    private function isAlready(LeadState $state, ?string $by): bool
    {
        return $this->state === $state && ($by === null || $by === $this->state_by);
    }

    /** @return Builder<static> */
    public static function unanswered(int $hours = 0): Builder
    {
        $leads = static::query()->where('created_at', '<=', now()->subHours($hours));
        $leads->whereIn('state', LeadState::waiting());

        return $leads->oldest('created_at')->oldest('id');
    }

    /** @return list<string> */
    public function untold(): array
    {
        $addresses =
            app(Recipients::class)->of($this->kind, $this->recipient_id)
            ?: throw new NotMailed(
                "The mail about lead {$this->getKey()} did not go: expected an address in "
                    ."config('imo-widgets.leads.mail.to'), found none. The lead is kept.",
            );

        return array_values(array_diff($addresses, $this->announced_to ?? []));
    }

    public function noteTold(string $address): void
    {
        $this->forceFill([
            'announced_to' => [...$this->announced_to ?? [], $address],
            'announced_at' => $this->announced_at ?? now(),
        ])->save();
    }

    /** @return list<string> */
    public function routeNotificationForMail(Notification $notification): array
    {
        return match (true) {
            $notification instanceof CopyOfLead => [$this->email],
            $notification instanceof NewLead && $notification->address !== null => [$notification->address],
            default => app(Recipients::class)->of($this->kind, $this->recipient_id),
        };
    }

    /**
     * @return Builder<static> all leads, including those that a site's `SoftDeletes` hides: they still hold a person's
     *     data
     */
    public static function withHidden(): Builder
    {
        return static::query()->withoutGlobalScope(SoftDeletingScope::class);
    }

    /** @return Builder<static> */
    public function prunable(): Builder
    {
        return static::withHidden()->where(function (Builder $leads) {
            // If every kind is kept for ever, this matches no lead.
            $leads->whereKey([]);
            foreach (array_column(LeadKind::cases(), 'value') as $kind) {
                $months = self::monthsToKeep($kind);
                if ($months !== null) {
                    $leads->orWhere(
                        fn (Builder $lead) => $lead
                            ->where('kind', $kind)
                            ->where('created_at', '<', now()->subMonths($months)),
                    );
                }
            }
        });
    }

    /** Returns the months until leads of this kind are deleted; `null` if they are kept for ever. */
    public static function monthsToKeep(string $kind): ?int
    {
        $months = (array) Settings::get('leads.months') + Settings::default('leads.months');
        $kept = (int) (array_key_exists($kind, $months) ? $months[$kind] : $months['*']);

        return $kept > 0 ? $kept : null;
    }

    /** Deletes the prunable leads and returns their number; throws with the ids of leads that are left. */
    public function pruneAll(int $chunkSize = 1000): int
    {
        $count = $this->pruneEach($chunkSize);
        $left = array_values($this->prunable()->pluck('id')->all());

        return $left === [] ? $count : throw new LeadNotDeleted(
            "Leads that are older than config('imo-widgets.leads.months') are still there: ".implode(', ', $left).'.',
        );
    }

    /** Deletes a CV before its lead: after a crash between the two, deleting the lead can be repeated. */
    protected static function booted(): void
    {
        static::deleting(function (self $lead) {
            try {
                if ($lead->cv_file !== null) {
                    CvFile::remove((string) $lead->cv_disk, $lead->cv_file);
                }
            } catch (LeadNotDeleted $problem) {
                throw new LeadNotDeleted("Lead {$lead->getKey()} is still there. {$problem->getMessage()}");
            }
        });
    }

    /** @return array<string, mixed> */
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
            'trail' => [],
            ...($cv instanceof UploadedFile ? ['cv_name' => Cv::nameOf($cv), 'cv_bytes' => $cv->getSize()] : []),
        ];
    }
}
