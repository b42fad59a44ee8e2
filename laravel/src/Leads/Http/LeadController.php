<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Settings;

/**
 * The six calls of the visitors' forms. They answer with a status, never a redirect: to a script, one back to the form
 * looks the same after a success and after a refusal.
 */
final class LeadController
{
    public function __invoke(Request $request): JsonResponse
    {
        $leads = Settings::leadModel();
        // A form whose first answer was lost is answered as the first time, before validation, and announced if it was
        // not; of two simultaneous ones the unique index admits one.
        $lead = $leads::keptAs(SendId::of($request)) ?? $leads::keep(app(LeadRequest::class));
        $lead->announce();

        return response()->json(['message' => 'ok'], 201);
    }
}
