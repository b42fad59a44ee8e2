<?php

namespace ImoWidgets\Leads\Http;

use Closure;
use Illuminate\Http\Request;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\SendId;
use Symfony\Component\HttpFoundation\Response;

/**
 * Answers a form whose first answer was lost as the first time, before validation; the unique index admits one of two
 * simultaneous ones (`Lead::keep`).
 */
final class AnswerRepeatedSend
{
    public function handle(Request $request, Closure $next): Response
    {
        $lead = LeadSettings::model()::keptAs(SendId::of($request));
        if ($lead === null) {
            return $next($request);
        }
        // If the database's answer was lost, the lead may not have been announced.
        $lead->announce();

        return LeadController::kept();
    }
}
