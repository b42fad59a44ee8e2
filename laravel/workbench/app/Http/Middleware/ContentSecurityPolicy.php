<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Vite;
use Symfony\Component\HttpFoundation\Response;

/**
 * Sets the site's content security policy in one of three strengths (`SITE_CSP`): `self` allows only this site's files
 * and requires Trusted Types; `nonce` also allows elements with the page's nonce; `nonce-only` allows nothing else.
 * `useCspNonce` is called before the view is rendered, so `@vite` and `@imoWidgets` print the nonce.
 */
final class ContentSecurityPolicy
{
    private const POLICIES = [
        'self' => "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            ."require-trusted-types-for 'script'",
        'nonce' => "default-src 'self'; script-src 'self' 'nonce-{nonce}'; style-src 'self' 'nonce-{nonce}'; "
            ."img-src 'self' data:",
        'nonce-only' => "default-src 'self'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; img-src 'self' "
            ."data:; object-src 'none'; base-uri 'none'",
    ];

    public function handle(Request $request, Closure $next): Response
    {
        $strength = config('site.csp');
        $nonce = $strength === 'self' ? '' : Vite::useCspNonce();
        $response = $next($request);
        $policy = str_replace('{nonce}', $nonce, self::POLICIES[$strength]);
        $response->headers->set('Content-Security-Policy', $policy);

        return $response;
    }
}
