<?php

namespace ImoWidgets\Check\Outside;

use GuzzleHttp\Cookie\CookieJar;
use GuzzleHttp\Cookie\SetCookie;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Str;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Widgets\SiteUrl;

/**
 * Calls a site over the network as a widget on its pages does, with the site's session and token, but without following
 * redirects. Calls to another origin have no session and send the page's origin. Thus the check sees problems between
 * visitors and the application: redirects that turn a POST into a GET, a token that no script can read, a cached
 * session page, or the answer of a firewall or a CMS. The site need not run on Laravel.
 */
final class SiteClient
{
    private const SECONDS = 15;

    /** Matches a whole HTML document, as in src/api/transport.ts; a fragment may be a controller's own answer. */
    private const DOCUMENT = '~^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<(?:!doctype|html)[\s>]~i';

    private readonly CookieJar $cookies;

    /** The site's origin, such as `https://www.exemplo.pt`. */
    public readonly string $origin;

    /** True if the calls go to another origin. */
    public readonly bool $isOtherOrigin;

    /**
     * @param  string  $url  the site's URL
     * @param  string  $api  the base of the calls' URLs
     * @param  string  $page  the path of a page with a widget
     */
    public function __construct(
        public readonly string $url,
        private readonly string $api,
        public readonly string $page = '/',
    ) {
        $this->cookies = new CookieJar;
        $this->origin = (string) SiteUrl::originOf($url);
        $this->isOtherOrigin = $this->origin !== SiteUrl::originOf($api);
    }

    /**
     * Requests a page of the site as a browser with a session does.
     *
     * @param  array<string, string>  $headers
     */
    public function get(string $path, array $headers = []): Response
    {
        return $this->requestWithCookies()->accept('text/html')->withHeaders($headers)->get($this->url.$path);
    }

    /** Requests a page of the site as a browser does on its first visit, and discards the new session. */
    public function getAsNewcomer(string $path): Response
    {
        return $this->request()->accept('text/html')->get($this->url.$path);
    }

    /**
     * Requests a file as a page of the site does, from its origin and without cookies.
     *
     * @return Response|null `null` if the URL could not be reached
     */
    public function fetch(string $url): ?Response
    {
        return $this->orNull(fn () => $this->request()->withHeader('Origin', $this->origin)->get($url));
    }

    /**
     * Posts a form as a mail program or a page without scripts does.
     *
     * @return Response|null `null` if the URL could not be reached
     */
    public function submit(string $url): ?Response
    {
        return $this->orNull(fn () => $this->request()->asForm()->post($url, ['List-Unsubscribe' => 'One-Click']));
    }

    /** Sends the CORS preflight for a call from the site's origin. */
    public function preflight(string $path): Response
    {
        return $this->request()->withHeaders([
            'Origin' => $this->origin,
            'Access-Control-Request-Method' => 'POST',
            'Access-Control-Request-Headers' => 'content-type,x-requested-with',
        ])->send('OPTIONS', $this->api.$path);
    }

    /**
     * Sends a call as the widgets do.
     *
     * @param  array<string, mixed>  $body
     * @param  string|null  $file  the content of a PDF to attach as `cv`
     */
    public function post(string $path, array $body, ?string $sendId = null, ?string $file = null): Response
    {
        $request = $this->isOtherOrigin
            ? $this->request()->withHeader('Origin', $this->origin)
            : $this->requestWithCookies()->withHeaders(array_filter([
                'Sec-Fetch-Site' => 'same-origin',
                SendId::HEADER => $sendId,
                'X-XSRF-TOKEN' => rawurldecode((string) $this->token()?->getValue()),
            ]));

        return $this->send($request, $path, $body, $file);
    }

    /** Sends a call as a page whose session has expired does. */
    public function postWithoutToken(string $path): Response
    {
        return $this->send($this->request(), $path, []);
    }

    /** Returns the absolute URL of a link on a page of the site. */
    public function resolve(string $link): string
    {
        return match (true) {
            Str::startsWith(strtolower($link), ['http://', 'https://']) => $link,
            str_starts_with($link, '//') => parse_url($this->url, PHP_URL_SCHEME).":$link",
            default => $this->origin.$link,
        };
    }

    public function token(): ?SetCookie
    {
        return $this->cookies->getCookieByName('XSRF-TOKEN');
    }

    /** Returns whether a widget takes the answer for a success (docs/contract.md#what-is-a-success). */
    public static function isSuccess(Response $answer): bool
    {
        return $answer->successful() && ! Str::isMatch(self::DOCUMENT, $answer->body());
    }

    /** Returns a sentence with the remedy for an unexpected answer to a form. */
    public static function remedyFor(Response $answer): string
    {
        return match (true) {
            $answer->status() === 419 => 'Correct SESSION_DRIVER, SESSION_PATH or SESSION_DOMAIN.',
            $answer->serverError() => 'See storage/logs.',
            $answer->status() === 429 => 'Try again in a minute.',
            default => 'Let Laravel answer this URL.',
        };
    }

    /**
     * Describes an unexpected answer to a call.
     *
     * @param  string  $expected  such as `expected 422`
     */
    public function describe(Response $answer, string $expected): string
    {
        $status = $answer->status();
        $reason = match (true) {
            $answer->redirect() => "is redirected ({$answer->header('Location')})"
                .(in_array($status, [307, 308], true) ? '' : ': a browser follows with a GET, so the call fails'),
            $status === 419 && $this->isOtherOrigin => 'another origin can\'t send a session\'s token; set '
                .'\'middleware\' => [\'api\'] in config/imo-widgets.php of the application that answers',
            $status === 419 => 'the session\'s token was not accepted',
            $status === 404, $status === 405 => 'no route of the site answers it',
            $status === 403, $status === 406 => 'a firewall, or a middleware of the site, refuses it',
            $status === 429 => 'the limiter refuses it; try again in a minute',
            $answer->successful() && ! is_array($answer->json()) => 'what answers isn\'t part of this application, '
                .'such as a catch-all page or a trap for robots'
                .(self::isSuccess($answer) ? ', and visitors read that their message was sent' : ''),
            $answer->successful() => 'it accepts an empty message',
            default => Str::limit(Str::squish((string) ($answer->json('message') ?? '')), 300) ?: 'see the log',
        };

        return "$expected, got $status: ".rtrim($reason, '.');
    }

    /** @param  array<string, mixed>  $body */
    private function send(PendingRequest $request, string $path, array $body, ?string $file = null): Response
    {
        $request->acceptJson()->withHeader('X-Requested-With', 'XMLHttpRequest');
        if ($file !== null) {
            $request->attach('cv', $file, 'cv.pdf', ['Content-Type' => 'application/pdf']);
        }

        return $file !== null || $path === LeadKind::Application->path()
            ? $request->asMultipart()->post($this->api.$path, $body ?: ['nome' => ''])
            : $request->withBody((string) json_encode((object) $body), 'application/json')->post($this->api.$path);
    }

    /** @param  callable(): Response  $ask */
    private function orNull(callable $ask): ?Response
    {
        try {
            return $ask();
        } catch (ConnectionException) {
            // The caller reports that no server answers there.
            return null;
        }
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
