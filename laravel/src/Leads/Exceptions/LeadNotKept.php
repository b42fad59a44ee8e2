<?php

namespace ImoWidgets\Leads\Exceptions;

use Illuminate\Http\JsonResponse;
use ImoWidgets\DiscreetException;

/** A lead could not be stored, or may not be: the visitor sees an error and keeps the filled form. */
final class LeadNotKept extends DiscreetException
{
    /** @param  string|null  $kind  `null` if it is not known yet */
    public static function because(?string $kind, string $problem): self
    {
        $lead = $kind === null ? 'A lead' : "A lead ($kind)";

        return new self(
            "$lead could not be stored: $problem. Nothing of it is kept; the visitor was asked to try again.",
        );
    }

    public function render(): JsonResponse
    {
        return response()->json(['message' => 'Not kept. Send it again later.'], 503, ['Retry-After' => 60]);
    }
}
