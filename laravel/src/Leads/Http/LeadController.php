<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use ImoWidgets\Leads\LeadSettings;

/**
 * The six calls of the visitors' forms. A lead is stored before anything else happens, and then announced. The calls
 * answer with a status and never with a redirect: to a script, a redirect back to the form looks the same after a
 * success and after a refusal.
 */
final class LeadController
{
    public function __invoke(LeadRequest $request): JsonResponse
    {
        LeadSettings::model()::keep($request)->announce();

        return self::kept();
    }

    public static function kept(): JsonResponse
    {
        return response()->json(['message' => 'ok'], 201);
    }
}
