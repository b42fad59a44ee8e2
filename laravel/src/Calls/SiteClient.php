<?php

namespace ImoWidgets\Calls;

use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;
use Illuminate\Support\Facades\Http;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Leads\SendId;
use Symfony\Component\HttpFoundation\Cookie;

/**
 * Calls a site over the network as a widget on its pages does: with the session that the site gives, its token, and no
 * redirect followed. Calls to another origin bring no session, and name the page's origin.
 */
final class SiteClient
{
    private const SECONDS = 15;

    /** @var array<string, Cookie> by name */
    private array $cookies = [];

    /**
     * @param  string  $url  of the site, such as `https://www.exemplo.pt`
     * @param  string  $api  the base of the calls' URLs
     */
    public function __construct(public readonly string $url, private readonly string $api)
    {
    }

    /** Tells if the calls go to another origin than the site's. */
    public function isOtherOrigin(): bool
    {
        return $this->origin() !== ApiRoutes::originOf($this->api);
    }

    /** Returns the site's origin. */
    public function origin(): string
    {
        return (string) ApiRoutes::originOf($this->url);
    }

    /**
     * Requests a page of the site as a browser does.
     *
     * @param  array<string, string>  $headers
     */
    public function get(string $path, array $headers = []): Response
    {
        $request = $this->request()->accept('text/html')->withHeaders($this->cookieHeader() + $headers);

        return $this->keepCookies($request->get($this->url.$path));
    }

    /** Asks for the permission to make a call from another origin. */
    public function preflight(string $path): Response
    {
        return $this->request()->withHeaders([
            'Origin' => $this->origin(), 'Access-Control-Request-Method' => 'POST',
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
        $request = $this->request()->acceptJson()->withHeaders(array_filter([
            'X-Requested-With' => 'XMLHttpRequest',
            ...$this->isOtherOrigin() ? ['Origin' => $this->origin()] : [
                ...$this->cookieHeader(), 'Sec-Fetch-Site' => 'same-origin',
                'X-XSRF-TOKEN' => $this->cookie('XSRF-TOKEN')?->getValue(), SendId::HEADER => $sendId,
            ],
        ]));
        $url = $this->api.$path;
        if (! $isMultipart) {
            $answer = $request->withBody((string) json_encode((object) $body), 'application/json')->post($url);

            return $this->keepCookies($answer);
        }
        $parts = [];
        foreach ($body ?: ['nome' => ''] as $key => $value) {
            $parts[] = ['name' => $key, 'contents' => is_scalar($value) ? (string) $value : ''];
        }

        return $this->keepCookies($request->asMultipart()->post($url, $parts));
    }

    /** Returns a cookie that the site has set so far. */
    public function cookie(string $name): ?Cookie
    {
        return $this->cookies[$name] ?? null;
    }

    private function request(): PendingRequest
    {
        return Http::timeout(self::SECONDS)->withoutRedirecting();
    }

    /** @return array<string, string> */
    private function cookieHeader(): array
    {
        $pair = fn (Cookie $cookie) => "{$cookie->getName()}=".rawurlencode((string) $cookie->getValue());

        return $this->cookies === [] ? [] : ['Cookie' => implode('; ', array_map($pair, $this->cookies))];
    }

    private function keepCookies(Response $answer): Response
    {
        foreach ($answer->toPsrResponse()->getHeader('Set-Cookie') as $header) {
            $cookie = Cookie::fromString($header, decode: true);
            $this->cookies[$cookie->getName()] = $cookie;
        }

        return $answer;
    }
}
