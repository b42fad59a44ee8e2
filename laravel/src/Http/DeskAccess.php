<?php

namespace ImoWidgets\Http;

use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Gate;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Exception\RouteNotFoundException;

/** Admits users whom the gate `viewImoLeads` allows; guests are sent to the site's login page if it has one. */
final class DeskAccess
{
    public function handle(Request $request, Closure $next): Response
    {
        $access = Gate::inspect('viewImoLeads');
        $login = $access->denied() && $request->user() === null ? self::login($request) : null;
        if ($login !== null) {
            throw new AuthenticationException(redirectTo: $login);
        }
        $access->authorize();

        return $next($request);
    }

    /**
     * Returns the URL to which the site sends guests, from its `redirectGuestsTo` or else its route `login`; `null` if
     * it has neither.
     */
    private static function login(Request $request): ?string
    {
        try {
            return (new AuthenticationException)->redirectTo($request) ?? route('login');
        } catch (RouteNotFoundException) {
            return null;
        }
    }
}
