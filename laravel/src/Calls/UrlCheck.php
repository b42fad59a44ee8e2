<?php

namespace ImoWidgets\Calls;

use Illuminate\Http\Client\Response;
use Illuminate\Support\Str;
use ImoWidgets\Console\Findings;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\SiteDefaults;
use Throwable;

/**
 * Checks a site over the network as a browser does, for `imo-widgets:check --url=https://www.exemplo.pt`. It thus sees
 * problems between the visitor and the application: redirects that turn a POST into a GET, a token that no script can
 * read, a cached session page, a proxy that is not trusted, a missing CORS header, a firewall's or a CMS's answer. It
 * sends every filter and order of the search, and bodies that each form must refuse; only `--send` stores anything. The
 * site need not run on Laravel.
 */
final class UrlCheck
{
    private readonly Contract $contract;

    /** @param  array<string, string>  $ids  values of filters that the site knows, by key */
    public function __construct(
        private readonly Bundle $bundle,
        private readonly SiteClient $site,
        private readonly array $ids,
        private readonly Findings $found,
    ) {
        $this->contract = new Contract($bundle);
    }

    /**
     * @param  list<string>  $paths  of the calls that the site's widgets make
     * @param  bool  $isSent  true to really send one message, which is marked as a test
     */
    public function run(array $paths, bool $isSent): void
    {
        try {
            $this->lookForToken();
            if ($this->site->isOtherOrigin && $paths !== []) {
                $this->lookForCors($paths[0]);
            }
            foreach ($paths as $path) {
                if ($this->contract->hasSendId($path)) {
                    $this->refuse($path);
                } else {
                    $search = fn (string $about, array $body) => $this->ask($path, $about, $body, 200);
                    (new SearchCheck(new FilterTable($this->bundle), $this->ids, $this->found, $search))->run();
                }
            }
            if ($isSent && in_array(LeadKind::General->path(), $paths, true)) {
                $this->send(LeadKind::General->path());
            }
        } catch (Throwable $problem) {
            $reason = $problem::class.": {$problem->getMessage()}";
            $this->found->problems[] = "{$this->site->url} could not be asked from here ($reason).";
        }
    }

    private function lookForToken(): void
    {
        $path = SiteDefaults::csrfRoute(config('imo-widgets.csrf_route'));
        if ($path === null) {
            $this->site->get('/');

            return;
        }
        $answer = $this->site->get("/$path", [RenewSession::ASKED => RenewSession::token()]);
        $token = $this->site->token();
        $problem = match (true) {
            $answer->redirect() => "is redirected ({$answer->status()}) to {$answer->header('Location')}",
            (int) $answer->header('Age') > 0 => 'comes out of a cache, so that no visitor gets a session of their own: '
                .'leave it out of the cache',
            ! $answer->successful() => "was answered by {$answer->status()}",
            $token === null => 'sets no cookie XSRF-TOKEN: it has to pass Laravel\'s `web` group, and no cache',
            $token->getHttpOnly() => 'sets XSRF-TOKEN as HttpOnly, so that no script can read it and every form is a '
                .'419: look for proxy_cookie_flags or a middleware that adds it',
            default => null,
        };
        if ($problem !== null) {
            $this->found->problems[] = "GET /$path $problem.";
        }
        if ($answer->header(RenewSession::PROXY) === RenewSession::UNTRUSTED) {
            $this->found->problems[] = 'A proxy stands before this site (its requests have X-Forwarded-… headers), and '
                .'Laravel does not trust it: to the limiters all visitors are one. Name it in bootstrap/app.php: '
                .'$middleware->trustProxies(at: [\'10.0.0.1\']).';
        }
    }

    private function lookForCors(string $path): void
    {
        $allowed = $this->site->preflight($path);
        $isAllowed = fn (Response $answer) => in_array(
            $answer->header('Access-Control-Allow-Origin'),
            ['*', $this->site->origin],
            true,
        );
        if (! $allowed->successful() || ! $isAllowed($allowed) || ! $isAllowed($this->site->post($path, []))) {
            $this->found->problems[] = "POST $path is refused to browsers that show {$this->site->origin}: expected "
                .'Access-Control-Allow-Origin in its answers; name that origin in config/cors.php of the application '
                .'that answers.';
        }
    }

    /**
     * Sends bodies that a form must refuse in JSON: an answer that takes them is not this application's, or validates
     * nothing.
     */
    private function refuse(string $path): void
    {
        $empty = array_map(fn () => '', $this->contract->properties($path));
        $this->found->answers["POST $path"] = $this->ask($path, 'nothing', [], 422)->status().', '
            .$this->ask($path, 'every key, and nothing in it', $empty, 422)->status();
    }

    /** Sends one real message, to find spam filters that act on filled bodies only. */
    private function send(string $path): void
    {
        $this->found->answers["POST $path, a test message"] = (string) $this->ask($path, 'a test message', [
            'nome' => 'Teste de imo-widgets:check', 'tel' => '912345678', 'email' => 'verificacao@exemplo.pt',
            'mensagem' => 'Mensagem de teste, pedida por imo-widgets:check --send. Pode apagá-la.',
        ], 201)->status();
    }

    /**
     * Sends a call, and notes a wrong answer.
     *
     * @param  array<string, mixed>  $body
     */
    private function ask(string $path, string $what, array $body, int $expected): Response
    {
        $sendId = $this->contract->hasSendId($path) ? bin2hex(random_bytes(16)) : null;
        $answer = $this->site->post($path, $body, $path === LeadKind::Application->path(), $sendId);
        $isTaken = $answer->successful() && is_array($answer->json());
        $problem = match (true) {
            $expected === 201 => $isTaken ? null : $this->why($answer, 'expected 201 and JSON'),
            $answer->status() === $expected => $this->contract->misfit($path, $expected, $answer->body()),
            default => $this->why($answer, "expected $expected"),
        };
        if ($problem !== null) {
            $this->found->problems[] = "POST $path, $what: $problem.";
        }

        return $answer;
    }

    private function why(Response $answer, string $expected): string
    {
        $status = $answer->status();
        $reason = match (true) {
            $answer->redirect() => "is redirected ({$answer->header('Location')}): a browser follows with a GET, and "
                .'takes what comes for a success',
            $status === 419 && $this->site->isOtherOrigin => 'another origin can\'t send a session\'s token; set '
                .'\'middleware\' => [\'api\'] in config/imo-widgets.php of the application that answers',
            $status === 419 => 'the session\'s token was not taken',
            $status === 404, $status === 405 => 'no route of the site answers it',
            $status === 403, $status === 406 => 'a firewall, or a middleware of the site, refuses it',
            $status === 429 => 'the limiter refuses it; try again in a minute',
            $answer->successful() && ! is_array($answer->json()) => 'what answers is no part of this application, such '
                .'as a catch-all page or a trap for robots, and visitors read that their message was sent',
            $answer->successful() => 'it takes a message without anything in it',
            default => Str::limit(Str::squish((string) ($answer->json('message') ?? '')), 300) ?: 'see the log',
        };

        return "$expected, got $status: ".rtrim($reason, '.');
    }
}
