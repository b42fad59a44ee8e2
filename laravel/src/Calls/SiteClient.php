<?php

namespace ImoWidgets\Calls;

use GuzzleHttp\Cookie\CookieJar;
use GuzzleHttp\Cookie\SetCookie;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;
use Illuminate\Support\Facades\Http;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Leads\SendId;

/**
 * Calls a site over the network as a widget on its pages does: with the session that the site gives, its token, and no
 * redirect followed. Calls to another origin bring no session, and name the page's origin.
 */
final class SiteClient
{
    private const SECONDS = 15;

    private readonly CookieJar $cookies;

    /** The site's origin, such as `https://www.exemplo.pt`. */
    public readonly string $origin;

    /** True if the calls go to another origin. */
    public readonly bool $isOtherOrigin;

    /**
     * @param  string  $url  of the site
     * @param  string  $api  the base of the calls' URLs
     */
    public function __construct(public readonly string $url, private readonly string $api)
    {
        $this->cookies = new CookieJar;
        $this->origin = (string) ApiRoutes::originOf($url);
        $this->isOtherOrigin = $this->origin !== ApiRoutes::originOf($api);
    }

    /**
     * Requests a page of the site as a browser does.
     *
     * @param  array<string, string>  $headers
     */
    public function get(string $path, array $headers = []): Response
    {
        return $this->requestWithCookies()->accept('text/html')->withHeaders($headers)->get($this->url.$path);
    }

    /** Asks for the permission to make a call from another origin. */
    public function preflight(string $path): Response
    {
        return $this->request()->withHeaders([
            'Origin' => $this->origin, 'Access-Control-Request-Method' => 'POST',
            'Access-Control-Request-Headers' => 'content-type,x-requested-with',
        ])->send('OPTIONS', $this->api.$path);
    }

    /**
     * Sends a call as the widgets do.
     *
     * @param  array<string, mixed>  $body
     */
    public function post(string $path, array $body, bool $isMultipart = false, ?string $sendId = null): Response
    {
        $request = $this->isOtherOrigin
            ? $this->request()->withHeader('Origin', $this->origin)
            : $this->requestWithCookies()->withHeaders(array_filter([
                'Sec-Fetch-Site' => 'same-origin', SendId::HEADER => $sendId,
                'X-XSRF-TOKEN' => rawurldecode((string) $this->token()?->getValue()),
            ]));
        $request->acceptJson()->withHeader('X-Requested-With', 'XMLHttpRequest');

        return $isMultipart
            ? $request->asMultipart()->post($this->api.$path, $body ?: ['nome' => ''])
            : $request->withBody((string) json_encode((object) $body), 'application/json')->post($this->api.$path);
    }

    public function token(): ?SetCookie
    {
        return $this->cookies->getCookieByName('XSRF-TOKEN');
    }

    private function request(): PendingRequest
    {
        return Http::timeout(self::SECONDS)->withoutRedirecting();
    }

    private function requestWithCookies(): PendingRequest
    {
        return $this->request()->withOptions(['cookies' => $this->cookies]);
    }
}
