<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Settings;

/**
 * Answers the six calls of the visitors' forms. The answer is a status, never a redirect: to a script, a redirect back
 * to the form looks the same after success and refusal.
 */
final class LeadController
{
    public function __invoke(Request $request): JsonResponse
    {
        $leads = Settings::leadModel();
        // A form that was already stored, but whose answer was lost, gets the same answer before validation, and is
        // announced if it wasn't. If two arrive at once, the unique index admits one.
        $lead = $leads::keptAs(SendId::of($request)) ?? $leads::keep(app(LeadRequest::class));
        $lead->announce();

        return response()->json(['message' => 'ok'], 201);
    }
}
