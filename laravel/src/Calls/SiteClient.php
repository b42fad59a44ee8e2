<?php

namespace ImoWidgets\Calls;

use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;
use Illuminate\Support\Facades\Http;
use ImoWidgets\Leads\SendId;
use Symfony\Component\HttpFoundation\Cookie;

/** Calls a site over the network as a widget on its pages does: with the session that the site gives, its token, and no redirect followed. */
final class SiteClient
{
    private const SECONDS = 15;

    /** @var array<string, Cookie> by name */
    private array $cookies = [];

    /** @param  string  $url  of the site, such as `https://www.exemplo.pt` */
    public function __construct(public readonly string $url)
    {
    }

    /** Requests a page of the site as a browser does. */
    public function get(string $path): Response
    {
        return $this->keepCookies($this->request()->accept('text/html')->get($this->url.$path));
    }

    /**
     * Sends a call as the widgets do.
     *
     * @param  array<string, mixed>  $body
     */
    public function post(string $path, array $body, bool $isMultipart = false, ?string $sendId = null): Response
    {
        $token = $this->cookie('XSRF-TOKEN')?->getValue();
        $request = $this->request()->acceptJson()->withHeaders([
            'X-Requested-With' => 'XMLHttpRequest', 'Sec-Fetch-Site' => 'same-origin',
            ...($token === null ? [] : ['X-XSRF-TOKEN' => $token]), ...($sendId === null ? [] : [SendId::HEADER => $sendId]),
        ]);
        $url = $this->url.$path;
        $answer = $isMultipart
            ? $request->asMultipart()->post($url, array_map(fn (string $key, mixed $value) => ['name' => $key, 'contents' => is_scalar($value) ? (string) $value : ''], array_keys($body ?: ['nome' => '']), $body ?: ['nome' => '']))
            : $request->withBody((string) json_encode((object) $body), 'application/json')->post($url);

        return $this->keepCookies($answer);
    }

    /** Returns a cookie that the site has set so far. */
    public function cookie(string $name): ?Cookie
    {
        return $this->cookies[$name] ?? null;
    }

    private function request(): PendingRequest
    {
        $cookies = implode('; ', array_map(fn (Cookie $cookie) => "{$cookie->getName()}=".rawurlencode((string) $cookie->getValue()), $this->cookies));

        return Http::timeout(self::SECONDS)->withoutRedirecting()->withHeaders($cookies === '' ? [] : ['Cookie' => $cookies]);
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
