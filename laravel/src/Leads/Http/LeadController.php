<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use ImoWidgets\Leads\Actions\AnnounceLead;
use ImoWidgets\Leads\Actions\StoreLead;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\SendId;

/**
 * Answers the calls of the six forms. The answer is a status, never a redirect: if every outcome redirected to the
 * form, a script couldn't distinguish success from refusal.
 */
final class LeadController
{
    public function __construct(private readonly StoreLead $storeLead, private readonly AnnounceLead $announceLead)
    {
    }

    public function __invoke(Request $request): JsonResponse
    {
        // If a form was stored but the answer was lost, the repeated form skips validation and gets the same answer;
        // the lead is announced if it hasn't been. If two copies arrive at once, the unique index admits one.
        $sendId = SendId::of($request);
        $lead = $this->storeLead->find($sendId) ?? $this->store($sendId);
        SendId::remember($request);
        $this->announceLead->handle($lead);

        return response()->json(['message' => 'ok'], 201);
    }

    private function store(?string $sendId): Lead
    {
        // The container validates the request when it resolves it.
        $form = app(LeadRequest::class);

        return $this->storeLead->handle($form->leadAttributes(), $form->cv(), $sendId);
    }
}
