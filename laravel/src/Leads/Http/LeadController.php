<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use ImoWidgets\Leads\LeadSettings;

/**
 * The six calls of the visitors' forms. They answer with a status, never a redirect: to a script, one back to the form
 * looks the same after a success and after a refusal.
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
