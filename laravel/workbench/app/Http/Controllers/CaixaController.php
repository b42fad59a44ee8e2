<?php

namespace App\Http\Controllers;

use App\Models\Colaborador;
use Illuminate\Contracts\View\View;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\Lead;
use Symfony\Component\HttpFoundation\Response;

/**
 * The agency's inbox: the visitors' forms, shown to everyone who tries this demo. A real site puts it behind a login.
 */
final class CaixaController
{
    public function index(Request $request): View|JsonResponse
    {
        $caixa = [
            'mensagens' => self::leads('imovel', 'geral', 'agente', 'agencia'),
            'candidaturas' => self::leads('recrutamento'),
            'avaliacoes' => self::leads('agendamento'),
        ];

        return $request->wantsJson() ? response()->json($caixa) : view('pages.caixa', $caixa);
    }

    /** Returns the file under its own name, always as a download, because a stranger has sent it. */
    public function cv(Lead $lead): Response
    {
        abort_if($lead->cv_file === null, 404);

        return Storage::disk($lead->cv_disk)->download($lead->cv_file, $lead->cv_name, [
            'Content-Type' => 'application/octet-stream',
        ]);
    }

    public static function para(Lead $lead): string
    {
        return match ($lead->kind) {
            'imovel' => "Imóvel: $lead->recipient_id",
            'agente' => 'Consultor: '.(Colaborador::find($lead->recipient_id)?->name ?? $lead->recipient_id),
            'agencia' => 'Loja: '.
                (collect(config('site.lojas'))->firstWhere('codigo', $lead->recipient_id)['nome']
                    ?? $lead->recipient_id),
            default => 'Agência',
        };
    }

    /** @return Collection<int, Lead> */
    private static function leads(string ...$kinds): Collection
    {
        return Lead::whereIn('kind', $kinds)->latest('id')->get();
    }
}
