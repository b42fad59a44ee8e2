<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Symfony\Component\HttpFoundation\Response;

/**
 * A full-page cache as many sites have one (`SITE_PAGE_CACHE`): a page comes without sessions and without cookies, also
 * for its first visitor. The widgets then renew the session at the package's own URL, which is no page.
 */
final class PageCache
{
    public function handle(Request $request, Closure $next): Response
    {
        if (
            ! config('site.page_cache')
            || ! $request->isMethodCacheable()
            || $request->is('admin', 'admin/*', 'imo-leads*')
        ) {
            return $next($request);
        }
        $key = 'page:'.$request->fullUrl();
        [$html, $headers] = Cache::get($key) ?? [null, null];
        if ($html === null) {
            $response = $next($request);
            if (! $this->isPage($response)) {
                return $response;
            }
            [$html, $headers] = [
                $response->getContent(),
                array_filter(['Content-Security-Policy' => $response->headers->get('Content-Security-Policy')]),
            ];
            Cache::put($key, [$html, $headers], 60);
        }

        return response($html, 200, [...$headers, 'X-Page-Cache' => 'yes']);
    }

    private function isPage(Response $response): bool
    {
        return $response->getStatusCode() === 200
            && str_starts_with((string) $response->headers->get('Content-Type'), 'text/html');
    }
}
