<?php

namespace ImoWidgets\Calls;

use Closure;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;
use Illuminate\Support\Facades\Http;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Widgets\SiteDefaults;
use Throwable;

/**
 * Checks what only a request over the network shows: a proxy in front of the site, and calls from its pages to another
 * origin. It requests `APP_URL`, as the site's visitors do.
 */
final class LiveSite
{
    private const SECONDS = 5;

    /** @var list<string> what is wrong */
    public array $problems = [];

    /** @var list<string> what could not be looked at */
    public array $warnings = [];

    public function __construct(private readonly ApiRoutes $routes)
    {
    }

    /** @param  string|null  $call  the path of a call that the site's widgets make */
    public function look(?string $call): void
    {
        $this->lookForProxy();
        $origin = ApiRoutes::originOf((string) config('app.url'));
        if ($call !== null && $origin !== null && $this->routes->isOtherOrigin()) {
            $this->callFrom($origin, $this->routes->url($call));
        }
    }

    private function lookForProxy(): void
    {
        $path = SiteDefaults::csrfRoute(config('imo-widgets.csrf_route'));
        if ($path === null) {
            return;
        }
        $url = rtrim((string) config('app.url'), '/')."/$path";
        $answer = $this->ask($url, fn (PendingRequest $request) => $request->withHeaders([RenewSession::ASKED => RenewSession::token()])->get($url));
        $seen = $answer?->header(RenewSession::SEEN);
        if ($answer !== null && ! in_array($seen, [RenewSession::NONE, RenewSession::TRUSTED, RenewSession::UNTRUSTED], true)) {
            $this->warnings[] = "GET $url was not answered by this site ({$answer->status()}): whether it trusts the proxy before it was not looked at; is APP_URL right?";
        }
        if ($seen === RenewSession::UNTRUSTED) {
            $this->problems[] = 'A proxy stands before this site (its requests have X-Forwarded-… headers), and Laravel does not trust it: to the limiters all visitors are one. Name it in bootstrap/app.php: $middleware->trustProxies(at: [\'10.0.0.1\']).';
        }
    }

    /** Sends a preflight request and a call as a browser on a page of this site does. */
    private function callFrom(string $origin, string $url): void
    {
        $preflight = ['Origin' => $origin, 'Access-Control-Request-Method' => 'POST', 'Access-Control-Request-Headers' => 'content-type,x-requested-with'];
        $allowed = $this->ask($url, fn (PendingRequest $request) => $request->withHeaders($preflight)->send('OPTIONS', $url));
        $answer = $allowed === null ? null : $this->ask($url, fn (PendingRequest $request) => $request->withHeaders(['Origin' => $origin, 'X-Requested-With' => 'XMLHttpRequest'])->acceptJson()->withBody('{}')->post($url));
        if ($answer === null) {
            return;
        }
        $isAllowed = fn (Response $response) => in_array($response->header('Access-Control-Allow-Origin'), ['*', $origin], true);
        if (! $allowed->successful() || ! $isAllowed($allowed) || ! $isAllowed($answer)) {
            $this->problems[] = "POST $url is refused to browsers that show $origin: expected Access-Control-Allow-Origin in its answers; name that origin in config/cors.php of the application that answers.";
        }
        if ($answer->status() === 419) {
            $this->problems[] = "POST $url answers 419 to pages of $origin: another origin can't send a session's token; set 'middleware' => ['api'] in config/imo-widgets.php of the application that answers.";
        }
    }

    /** @param  Closure(PendingRequest): Response  $send */
    private function ask(string $url, Closure $send): ?Response
    {
        try {
            return $send(Http::timeout(self::SECONDS)->withoutRedirecting());
        } catch (Throwable $problem) {
            $this->warnings[] = "$url could not be asked from here (".$problem::class.'): whether visitors reach it, and by which proxy, was not looked at.';

            return null;
        }
    }
}
