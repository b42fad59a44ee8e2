<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\JsonResponse;
use ImoWidgets\Leads\LeadSettings;

/**
 * The six calls by which visitors write. A lead is stored before anything else happens, and then somebody is told. They
 * answer with a status and never with a redirect: to a script, a redirect back to the form looks the same after a
 * success and after a refusal.
 */
final class LeadController
{
    /** Keeps it, and has those told whom it is for. */
    public function __invoke(LeadRequest $request): JsonResponse
    {
        LeadSettings::model()::keep($request)->announce();

        return self::kept();
    }

    /** The answer to a lead that is kept, the same for the first send and any repeated one. */
    public static function kept(): JsonResponse
    {
        return response()->json(['message' => 'ok'], 201);
    }
}
