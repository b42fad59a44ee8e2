<?php

namespace App\Models;

use App\Notifications\CopiaDoPedido;
use App\Notifications\NovoLead;
use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Prunable;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Notifications\Notifiable;
use Illuminate\Notifications\Notification as Aviso;
use Illuminate\Support\Facades\Notification;
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
 * What a visitor sent by one of the forms. `tipo` says by which, `destino` whom it is for (a listing's reference, an agent's
 * id, an office), `campos` what that form asks for besides. A CV is a file on a disk that no URL leads to.
 */
final class Lead extends Model
{
    use Notifiable, Prunable;

    /** The forms. */
    public const TIPOS = ['imovel', 'geral', 'agente', 'agencia', 'recrutamento', 'agendamento'];

    /** Shorter texts are everybody's, such as "Olá". */
    private const TEXTO_PROPRIO = 20;

    protected $table = 'imo_leads';

    protected $guarded = [];

    protected $hidden = ['envio', 'pessoa', 'origem', 'impressao', 'cv_ficheiro'];

    protected $casts = ['campos' => 'array', 'sinais' => 'array', 'suspeito' => 'boolean', 'notificado_em' => 'datetime'];

    /**
     * Keeps what was sent, once for each send id, whoever comes first.
     *
     * @param  FormRequest  $request  judged
     * @param  string|null  $destino  the key of the body that says whom it is for
     *
     * @throws LeadNotKept when nothing could be stored
     */
    public static function guarda(string $tipo, FormRequest $request, ?string $destino = null): self
    {
        $cv = $request->file('cv');
        $atributos = self::atributos($tipo, $request, $destino);
        $ficheiro = $cv instanceof UploadedFile ? self::guardaCv($cv) : null;
        $lead = null;
        try {
            return $lead = self::discreto($tipo, fn () => self::createOrFirst(['envio' => SendId::of($request)], [...$atributos, 'cv_ficheiro' => $ficheiro]));
        } finally {
            if ($ficheiro !== null && $lead?->cv_ficheiro !== $ficheiro) {
                self::disco()->delete($ficheiro);
            }
        }
    }

    /** @param  string|null  $envio  a send id */
    public static function jaGuardado(?string $envio): bool
    {
        return $envio !== null && self::discreto(null, fn () => self::where('envio', $envio)->exists());
    }

    /** What somebody is known by, whatever letters they typed: an index of its own, without their address in it. */
    public static function pessoa(string $email): string
    {
        return hash('sha256', mb_strtolower(trim($email)));
    }

    /** Where the CVs are. */
    public static function disco(): \Illuminate\Contracts\Filesystem\Filesystem
    {
        return Storage::disk(LeadSettings::get('disk'));
    }

    /** Tells those whom it is for, and the visitor if the config says so. Whatever comes of it: the lead is stored. */
    public function avisa(): void
    {
        $this->tenta(fn () => $this->notify(new NovoLead($this->getKey())));
        if (LeadSettings::get('mail.copy') && ! $this->suspeito && Recipients::isDeliverable($this->email)) {
            $this->tenta(fn () => Notification::route('mail', $this->email)->notify(new CopiaDoPedido($this)));
        }
    }

    /** Tells those whom it is for once more, when nothing says that the mail went. */
    public function avisaDeNovo(): void
    {
        $this->tenta(fn () => $this->notify(new NovoLead($this->getKey())));
    }

    /**
     * @return list<string>
     *
     * @throws LeadNotAnnounced when nobody is named
     */
    public function routeNotificationForMail(Aviso $aviso): array
    {
        return Recipients::of($this->tipo, $this->destino) ?: throw LeadNotAnnounced::withoutAddress($this->getKey());
    }

    /** The leads that `model:prune` deletes, by the months of the config. */
    public function prunable(): Builder
    {
        $meses = array_filter(array_combine(self::TIPOS, array_map(LeadSettings::monthsToKeep(...), self::TIPOS)));

        return self::query()->whereIn('tipo', array_keys($meses))->where(function (Builder $leads) use ($meses) {
            foreach ($meses as $tipo => $quantos) {
                $leads->orWhere(fn (Builder $lead) => $lead->where('tipo', $tipo)->where('created_at', '<', now()->subMonths($quantos)));
            }
        });
    }

    /** A file goes before its lead: after a crash between the two, the lead is still there to be deleted again. */
    protected static function booted(): void
    {
        self::deleting(fn (self $lead) => $lead->cv_ficheiro === null || self::disco()->delete($lead->cv_ficheiro));
    }

    private static function atributos(string $tipo, FormRequest $request, ?string $destino): array
    {
        $dados = $request->validated();
        $proprios = ['nome', 'tel', 'email', 'mensagem'];
        $texto = mb_strtolower(preg_replace('/\s+/u', ' ', (string) ($dados['mensagem'] ?? '')));
        $pessoa = self::pessoa($dados['email']);
        $marcas = [
            'pessoa' => $pessoa,
            'origem' => hash_hmac('sha256', (string) $request->ip(), (string) config('app.key')),
            'impressao' => mb_strlen($texto) < self::TEXTO_PROPRIO ? null : hash('sha256', $texto),
        ];
        $suspeita = self::discreto($tipo, fn () => Suspicion::of($request, self::outrosComTexto($marcas), self::daMesmaOrigem($marcas)));
        $cv = $request->file('cv');

        return [
            'tipo' => $tipo,
            'destino' => $destino === null ? null : (string) $dados[$destino],
            ...array_intersect_key($dados, array_flip($proprios)),
            'campos' => array_diff_key($dados, array_flip([...$proprios, 'cv'])),
            ...$marcas,
            'suspeito' => $suspeita->isSuspicious,
            'sinais' => $suspeita->signs,
            ...($cv === null ? [] : ['cv_nome' => $cv->getClientOriginalName(), 'cv_bytes' => $cv->getSize()]),
        ];
    }

    /** How many other people have sent this text since yesterday. */
    private static function outrosComTexto(array $marcas): int
    {
        return $marcas['impressao'] === null ? 0 : self::where('impressao', $marcas['impressao'])->where('pessoa', '!=', $marcas['pessoa'])
            ->where('created_at', '>', now()->subDay())->distinct()->count('pessoa');
    }

    /** How many leads came from this network address within the last ten minutes. */
    private static function daMesmaOrigem(array $marcas): int
    {
        return self::where('origem', $marcas['origem'])->where('created_at', '>', now()->subMinutes(10))->count();
    }

    /** @return string its path on the disk, under a name that nobody can guess */
    private static function guardaCv(UploadedFile $cv): string
    {
        try {
            $nome = bin2hex(random_bytes(20)).'.'.Cv::kindOf($cv);
            $ficheiro = self::disco()->putFileAs(LeadSettings::get('folder'), $cv, $nome);
            // A disk that is full may take a part of it and say nothing.
            if ($ficheiro !== false && self::disco()->size($ficheiro) === $cv->getSize()) {
                return $ficheiro;
            }
            self::disco()->delete(LeadSettings::get('folder')."/$nome");
        } catch (Throwable $problema) {
            throw LeadNotKept::because('recrutamento', $problema);
        }

        throw LeadNotKept::withoutFile('recrutamento', LeadSettings::get('disk'));
    }

    /** Runs a query whose failure must not say what it was about. */
    private static function discreto(?string $tipo, Closure $pergunta): mixed
    {
        try {
            return $pergunta();
        } catch (QueryException $problema) {
            throw LeadNotKept::because($tipo, $problema);
        }
    }

    private function tenta(Closure $aviso): void
    {
        try {
            $aviso();
        } catch (Throwable $problema) {
            report(LeadNotAnnounced::because($this->getKey(), $problema));
        }
    }
}
