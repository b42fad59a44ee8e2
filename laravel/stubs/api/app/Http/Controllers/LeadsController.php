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
    public function listing(ContactoImovelRequest $request): JsonResponse
    {
        return $this->keep('imovel', $request, 'idRef');
    }

    /** A message to the agency. */
    public function general(ContactoGeralRequest $request): JsonResponse
    {
        return $this->keep('geral', $request);
    }

    /** A message to an agent. */
    public function agent(ContactoAgenteRequest $request): JsonResponse
    {
        return $this->keep('agente', $request, 'comercial');
    }

    /** A message to one of the offices. */
    public function agency(ContactoAgenciaRequest $request): JsonResponse
    {
        return $this->keep('agencia', $request, 'agencia');
    }

    /** A job application, with its CV. */
    public function application(CandidaturaRequest $request): JsonResponse
    {
        return $this->keep('recrutamento', $request, 'agencia');
    }

    /** A request for a valuation. */
    public function valuation(AvaliacaoRequest $request): JsonResponse
    {
        return $this->keep('agendamento', $request);
    }

    /** What every lead that is kept is answered, the first time and every other. */
    public static function kept(): JsonResponse
    {
        return response()->json(['message' => 'ok'], 201);
    }

    /** @param  string|null  $recipientKey  the key of the body that says whom it is for */
    private function keep(string $kind, FormRequest $request, ?string $recipientKey = null): JsonResponse
    {
        Lead::keep($kind, $request, $recipientKey)->announce();

        return self::kept();
    }
}
