<?php

namespace ImoWidgets\Exceptions;

use Closure;
use Illuminate\Database\QueryException;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use ImoWidgets\SqlState;

/** A visitor's data could not be stored or read. Renders as a 503, so the visitor keeps the filled form. */
final class NotStored extends DiscreetException
{
    /** @param  string  $failure  such as `A lead (imovel) could not be stored` */
    public static function because(string $failure, string $problem): self
    {
        return new self("$failure: $problem. Nothing of it is stored; the visitor was asked to try again.");
    }

    /**
     * Runs a query; if it fails, throws an exception without the visitor's values, which Laravel's own exception would
     * quote.
     *
     * @template T
     *
     * @param  string  $failure  such as `The leads could not be read`
     * @param  Closure(): T  $query
     * @return T
     */
    public static function guard(string $failure, Closure $query): mixed
    {
        try {
            return $query();
        } catch (QueryException $problem) {
            throw new self("$failure: ".SqlState::of($problem).'. The answer was a 503.');
        }
    }

    public function render(Request $request): JsonResponse|Response
    {
        $headers = ['Retry-After' => 60, 'Cache-Control' => 'no-store'];

        return $request->is('api/*', '*/api/*')
            ? response()->json(['message' => 'Not kept. Send it again later.'], 503, $headers)
            : response()->view('imo-widgets::leads.refused', ['status' => 503], 503, $headers);
    }
}
