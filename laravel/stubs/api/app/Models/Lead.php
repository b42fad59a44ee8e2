<?php

namespace App\Models;

use App\Jobs\AnnounceLead;
use App\Jobs\SendCopyOfLead;
use App\Notifications\CopyOfLead;
use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Prunable;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Notifications\Notifiable;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\LeadNotAnnounced;
use ImoWidgets\Leads\LeadNotDeleted;
use ImoWidgets\Leads\LeadNotKept;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\NetworkAddress;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Leads\Suspicion;
use ImoWidgets\Rules\Cv;
use ImoWidgets\SqlState;
use Throwable;

/**
 * What a visitor sent by one of the forms. `kind` says by which, `recipient_id` whom or what it is for (a listing's
 * reference, an agent's id, an office), `fields` what that form asks for besides. A CV is a file on a disk that no URL leads to.
 */
final class Lead extends Model
{
    use AnsweredByHand, HandedOn;
    use Notifiable, Prunable {
        Prunable::pruneAll as private pruneEach;
    }

    /** One for each form. */
    public const KINDS = ['imovel', 'geral', 'agente', 'agencia', 'recrutamento', 'agendamento'];

    /** How long a worker may take for a mail before another one sends it: longer than any try of `AnnounceLead`. */
    public const CLAIM_SECONDS = 90;

    /** Many people send the same few words, such as "Olá": shorter texts are not compared. */
    private const SHORTEST_COMPARED = 20;

    protected $table = 'imo_leads';

    protected $guarded = [];

    protected $hidden = ['send_id', 'person', 'source', 'text_hash', 'cv_disk', 'cv_file', 'queued_at', 'claimed_at', 'revision', 'webhook_queued_at', 'webhook_failed_at'];

    protected $casts = [
        'fields' => 'array', 'signs' => 'array', 'origin' => 'array', 'is_suspicious' => 'boolean', 'state' => LeadState::class,
        'queued_at' => 'datetime', 'claimed_at' => 'datetime', 'announced_at' => 'datetime',
        'webhook_sent_at' => 'datetime', 'webhook_failed_at' => 'datetime',
    ];

    /**
     * Keeps what was sent, once for each send id, whoever comes first.
     *
     * @param  string  $kind  one of `KINDS`
     * @param  FormRequest  $request  validated
     * @param  string|null  $recipientKey  the key of the body that says whom it is for
     *
     * @throws LeadNotKept when it is not stored, or not known to be
     */
    public static function keep(string $kind, FormRequest $request, ?string $recipientKey = null): self
    {
        // Of a form that asks for no file none is taken.
        $cv = $request->validated()['cv'] ?? null;
        $attributes = self::attributesOf($kind, $request, $recipientKey);
        $file = $cv instanceof UploadedFile ? CvFile::keep($cv, $attributes['person']) : null;
        // Who sends no id gets one all the same: after a lost connection Laravel asks once more, and that is no second lead.
        $once = ['send_id' => SendId::of($request) ?? bin2hex(random_bytes(16))];
        try {
            $lead = self::createOrFirst($once, [...$attributes, 'cv_disk' => $file?->disk, 'cv_file' => $file?->file]);
        } catch (QueryException $problem) {
            // After a lost answer the lead may be stored, and its file has to wait for leads:recover to see.
            if (! SqlState::isRefusal($problem)) {
                throw LeadNotKept::withoutAnswer($kind, $problem);
            }
            $file?->drop();

            throw LeadNotKept::because($kind, $problem);
        }
        if ($file !== null) {
            $lead->cv_file === $file->file ? $file->forget() : $file->drop();
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
    public static function keptAs(?string $sendId): ?self
    {
        return $sendId === null ? null : self::discreetly(null, fn () => self::firstWhere('send_id', $sendId));
    }

    /** What all leads of one e-mail address have in common, whatever its letters' case: a digest, so that no index holds the address. */
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
     * Has those told whom it is for, and the visitor and a CRM if the config says so: once, however often it is asked. Whatever comes of
     * it, the lead is stored.
     */
    public function announce(): void
    {
        if ($this->queued_at !== null || ! $this->queueOnce()) {
            return;
        }
        if (LeadSettings::get('mail.copy') && ! $this->is_suspicious && Recipients::isDeliverable($this->email)) {
            $this->attempt(fn () => Bus::dispatch(new SendCopyOfLead($this->getKey())));
        }
        $this->handOn();
    }

    /** Has those told whom it is for once more, when nothing says that the mail went, and its job is lost. */
    public function announceAgain(): void
    {
        $this->queueOnce();
    }

    /** Looks whether its mail is still to be sent, and takes it upon itself, in one step: of two workers one sends. */
    public function claim(): bool
    {
        $isFree = fn (Builder $lead) => $lead->whereNull('claimed_at')->orWhere('claimed_at', '<=', now()->subSeconds(self::CLAIM_SECONDS));

        return self::whereKey($this->getKey())->whereNull('announced_at')->where($isFree)->update(['claimed_at' => now(), 'queued_at' => now()]) === 1;
    }

    /** @return int seconds until another worker may take over, if the one that has claimed it was killed */
    public function secondsClaimed(): int
    {
        $since = $this->refresh()->claimed_at;

        return $since === null ? 1 : max(1, self::CLAIM_SECONDS - (int) $since->diffInSeconds(now()));
    }

    /** Its mail did not go, and may be tried again. */
    public function unclaim(): void
    {
        self::whereKey($this->getKey())->update(['claimed_at' => null]);
    }

    /**
     * @return list<string> whom it is for; of the visitor's copy, the visitor
     *
     * @throws LeadNotAnnounced when nobody is named
     */
    public function routeNotificationForMail(Notification $notification): array
    {
        if ($notification instanceof CopyOfLead) {
            return [$this->email];
        }

        return Recipients::of($this->kind, $this->recipient_id) ?: throw LeadNotAnnounced::withoutAddress($this->getKey());
    }

    /** The leads that `model:prune` deletes, by the months of the config. */
    public function prunable(): Builder
    {
        $months = array_filter(array_combine(self::KINDS, array_map(LeadSettings::monthsToKeep(...), self::KINDS)));

        return self::query()->whereIn('kind', array_keys($months))->where(function (Builder $leads) use ($months) {
            foreach ($months as $kind => $count) {
                $leads->orWhere(fn (Builder $lead) => $lead->where('kind', $kind)->where('created_at', '<', now()->subMonths($count)));
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
        $left = $this->prunable()->pluck('id')->all();

        return $left === [] ? $count : throw LeadNotDeleted::expired($left);
    }

    /** A file goes before its lead: after a crash between the two, the lead is still there to be deleted again. */
    protected static function booted(): void
    {
        self::deleting(function (self $lead) {
            try {
                $lead->cv_file === null || CvFile::remove($lead->cv_disk, $lead->cv_file);
            } catch (LeadNotDeleted $problem) {
                throw LeadNotDeleted::withFile($lead->getKey(), $problem);
            }
        });
    }

    /** @return array<string, mixed> the row of what was sent, but for its send id and its file */
    private static function attributesOf(string $kind, FormRequest $request, ?string $recipientKey): array
    {
        $data = $request->validated();
        $columns = ['nome', 'tel', 'email', 'mensagem'];
        $text = mb_strtolower(preg_replace('/\s+/u', ' ', (string) ($data['mensagem'] ?? '')));
        $digests = [
            'person' => self::personOf($data['email']),
            'source' => hash_hmac('sha256', NetworkAddress::of($request), (string) config('app.key')),
            'text_hash' => mb_strlen($text) < self::SHORTEST_COMPARED ? null : hash('sha256', $text),
        ];
        $suspicion = self::discreetly($kind, fn () => Suspicion::of($request, self::countOthersWithText($digests), self::countFromSource($digests)));
        $cv = $data['cv'] ?? null;

        return [
            'kind' => $kind,
            'recipient_id' => $recipientKey === null ? null : (string) $data[$recipientKey],
            ...array_intersect_key($data, array_flip($columns)),
            'fields' => array_diff_key($data, array_flip([...$columns, 'cv'])),
            ...$digests,
            'is_suspicious' => $suspicion->isSuspicious,
            'signs' => $suspicion->signs,
            'origin' => LeadOrigin::of($request),
            'state' => LeadState::Open,
            'revision' => 0,
            ...($cv === null ? [] : ['cv_name' => Cv::nameOf($cv), 'cv_bytes' => $cv->getSize()]),
        ];
    }

    /** How many other people have sent this text since yesterday. */
    private static function countOthersWithText(array $digests): int
    {
        return $digests['text_hash'] === null ? 0 : self::where('text_hash', $digests['text_hash'])->where('person', '!=', $digests['person'])
            ->where('created_at', '>', now()->subDay())->distinct()->count('person');
    }

    /** How many leads came from this network address within the last ten minutes. */
    private static function countFromSource(array $digests): int
    {
        return self::where('source', $digests['source'])->where('created_at', '>', now()->subMinutes(10))->count();
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
            $isOurs = self::whereKey($this->getKey())->whereNull('announced_at')->where('queued_at', $this->queued_at)->update(['queued_at' => now()]) === 1;
            try {
                $isOurs && Bus::dispatch(new AnnounceLead($this->getKey()));
            } catch (Throwable $problem) {
                self::whereKey($this->getKey())->update(['queued_at' => null]);

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
