<?php

namespace ImoWidgets\Alerts\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use ImoWidgets\DiscreetException;

/** The database did not store a visitor's change of an alert: a 503, and nothing is stored. */
final class AlertNotKept extends DiscreetException
{
    public static function because(QueryException $problem): self
    {
        return new self(
            'An alert could not be stored, or read: '.self::codeOf($problem).'. The visitor was asked to try again.',
        );
    }

    public function render(Request $request): JsonResponse|Response
    {
        $headers = ['Retry-After' => 60, 'Cache-Control' => 'no-store'];

        return $request->is('api/*', '*/api/*')
            ? response()->json(['message' => 'Not kept. Send it again later.'], 503, $headers)
            : response('De momento não é possível. Tente novamente daqui a pouco.', 503, [
                ...$headers, 'Content-Type' => 'text/plain; charset=utf-8',
            ]);
    }
}
