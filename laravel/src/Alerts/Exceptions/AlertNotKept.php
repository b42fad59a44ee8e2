<?php

namespace ImoWidgets\Alerts\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;

/** The database did not store a visitor's change of an alert: a 503, and nothing is stored. The log has only codes. */
final class AlertNotKept extends RuntimeException
{
    /** Describes the database's error without the values. */
    public static function because(QueryException $problem): self
    {
        return new self('An alert could not be stored, or read: '.SqlState::of($problem).'. The visitor was asked to try again.');
    }

    /** Logs one line without a stack trace, whose arguments would hold the visitor's values. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }

    /** Answers the widget as any other failure does, and a page with a sentence. */
    public function render(Request $request): JsonResponse|Response
    {
        $headers = ['Retry-After' => 60, 'Cache-Control' => 'no-store'];

        return $request->is('api/*', '*/api/*')
            ? response()->json(['message' => 'Not kept. Send it again later.'], 503, $headers)
            : response('De momento não é possível. Tente novamente daqui a pouco.', 503, [...$headers, 'Content-Type' => 'text/plain; charset=utf-8']);
    }
}
