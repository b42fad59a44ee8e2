<?php

namespace App\Http\Middleware;

use App\Http\Controllers\LeadsController;
use App\Models\Lead;
use Closure;
use Illuminate\Http\Request;
use ImoWidgets\Leads\SendId;
use Symfony\Component\HttpFoundation\Response;

/**
 * A form that is sent again because its first answer was lost is answered as that one was, before it is judged once more. That
 * it is kept once, also when both arrive at the same time, is the unique index's doing (`Lead::keep`).
 */
final class AnswerRepeatedSend
{
    /** Lets through what is not kept yet. */
    public function handle(Request $request, Closure $next): Response
    {
        $lead = Lead::keptAs(SendId::of($request));
        // Of one whose answer was lost on its way out of the database nobody may have been told.
        $lead?->announce();

        return $lead === null ? $next($request) : LeadsController::kept();
    }
}
