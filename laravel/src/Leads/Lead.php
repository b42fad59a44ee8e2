<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Prunable;
use Illuminate\Database\Eloquent\SoftDeletingScope;
use Illuminate\Notifications\Notifiable;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Database\Factories\LeadFactory;
use ImoWidgets\Exceptions\LeadNotDeleted;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\NewLead;

/**
 * A form that a visitor has sent. `recipient_id` is a listing's reference, an agent's id or an office. A CV is a file
 * on a private disk. A site may extend this class and name its own in `leads.model` of the config. The operations on
 * leads are in `Leads/Actions`.
 *
 * `trail` lists the changes of state and the downloads of the CV; `revision` counts its entries.
 *
 * @property int $id
 * @property string $send_id
 * @property LeadKind $kind
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
    /** @use HasFactory<LeadFactory> */
    use HasFactory, Notifiable, Prunable;

    /** The maximum number of attempts to add a trail entry while other processes add theirs. */
    public const TRAIL_TRIES = 5;

    /** The `state` of a trail entry that records a download of the CV. */
    public const DOWNLOAD = 'cv';

    protected $table = 'imo_leads';

    protected $guarded = [];

    protected $hidden = [
        'send_id',
        'person',
        'cv_disk',
        'cv_file',
        'queued_at',
        'announced_to',
        'revision',
    ];

    /** @var array<string, mixed> */
    protected $attributes = [
        'state' => 'novo',
        'revision' => 0,
        'trail' => '[]',
    ];

    /** @var array<string, string> */
    protected $casts = [
        'kind' => LeadKind::class,
        'fields' => 'array',
        'cv_bytes' => 'integer',
        'is_suspicious' => 'boolean',
        'signs' => 'array',
        'origin' => 'array',
        'state' => LeadState::class,
        'revision' => 'integer',
        'trail' => 'array',
        'queued_at' => 'datetime',
        'announced_at' => 'datetime',
        'announced_to' => 'array',
    ];

    protected static function newFactory(): LeadFactory
    {
        return LeadFactory::new();
    }

    /** Deletes a CV before its lead, so the deletion can be repeated after a crash between the two. */
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

    /**
     * Selects the leads that have waited at least this long for an answer, oldest first.
     *
     * @param  Builder<static>  $leads
     */
    public function scopeUnanswered(Builder $leads, int $hours = 0): void
    {
        $leads->whereIn('state', LeadState::waiting())
            ->where('created_at', '<=', now()->subHours($hours))
            ->oldest('created_at')
            ->oldest('id');
    }

    /**
     * Includes leads that are hidden by a site's `SoftDeletes`, because they still contain a person's data.
     *
     * @param  Builder<static>  $leads
     */
    public function scopeWithHidden(Builder $leads): void
    {
        $leads->withoutGlobalScope(SoftDeletingScope::class);
    }

    /** @return Builder<self> the leads that are older than `leads.months` of the config */
    public function prunable(): Builder
    {
        return static::withHidden()->where(function (Builder $leads) {
            // This condition matches no lead; it keeps the query from matching all leads if every kind is kept for
            // ever.
            $leads->whereKey([]);
            foreach (LeadKind::cases() as $kind) {
                $months = $kind->monthsToKeep();
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

    /**
     * Deletes the lead, or reports the failure. On Laravel 11, an exception or `false` would stop the deletion of the
     * other leads.
     */
    public function prune(): ?bool
    {
        return rescue(fn () => $this->forceDelete()) ?: null;
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

    /** Returns the origin that the lead was sent from, if the config still lists it (`origins`). */
    public function site(): ?string
    {
        return LeadOrigin::knownSite($this->origin['site'] ?? null);
    }

    /** Returns the CV's content; `null` if there is no CV or the file is no longer on its disk. */
    public function cv(): ?string
    {
        return $this->cv_file === null ? null : Storage::disk($this->cv_disk)->get($this->cv_file);
    }

    /** Formats the CV's name and size, as in `cv.pdf (120 kB)`. */
    public function cvLine(): string
    {
        return $this->cv_name.' ('.number_format($this->cv_bytes / 1000, 0, ',', ' ').' kB)';
    }

    /** @return list<array{state: string, by: string|null, created_at: string}> the trail without downloads */
    public function stateChanges(): array
    {
        return array_values(array_filter($this->trail, fn (array $entry) => $entry['state'] !== self::DOWNLOAD));
    }

    /** @return list<string> the trail as sentences for the agency */
    public function history(): array
    {
        return array_map(fn (array $entry) => LeadList::when($entry['created_at']).': '.match (true) {
            $entry['state'] !== self::DOWNLOAD => LeadState::from($entry['state'])->sentence($entry['by']),
            $entry['by'] === null => 'O CV foi descarregado.',
            default => "{$entry['by']} descarregou o CV.",
        }, $this->trail);
    }

    /**
     * Adds an entry to the trail and updates other columns in the same query. Optimistic locking: if another process
     * has added an entry since this model was read, nothing is written. Either way, the model is refreshed.
     *
     * @param  array<string, mixed>  $changes
     * @return bool false if another process was first and nothing was written
     */
    public function appendToTrail(string $state, ?string $by, array $changes = []): bool
    {
        $entry = ['state' => $state, 'by' => $by, 'created_at' => now()->toISOString()];
        $written = $this->newQuery()->whereKey($this->getKey())->where('revision', $this->revision)->update([
            ...$changes,
            'revision' => $this->revision + 1,
            'trail' => json_encode([...$this->trail, $entry], JSON_THROW_ON_ERROR),
        ]);
        $this->refresh();

        return $written === 1;
    }
}
