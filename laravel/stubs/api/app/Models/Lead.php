<?php

namespace App\Models;

use App\Notifications\CopyOfLead;
use App\Notifications\NewLead;
use Closure;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Prunable;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Notifications\Notifiable;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Facades\Notification as Notifications;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\LeadNotAnnounced;
use ImoWidgets\Leads\LeadNotKept;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Leads\Suspicion;
use ImoWidgets\Rules\Cv;
use Throwable;

/**
 * What a visitor sent by one of the forms. `kind` says by which, `recipient_id` whom or what it is for (a listing's
 * reference, an agent's id, an office), `fields` what that form asks for besides. A CV is a file on a disk that no URL leads to.
 */
final class Lead extends Model
{
    use Notifiable, Prunable;

    /** One for each form. */
    public const KINDS = ['imovel', 'geral', 'agente', 'agencia', 'recrutamento', 'agendamento'];

    /** Many people send the same few words, such as "Olá": shorter texts are not compared. */
    private const SHORTEST_COMPARED = 20;

    protected $table = 'imo_leads';

    protected $guarded = [];

    protected $hidden = ['send_id', 'person', 'source', 'text_hash', 'cv_file'];

    protected $casts = ['fields' => 'array', 'signs' => 'array', 'is_suspicious' => 'boolean', 'announced_at' => 'datetime'];

    /**
     * Keeps what was sent, once for each send id, whoever comes first.
     *
     * @param  string  $kind  one of `KINDS`
     * @param  FormRequest  $request  validated
     * @param  string|null  $recipientKey  the key of the body that says whom it is for
     *
     * @throws LeadNotKept when nothing could be stored
     */
    public static function keep(string $kind, FormRequest $request, ?string $recipientKey = null): self
    {
        // Of a form that asks for no file none is taken.
        $cv = $request->validated()['cv'] ?? null;
        $attributes = self::attributesOf($kind, $request, $recipientKey);
        $file = $cv instanceof UploadedFile ? self::keepCv($cv) : null;
        $lead = null;
        try {
            return $lead = self::discreetly($kind, fn () => self::createOrFirst(['send_id' => SendId::of($request)], [...$attributes, 'cv_file' => $file]));
        } finally {
            if ($file !== null && $lead?->cv_file !== $file) {
                self::disk()->delete($file);
            }
        }
    }

    /** @param  string|null  $sendId  as `SendId::of` gives it */
    public static function isKept(?string $sendId): bool
    {
        return $sendId !== null && self::discreetly(null, fn () => self::where('send_id', $sendId)->exists());
    }

    /** What all leads of one e-mail address have in common, whatever its letters' case: a digest, so that no index holds the address. */
    public static function personOf(string $email): string
    {
        return hash('sha256', mb_strtolower(trim($email)));
    }

    /** The disk of the CVs. */
    public static function disk(): Filesystem
    {
        return Storage::disk(LeadSettings::get('disk'));
    }

    /** Tells those whom it is for, and the visitor if the config says so. Whatever comes of it: the lead is stored. */
    public function announce(): void
    {
        $this->attempt(fn () => $this->notify(new NewLead($this->getKey())));
        if (LeadSettings::get('mail.copy') && ! $this->is_suspicious && Recipients::isDeliverable($this->email)) {
            $this->attempt(fn () => Notifications::route('mail', $this->email)->notify(new CopyOfLead($this)));
        }
    }

    /** Tells those whom it is for once more, when nothing says that the mail went. */
    public function announceAgain(): void
    {
        $this->attempt(fn () => $this->notify(new NewLead($this->getKey())));
    }

    /**
     * @return list<string>
     *
     * @throws LeadNotAnnounced when nobody is named
     */
    public function routeNotificationForMail(Notification $notification): array
    {
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

    /** A file goes before its lead: after a crash between the two, the lead is still there to be deleted again. */
    protected static function booted(): void
    {
        self::deleting(fn (self $lead) => $lead->cv_file === null || self::disk()->delete($lead->cv_file));
    }

    /** @return array<string, mixed> the row of what was sent, but for its send id and its file */
    private static function attributesOf(string $kind, FormRequest $request, ?string $recipientKey): array
    {
        $data = $request->validated();
        $columns = ['nome', 'tel', 'email', 'mensagem'];
        $text = mb_strtolower(preg_replace('/\s+/u', ' ', (string) ($data['mensagem'] ?? '')));
        $digests = [
            'person' => self::personOf($data['email']),
            'source' => hash_hmac('sha256', (string) $request->ip(), (string) config('app.key')),
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
            ...($cv === null ? [] : ['cv_name' => $cv->getClientOriginalName(), 'cv_bytes' => $cv->getSize()]),
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

    /** @return string its path on the disk, under a name that nobody can guess */
    private static function keepCv(UploadedFile $cv): string
    {
        try {
            $name = bin2hex(random_bytes(20)).'.'.Cv::kindOf($cv);
            $file = self::disk()->putFileAs(LeadSettings::get('folder'), $cv, $name);
            // A disk that is full may take a part of it and say nothing.
            if ($file !== false && self::disk()->size($file) === $cv->getSize()) {
                return $file;
            }
            self::disk()->delete(LeadSettings::get('folder')."/$name");
        } catch (Throwable $problem) {
            throw LeadNotKept::because('recrutamento', $problem);
        }

        throw LeadNotKept::withoutFile('recrutamento', LeadSettings::get('disk'));
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

    /** Sends a notification; what goes wrong with it is reported, and costs the visitor nothing. */
    private function attempt(Closure $send): void
    {
        try {
            $send();
        } catch (Throwable $problem) {
            report(LeadNotAnnounced::because($this->getKey(), $problem));
        }
    }
}
