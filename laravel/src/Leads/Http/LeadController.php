<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use ImoWidgets\Leads\Actions\AnnounceLead;
use ImoWidgets\Leads\Actions\StoreLead;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\SendId;

/**
 * Answers the six calls of the visitors' forms. The answer is a status, never a redirect: to a script, a redirect back
 * to the form looks the same after success and refusal.
 */
final class LeadController
{
    public function __construct(private readonly StoreLead $storeLead, private readonly AnnounceLead $announceLead)
    {
    }

    public function __invoke(Request $request): JsonResponse
    {
        // A form that was already stored, but whose answer was lost, gets the same answer before validation, and is
        // announced if it wasn't. If two arrive at once, the unique index admits one.
        $sendId = SendId::of($request);
        $lead = $this->storeLead->find($sendId) ?? $this->store($sendId);
        SendId::remember($request);
        $this->announceLead->handle($lead);

        return response()->json(['message' => 'ok'], 201);
    }

    private function store(?string $sendId): Lead
    {
        // Resolving the request validates it.
        $form = app(LeadRequest::class);

        return $this->storeLead->handle($form->leadAttributes(), $form->cv(), $sendId);
    }
}
