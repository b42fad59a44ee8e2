<?php

namespace App\Http\Controllers;

use App\Http\Requests\AvaliacaoRequest;
use App\Http\Requests\CandidaturaRequest;
use App\Http\Requests\ContactoAgenciaRequest;
use App\Http\Requests\ContactoAgenteRequest;
use App\Http\Requests\ContactoGeralRequest;
use App\Http\Requests\ContactoImovelRequest;
use App\Models\Avaliacao;
use App\Models\Candidatura;
use App\Models\Mensagem;
use Illuminate\Http\JsonResponse;

/**
 * The six calls by which visitors write. They answer with a status and never with a redirect: to a script, a redirect back
 * to the form looks the same after a success and after a refusal.
 */
final class MensagensController
{
    /** A question about a listing. */
    public function imovel(ContactoImovelRequest $request): JsonResponse
    {
        return $this->guardada('imovel', $request->validated(), 'idRef');
    }

    /** A message to the agency. */
    public function geral(ContactoGeralRequest $request): JsonResponse
    {
        return $this->guardada('geral', $request->validated());
    }

    /** A message to an agent. */
    public function agente(ContactoAgenteRequest $request): JsonResponse
    {
        return $this->guardada('agente', $request->validated(), 'comercial');
    }

    /** A message to a shop. */
    public function agencia(ContactoAgenciaRequest $request): JsonResponse
    {
        return $this->guardada('agencia', $request->validated(), 'agencia');
    }

    /** A job application; the CV goes to the private disk. */
    public function candidatura(CandidaturaRequest $request): JsonResponse
    {
        $cv = $request->file('cv');
        Candidatura::create([
            ...$request->safe()->except('cv'),
            'cv_ficheiro' => $cv->store(Candidatura::PASTA, Candidatura::DISCO),
            'cv_nome' => $cv->getClientOriginalName(),
            'cv_bytes' => $cv->getSize(),
        ]);

        return response()->json(['message' => 'ok'], 201);
    }

    /** A request for a valuation. */
    public function avaliacao(AvaliacaoRequest $request): JsonResponse
    {
        Avaliacao::create(['campos' => $request->validated()]);

        return response()->json(['message' => 'ok'], 201);
    }

    private function guardada(string $tipo, array $mensagem, ?string $destino = null): JsonResponse
    {
        Mensagem::create([
            'tipo' => $tipo,
            'destino' => $destino === null ? null : (string) $mensagem[$destino],
            ...array_intersect_key($mensagem, array_flip(['nome', 'tel', 'email', 'mensagem'])),
        ]);

        return response()->json(['message' => 'ok'], 201);
    }
}
