<?php

namespace App\Http\Controllers;

use App\Http\Requests\AvaliacaoRequest;
use App\Http\Requests\CandidaturaRequest;
use App\Http\Requests\ContactoAgenciaRequest;
use App\Http\Requests\ContactoAgenteRequest;
use App\Http\Requests\ContactoGeralRequest;
use App\Http\Requests\ContactoImovelRequest;
use App\Models\Lead;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\JsonResponse;

/**
 * The six calls by which visitors write. A lead is stored before anything else happens, and then somebody is told. They answer
 * with a status and never with a redirect: to a script, a redirect back to the form looks the same after a success and after a
 * refusal.
 */
final class LeadsController
{
    /** A question about a listing. */
    public function imovel(ContactoImovelRequest $request): JsonResponse
    {
        return $this->guarda('imovel', $request, 'idRef');
    }

    /** A message to the agency. */
    public function geral(ContactoGeralRequest $request): JsonResponse
    {
        return $this->guarda('geral', $request);
    }

    /** A message to an agent. */
    public function agente(ContactoAgenteRequest $request): JsonResponse
    {
        return $this->guarda('agente', $request, 'comercial');
    }

    /** A message to one of the offices. */
    public function agencia(ContactoAgenciaRequest $request): JsonResponse
    {
        return $this->guarda('agencia', $request, 'agencia');
    }

    /** A job application, with its CV. */
    public function candidatura(CandidaturaRequest $request): JsonResponse
    {
        return $this->guarda('recrutamento', $request, 'agencia');
    }

    /** A request for a valuation. */
    public function avaliacao(AvaliacaoRequest $request): JsonResponse
    {
        return $this->guarda('agendamento', $request);
    }

    /** What every lead that is kept is answered, the first time and every other. */
    public static function guardado(): JsonResponse
    {
        return response()->json(['message' => 'ok'], 201);
    }

    /** @param  string|null  $destino  the key of the body that says whom it is for */
    private function guarda(string $tipo, FormRequest $request, ?string $destino = null): JsonResponse
    {
        $lead = Lead::guarda($tipo, $request, $destino);
        if ($lead->wasRecentlyCreated) {
            $lead->avisa();
        }

        return self::guardado();
    }
}
