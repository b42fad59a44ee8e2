<?php

namespace ImoWidgets\Http;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Keeps pages that show personal data, or whose URL is a credential, out of caches, search engines, frames and other
 * sites' logs.
 */
final class PrivatePage
{
    private const HEADERS = [
        'Cache-Control' => 'no-store, private',
        'Referrer-Policy' => 'no-referrer',
        'X-Robots-Tag' => 'noindex, nofollow',
        'X-Frame-Options' => 'DENY',
        'X-Content-Type-Options' => 'nosniff',
    ];

    public function handle(Request $request, Closure $next): Response
    {
        $response = $next($request);
        $response->headers->add(self::HEADERS);

        return $response;
    }
}
