<?php

namespace ImoWidgets\Tests\Commands;

use Closure;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Http\Request as SiteRequest;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** `imo-widgets:check --url`: what stands between a visitor and the application is seen by asking as a browser does. */
final class CheckUrlTest extends TestCase
{
    private const URL = 'https://www.exemplo.pt';

    private const CONTACT = ['--only' => 'general-contact'];

    private const BROKEN = ['objetivo', 'localizacao', 'comercial'];

    private const LISTING = ['--only' => 'listing-search'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->migrateWithListings(40);
        config(['imo-widgets.per_minute' => ['searches' => 1000, 'leads' => 1000]]);
    }

    public function test_a_site_as_the_package_makes_it_passes_and_nothing_is_kept(): void
    {
        $this->serve();
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        $this->assertMatchesRegularExpression('~POST /api/recrutamento [. ]+422, 422~', $said);
        $this->assertMatchesRegularExpression('~POST /api/imoveis listings [. ]+40 ~', $said);
        $this->assertMatchesRegularExpression('~POST /api/imoveis objetivo [. ]+Comprar: \d+, Arrendar: \d+~', $said);
        $this->assertSame(0, Lead::count());
    }

    public function test_with_send_one_lead_says_that_it_is_a_test(): void
    {
        $this->serve();
        [$code, $said] = $this->check(['--send' => true]);
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('Mensagem de teste', Lead::sole()->mensagem);
        $this->assertSame([], Lead::sole()->signs);
    }

    #[DataProvider('mistakes')]
    public function test_a_mistake_is_named(Closure $between, string $problem, array $options = self::CONTACT): void
    {
        $this->serve($between);
        [$code, $said] = $this->check($options);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString($problem, $said);
    }

    /** Each answers before the site; `null` lets a request through. */
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
                    .'(https://www.exemplo.pt/api/contacto/contacto/)',
            ],
            'a CMS answers everything' => [$post($page), 'such as a catch-all page or a trap for robots'],
            'a trap that answers filled bodies alone' => [
                $post(fn (Request $request) => str_contains($request->body(), 'Teste') ? Http::response('') : null),
                'POST /api/contacto/contacto, a test message: expected 201 and JSON, got 200',
                ['--send' => true] + self::CONTACT,
            ],
            'a firewall' => [
                $post(fn () => Http::response('', 403)),
                'a firewall, or a middleware of the site, refuses it',
            ],
            'everything is taken' => [
                $post(fn () => Http::response(['message' => 'ok'], 201)),
                'it takes a message without anything in it',
            ],
            'no token' => [
                $post(fn () => Http::response(['message' => 'CSRF token mismatch.'], 419)),
                'the session\'s token was not taken',
            ],
            'a cookie that no script reads' => [
                $cookie(['Set-Cookie' => 'XSRF-TOKEN=x; path=/; HttpOnly']), 'sets XSRF-TOKEN as HttpOnly',
            ],
            'a session page out of a cache' => [$cookie(['Age' => '120']), 'comes out of a cache'],
            'a session page without a session' => [$cookie([]), 'sets no cookie XSRF-TOKEN'],
            'a proxy that Laravel does not trust' => [
                fn (Request $request) => $request->hasHeader('Imo-Check', RenewSession::token())
                    ? Http::response('', 204, ['Imo-Proxy' => 'untrusted', 'Set-Cookie' => 'XSRF-TOKEN=x; path=/'])
                    : null,
                'Laravel does not trust it: to the limiters all visitors are one. Name it in bootstrap/app.php',
            ],
            'listings in HTML' => [$at('imoveis', $page), 'expected JSON, got', self::LISTING],
            'an order that is refused' => [
                fn (Request $request) => $isDear($request) ? Http::response(['errors' => []], 422) : null,
                'POST /api/imoveis, ordem "asc": expected 200, got 422', self::LISTING,
            ],
            'nobody answers' => [fn () => throw new ConnectionException('x'), 'could not be asked from here'],
        ];
    }

    public function test_a_filter_that_changes_nothing_is_a_warning(): void
    {
        $this->serve(function (Request $request) {
            $body = ['objetivo' => [], 'ordem' => 'rec'] + (array) json_decode($request->body(), true);

            return str_contains($request->url(), 'imoveis') ? $this->answerOf($request, json_encode($body)) : null;
        });
        [$code, $said] = $this->check(self::LISTING);
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('POST /api/imoveis: objetivo changed nothing', $said);
    }

    public function test_an_id_of_the_site_that_finds_nothing_is_a_warning(): void
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
    public function test_calls_on_another_origin_are_tried_as_by_a_browser(array $cors, int $status, array $lines): void
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
            'for this origin alone' => [['Access-Control-Allow-Origin' => self::URL], 422, []],
            'for another one' => [
                ['Access-Control-Allow-Origin' => 'https://exemplo.pt'], 422,
                ['is refused to browsers that show https://www.exemplo.pt'],
            ],
            'in the web group' => [$open, 419, [$stateless]],
            'as the package comes' => [[], 419, ['config/cors.php of the application that answers', $stateless]],
        ];
    }

    public function test_a_site_that_answers_by_code_of_its_own_is_asked_as_well(): void
    {
        $rules = ['comercial' => 'required', 'nome' => 'required'];
        Route::post('/api/agente/contacto', fn () => request()->validate($rules));
        $this->serve();
        $this->assertSame(0, $this->check(['--only' => 'agent-contact'])[0]);
    }

    /** The site at `URL` is this application, behind whatever stands between. */
    private function serve(?Closure $between = null): void
    {
        $between ??= fn () => null;
        Http::fake(fn (Request $request) => $between($request) ?? $this->answerOf($request, $request->body()));
    }

    private function answerOf(Request $request, string $body): mixed
    {
        $server = $this->transformHeadersToServerVars(array_map(fn (array $values) => $values[0], $request->headers()));
        $multipart = $request->isMultipart() ? array_column($request->data(), 'contents', 'name') : [];
        parse_str(strtr($request->header('Cookie')[0] ?? '', ['; ' => '&']), $cookies);
        [$url, $method] = [$request->url(), $request->method()];
        $body = $multipart === [] ? $body : '';
        $asked = SiteRequest::create($url, $method, $multipart, $cookies, [], $server, $body);
        $this->app->forgetScopedInstances();
        $answer = $this->app->make(Kernel::class)->handle($asked);

        return Http::response((string) $answer->getContent(), $answer->getStatusCode(), $answer->headers->all());
    }

    protected function check(array $options = []): array
    {
        return parent::check(['--url' => self::URL, ...$options]);
    }
}
