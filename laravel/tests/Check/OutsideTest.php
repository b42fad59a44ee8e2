<?php

namespace ImoWidgets\Tests\Check;

use Closure;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that `imo-widgets:check --url` sees problems between visitors and the application. */
final class OutsideTest extends TestCase
{
    use ServesTheSite;

    private const CONTACT = ['--only' => 'general-contact'];

    private const BROKEN = ['objetivo', 'localizacao', 'comercial'];

    private const LISTING = ['--only' => 'listing-search'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->migrateWithListings(40);
        // Laravel doesn't verify the session's token in its testing environment.
        $this->app->detectEnvironment(fn () => 'production');
        config([
            'app.debug' => false, 'app.url' => self::URL, 'mail.default' => 'smtp', 'cache.default' => 'file',
            'mail.from.address' => 'site@exemplo.pt',
        ]);
        Storage::fake('local');
        config(['imo-widgets.per_minute' => ['searches' => 1000, 'leads' => 1000]]);
    }

    public function test_passes_an_unchanged_site_and_stores_nothing(): void
    {
        $this->serve();
        $this->assertInPlace($this->check());
        [, $said] = $this->check();
        $this->assertMatchesRegularExpression('~POST /api/recrutamento [. ]+422, 422~', $said);
        $this->assertMatchesRegularExpression('~POST /api/imoveis listings [. ]+40 ~', $said);
        $this->assertMatchesRegularExpression('~POST /api/imoveis objetivo [. ]+Comprar: \d+, Arrendar: \d+~', $said);
        $this->assertSame(0, Lead::count());
    }

    public function test_stops_searching_once_the_limiter_counts_the_check_itself(): void
    {
        $searches = 0;
        $this->serve(function (Request $request) use (&$searches) {
            $isSearch = str_ends_with($request->url(), '/api/imoveis');

            return $isSearch && ++$searches > 5 ? Http::response(['message' => 'Too Many Attempts.'], 429) : null;
        });
        [$code, $said] = $this->check(['--url' => self::URL, '--only' => 'listing-search']);
        $this->assertSame(1, $code, $said);
        $this->assertSame(1, substr_count($said, 'got 429'), $said);
        $this->assertStringContainsString('what the other values find is unknown. Try again in a minute.', $said);
        $this->assertSame(6, $searches);
    }

    public function test_also_requests_the_page_of_a_cards_own_link(): void
    {
        config(['imo-widgets.listings.card.link' => 'id_ref']);
        $this->serve();
        [$code, $said] = $this->check(['--only' => 'listing-search']);
        $this->assertSame(1, $code, $said);
        $this->assertMatchesRegularExpression('~own pages: GET /[A-Z]+-\d+: expected 200, got 404; cards and~', $said);
    }

    public function test_stops_at_a_url_that_redirects_to_another_origin(): void
    {
        $asked = [];
        $this->serve(function (Request $request) use (&$asked) {
            $asked[] = $request->url();

            return Http::response('', 301, ['Location' => str_replace('http:', 'https:', $request->url())]);
        });
        [$code, $said] = $this->check(['--url' => 'http://www.exemplo.pt', '--send' => true] + self::CONTACT);
        $this->assertSame(1, $code, $said);
        $this->assertSame(['http://www.exemplo.pt/'], $asked);
        $this->assertStringContainsString(
            'The URL asked: http://www.exemplo.pt redirects to https://www.exemplo.pt/; browsers send each call to '
                .'the other origin, which was not checked. Run it with --url=https://www.exemplo.pt.',
            $said,
        );
        $this->assertStringContainsString('1 error, 0 warnings', $said);
    }

    #[DataProvider('mistakes')]
    public function test_names_what_keeps_a_call_from_working(
        Closure $between,
        string $problem,
        array $options = self::CONTACT,
    ): void {
        $this->serve($between);
        [$code, $said] = $this->check($options);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString($problem, $said);
    }

    /** Each case has a closure that may answer a request before the site does; `null` lets the request through. */
    public static function mistakes(): array
    {
        $at = fn (string $path, Closure $answer) => fn (Request $request) => str_contains($request->url(), $path)
            ? $answer($request)
            : null;
        $post = fn (Closure $answer) => $at('/contacto/contacto', $answer);
        $cookie = fn (array $headers) => $at('csrf-cookie', fn () => Http::response('', 204, $headers));
        $page = fn () => Http::response('<!doctype html><h1>Empresa</h1>');
        $isDear = fn (Request $request) => str_contains($request->body(), '"ordem":"asc"');

        return [
            'a slash is added' => [
                $post(fn (Request $request) => Http::response('', 301, ['Location' => "{$request->url()}/"])),
                'POST /api/contacto/contacto, nothing: expected 422, got 301: is redirected '
                    .'(https://www.exemplo.pt/api/contacto/contacto/): a browser follows with a GET, so the call '
                    .'fails;',
            ],
            'a CMS answers everything' => [$post($page), 'such as a catch-all page or a trap for robots; its'],
            'a trap that answers only filled bodies' => [
                $post(fn (Request $request) => str_contains($request->body(), 'Teste') ? Http::response('') : null),
                'a trap for robots, and visitors read that their message was sent; visitors\' messages are lost.',
                ['--send' => true] + self::CONTACT,
            ],
            'no page of a listing' => [
                fn (Request $request) => preg_match('~_\d+$~', $request->url()) === 1 ? Http::response('', 404) : null,
                'expected 200, got 404; cards and alert mails lead nowhere. Make this page.',
                ['--only' => 'listing-search'],
            ],
            'no privacy policy' => [
                $at('/privacidade', fn () => Http::response('', 404)),
                "The site's own pages: GET /privacidade: expected 200, got 404; the forms link to nothing,",
            ],
            'a firewall' => [
                $post(fn () => Http::response('', 403)),
                'a firewall, or a middleware of the site, refuses it',
            ],
            'everything is taken' => [
                $post(fn () => Http::response(['message' => 'ok'], 201)),
                'it accepts an empty message',
            ],
            'no token' => [
                $post(fn () => Http::response(['message' => 'CSRF token mismatch.'], 419)),
                'the session\'s token was not accepted',
            ],
            'a cookie that no script reads' => [
                $cookie(['Set-Cookie' => 'XSRF-TOKEN=x; path=/; HttpOnly']), 'sets XSRF-TOKEN as HttpOnly',
            ],
            'a session page out of a cache' => [$cookie(['Age' => '120']), 'comes from a cache, so no visitor'],
            'a session page without a session' => [$cookie([]), 'sets no cookie XSRF-TOKEN'],
            'a proxy that Laravel does not trust' => [
                fn (Request $request) => $request->hasHeader('Imo-Check', RenewSession::token())
                    ? Http::response('', 204, ['Imo-Proxy' => 'untrusted', 'Set-Cookie' => 'XSRF-TOKEN=x; path=/'])
                    : null,
                'from a proxy that Laravel does not trust; the limiters take all visitors for one. Name it in '
                    .'bootstrap/app.php',
            ],
            'listings in HTML' => [$at('imoveis', $page), 'expected JSON, got', self::LISTING],
            'an order that is refused' => [
                fn (Request $request) => $isDear($request) ? Http::response(['errors' => []], 422) : null,
                'POST /api/imoveis, ordem "asc": expected 200, got 422', self::LISTING,
            ],
            'nobody answers' => [fn () => throw new ConnectionException('x'), 'could not be checked from here'],
        ];
    }

    /** @param  array<string, mixed>  $config */
    #[DataProvider('outsideMistakes')]
    public function test_names_what_keeps_a_page_a_cv_or_a_link_from_working(
        Closure $between,
        string $line,
        array $config = [],
    ): void {
        config($config);
        $this->serve($between);
        [$code, $said] = $this->check(['--only' => 'hero-search, recruitment-wizard']);
        $this->assertStringContainsString($line, $said);
        $this->assertSame(str_starts_with($line, 'WARN') ? 0 : 1, $code, $said);
    }

    /** Each case has a closure that may answer a request before the site does; `null` lets the request through. */
    public static function outsideMistakes(): array
    {
        $at = fn (string $path, Closure $answer) => fn (Request $request) => str_contains($request->url(), $path)
            ? $answer($request)
            : null;
        $through = fn () => null;
        $front = fn (string $html) => fn (Request $request) => $request->url() === self::URL.'/'
            ? Http::response($html)
            : null;
        $withCv = fn (Closure $answer) => fn (Request $request) => strlen($request->body()) > 1_000_000
            ? $answer()
            : null;
        $host = '<div data-imo-widget="hero-search"></div>';
        $elsewhere = '<script type="module" src="https://cdn.exemplo.pt/imo-widgets.js"></script>'
            .'<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">';
        $cdn = fn (Closure $answer) => fn (Request $request) => str_contains($request->url(), '//cdn.')
            ? $answer()
            : $front($host.$elsewhere)($request);
        $script = fn (array $headers) => Http::response('', 200, ['Content-Type' => 'text/javascript'] + $headers);
        $cvRefusal = ['message' => 'x', 'errors' => ['nome' => ['x'], 'cv' => ['The cv failed to upload.']]];
        $tokenless = fn (Closure $answer) => fn (Request $request) => $request->method() === 'POST'
            && str_contains($request->url(), 'recrutamento') && ! $request->hasHeader('X-XSRF-TOKEN')
                ? $answer()
                : null;

        return [
            'a page without its tags' => [
                $front($host),
                "A page's tags: GET / has a widget, but no script and style sheet of imo-widgets; its widgets "
                    .'never load.',
            ],
            'a page without a widget' => [
                $front('<h1>Olá</h1>'), 'WARN warning: A page\'s tags: GET / has no widget and no script and style',
            ],
            'an ASSET_URL that answers to no one' => [
                $cdn(fn () => throw new ConnectionException('x')),
                'A page\'s files: GET https://cdn.exemplo.pt/imo-widgets.js: no server answers; no widget loads, '
                    .'and no '
                    .'form is sent. Correct ASSET_URL.',
            ],
            'a script of another origin without CORS' => [
                $cdn(fn () => $script([])), 'https://www.exemplo.pt may not read it; no widget loads',
            ],
            'a folder that the web server denies' => [
                $at('/vendor/', fn () => Http::response('', 403)),
                '/vendor/imo-widgets/imo-widgets.js?id=',
            ],
            'a script as text' => [
                $at('imo-widgets.js', fn () => Http::response('', 200, ['Content-Type' => 'text/plain'])),
                ': a browser refuses the type "text/plain"; no widget loads, and no form is sent. Include the web',
            ],
            'a web server that answers style sheets itself' => [
                $at('page-style', fn () => Http::response('', 404)),
                'WARN warning: Pages of mails: GET /imo-leads/page-style: expected 200 and text/css, got 404 ""; the '
                    .'pages',
            ],
            'a CMS at the links of mails' => [
                $at('/imo-leads/', fn () => Http::response('<h1>404</h1>', 404)),
                'Pages of mails: GET /imo-leads/0/respondido: expected a page of the package, got 404 and another; '
                    .'links',
            ],
            'PHP with a small upload_max_filesize' => [
                $withCv(fn () => Http::response($cvRefusal, 422)),
                'A CV of 1,000,000 bytes: POST /api/recrutamento: 422, cv: The cv failed to upload; applications '
                    .'with a CV',
            ],
            'nginx with a small client_max_body_size' => [
                $withCv(fn () => Http::response('<h1>413</h1>', 413)),
                'POST /api/recrutamento: expected 422, got 413: the body is too large; applications with a CV are '
                    .'refused',
            ],
            'a handler that answers a 419 by back()' => [
                $tokenless(fn () => Http::response('', 302, ['Location' => '/'])),
                'A call without a token: POST /api/recrutamento: expected 419, got 302: is redirected (/): a browser',
            ],
            'a call that no token protects' => [
                $tokenless(fn () => Http::response($cvRefusal, 422)),
                'WARN warning: A call without a token: POST /api/recrutamento was validated without one (422); other',
            ],
            'an APP_URL of another host' => [
                $at('//exemplo.pt', fn () => throw new ConnectionException('x')),
                'Links in mails: APP_URL is "https://exemplo.pt", and the site was asked at https://www.exemplo.pt; no '
                    .'server answers there; links in mails are dead or take a detour, and one-click unsubscriptions '
                    .'are '
                    .'lost. Set APP_URL.',
                ['app.url' => 'https://exemplo.pt'],
            ],
            'an APP_URL of another port' => [
                $through, 'APP_URL is "https://www.exemplo.pt:8443", and the site was asked at https://www.exemplo.pt;',
                ['app.url' => 'https://www.exemplo.pt:8443'],
            ],
            'an APP_URL behind a redirect' => [
                $at('http://www.', fn () => Http::response('', 301, ['Location' => 'https://www.exemplo.pt/'])),
                'APP_URL is "http://www.exemplo.pt", which answers a POST by a redirect to https://www.exemplo.pt/',
                ['app.url' => 'http://www.exemplo.pt'],
            ],
            'an alerts.site of another host' => [
                $through, 'alerts.site is "https://avisos.exemplo.pt", and the site was asked at',
                ['imo-widgets.alerts.site' => 'https://avisos.exemplo.pt'],
            ],
        ];
    }

    public function test_warns_of_a_filter_that_changes_nothing(): void
    {
        $this->serve(function (Request $request) {
            $body = ['objetivo' => [], 'ordem' => 'rec'] + (array) json_decode($request->body(), true);

            return str_contains($request->url(), 'imoveis') ? $this->answerOf($request, json_encode($body)) : null;
        });
        [$code, $said] = $this->check(self::LISTING);
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString(
            'WARN warning: POST /api/imoveis: objetivo changed nothing: 40 were found with it and without it;',
            $said,
        );
    }

    public function test_asks_for_a_part_of_the_map_only_where_the_site_has_one(): void
    {
        $this->serve();
        $this->assertMatchesRegularExpression(
            '~POST /api/imoveis zona [. ]+-90,0,-90,0: 0~',
            $this->check(self::LISTING)[1],
        );
        config(['imo-widgets.listings.columns.latitude' => null, 'imo-widgets.listings.columns.longitude' => null]);
        $checked = $this->check(self::LISTING);
        $this->assertInPlace($checked);
        $this->assertStringNotContainsString('zona', $checked[1]);
    }

    public function test_warns_of_an_id_of_the_site_that_finds_nothing(): void
    {
        $this->serve(function (Request $request) {
            $asked = array_filter(Arr::only((array) json_decode($request->body(), true), self::BROKEN));
            $none = ['data' => [], 'current_page' => 1, 'last_page' => 1, 'total' => 0];

            return str_contains($request->url(), 'imoveis') && $asked !== [] ? Http::response($none) : null;
        });
        [$code, $said] = $this->check(['--with' => ['comercial=7']] + self::LISTING);
        $this->assertSame(0, $code, $said);
        $this->assertMatchesRegularExpression('~POST /api/imoveis objetivo [. ]+Comprar: 0, Arrendar: 0~', $said);
        $this->assertStringContainsString('comercial "7" found nothing, though there is such a listing', $said);
    }

    #[DataProvider('otherOrigins')]
    public function test_sends_calls_to_another_origin_as_a_browser_does(array $cors, int $status, array $lines): void
    {
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $this->serve(function (Request $request) use ($cors, $status) {
            if (! str_starts_with($request->url(), 'https://api.exemplo.pt/')) {
                return null;
            }
            $this->assertSame([[self::URL], []], [$request->header('Origin'), $request->header('Cookie')]);
            $refusal = ['message' => 'x', 'errors' => ['nome' => ['x']]];

            return Http::response($refusal, $request->method() === 'OPTIONS' ? 204 : $status, $cors);
        });
        [$code, $said] = $this->check(self::CONTACT);
        $this->assertSame($lines === [] ? 0 : 1, $code, $said);
        foreach ($lines as $line) {
            $this->assertStringContainsString($line, $said);
        }
    }

    public static function otherOrigins(): array
    {
        [$open, $stateless] = [['Access-Control-Allow-Origin' => '*'], "'middleware' => ['api']"];

        return [
            'as it should be' => [$open, 422, []],
            'for this origin only' => [['Access-Control-Allow-Origin' => self::URL], 422, []],
            'for another one' => [
                ['Access-Control-Allow-Origin' => 'https://exemplo.pt'], 422,
                ['is refused to browsers on https://www.exemplo.pt'],
            ],
            'in the web group' => [$open, 419, [$stateless]],
            'as the package comes' => [[], 419, ['config/cors.php of the application that answers', $stateless]],
        ];
    }

    public function test_passes_a_site_that_answers_with_its_own_code(): void
    {
        $rules = ['comercial' => 'required', 'nome' => 'required'];
        Route::post('/api/agente/contacto', fn () => request()->validate($rules));
        $this->serve();
        $this->assertSame(0, $this->check(['--only' => 'agent-contact'])[0]);
    }

    protected function check(array $options = []): array
    {
        return parent::check(['--url' => self::URL, ...$options]);
    }
}
