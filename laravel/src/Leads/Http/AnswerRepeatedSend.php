<?php

namespace ImoWidgets\Leads\Http;

use Closure;
use Illuminate\Http\Request;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\SendId;
use Symfony\Component\HttpFoundation\Response;

/**
 * Answers a form that is sent again, because its first answer was lost, as it was answered the first time, before it is
 * judged once more. The unique index is what keeps it once, also when both arrive at the same time (`Lead::keep`).
 */
final class AnswerRepeatedSend
{
    /** Lets through what is not kept yet. */
    public function handle(Request $request, Closure $next): Response
    {
        $lead = LeadSettings::model()::keptAs(SendId::of($request));
        if ($lead === null) {
            return $next($request);
        }
        // After an answer that got lost on its way out of the database, possibly nobody was told of it.
        $lead->announce();

        return LeadController::kept();
    }
}
