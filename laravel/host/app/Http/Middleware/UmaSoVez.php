<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Symfony\Component\HttpFoundation\Response;

/**
 * A message that is sent twice is kept once (docs/contract.md#send-id): a widget sends again what had no answer, and the first
 * may have arrived all the same. What was refused may be sent again.
 */
final class UmaSoVez
{
    /** Answers a second send as the first one was. */
    public function handle(Request $request, Closure $next): Response
    {
        $id = $request->header('Imo-Send-Id', '');
        if (preg_match('/^[0-9a-f]{32}$/D', $id) !== 1) {
            return $next($request);
        }
        if (Cache::has("envio:$id")) {
            return response()->json(['message' => 'ok'], 201);
        }
        $response = $next($request);
        if ($response->isSuccessful()) {
            Cache::put("envio:$id", true, now()->addDay());
        }

        return $response;
    }
}
