<?php

namespace ImoWidgets\Tests\Commands;

use App\Models\Alert;
use App\Models\Lead;
use Closure;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Bundle;
use ImoWidgets\Calls\Bodies;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Listings\ListingsNotSearched;
use ImoWidgets\Tests\TestCase;
use PDOException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use RuntimeException;

/** `imo-widgets:check --calls`: a developer knows in seconds whether their own endpoints answer as the widgets need. */
final class CheckCallsTest extends TestCase
{
    use RefreshDatabase;

    #[Test]
    #[Group('database')]
    public function what_imo_widgets_api_has_written_passes_and_nothing_of_it_stays(): void
    {
        [$exit, $said] = $this->check();
        $this->assertSame(0, $exit, $said);
        $this->assertMatchesRegularExpression('~POST /api/recrutamento [. ]+201 ×14, 422 ×6 ~', $said);
        $this->assertMatchesRegularExpression('~POST /api/avisos [. ]+201 ×40, 422 ×6 ~', $said);
        $this->assertSame([0, 0], [Lead::count(), Alert::count()]);
        $this->assertDirectoryDoesNotExist(storage_path('framework/testing/disks/local'));
        $this->assertSame(1, DB::transactionLevel(), "the test's own");
    }

    #[Test]
    public function its_bodies_are_those_of_the_contract(): void
    {
        $contract = Contract::shippedWith(app(Bundle::class));
        $document = json_decode(file_get_contents($this->shipped('openapi.json')), true);
        $this->assertSame(json_decode(file_get_contents(__DIR__.'/../../../docs/openapi.json'), true), $document, 'run `npm run build`');
        $bodies = new Bodies($contract, ['comercial' => '7']);
        $this->assertCount(8, $contract->paths());
        $this->assertSame('7', $bodies->valid('/api/agente/contacto')['comercial']);
        $this->assertSame([], $bodies->valid('/api/imoveis')['comercial']);
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function a_developer_is_told_what_is_wrong_with_an_answer(string $path, Closure $answer, string $problem): void
    {
        Route::post($path, $answer);
        $widgets = ['/api/imoveis' => 'listing-search', '/api/agente/contacto' => 'agent-contact', '/api/contacto/contacto' => 'general-contact'];
        [$exit, $said] = $this->check(['--only' => $widgets[$path]]);
        $this->assertSame(1, $exit);
        $this->assertStringContainsString($problem, $said);
    }

    public static function mistakes(): array
    {
        $call = '/api/contacto/contacto';

        return [
            'a redirect back' => [$call, fn () => redirect()->back(), 'answer with a status'],
            'an error' => [$call, fn () => abort(500), 'got 500: see the log'],
            'everything is taken' => [$call, fn () => response()->json([], 201), "POST $call, nothing: expected 422, got 201"],
            'an agent that has to exist' => ['/api/agente/contacto', fn () => request()->validate(['comercial' => 'in:7']), '--with=comercial=7'],
            'emoji are refused' => [$call, fn () => abort_if(str_contains((string) request('mensagem'), '🏡'), 500), "POST $call, emoji: expected one of the documented statuses"],
            'listings in HTML' => ['/api/imoveis', fn () => response('<h1>Entrar</h1>'), 'expected JSON, got "<h1>Entrar</h1>"'],
            'a page without numbers' => ['/api/imoveis', fn () => response()->json(['data' => []]), 'POST /api/imoveis, a right body, the same once more, emoji and '],
            'nobody may search' => ['/api/imoveis', fn () => response()->json(['message' => 'x'], 429), 'expected 200 or 201'],
        ];
    }

    #[Test]
    public function one_cause_of_many_failures_is_said_once_and_in_full(): void
    {
        Route::post('/api/contacto/contacto', fn () => throw new RuntimeException("No mailer  [smpt]\nis configured."));
        [, $said] = $this->check(['--only' => 'general-contact']);
        $this->assertSame(1, substr_count($said, 'No mailer [smpt] is configured'), $said);
        $this->assertMatchesRegularExpression('~POST /api/contacto/contacto, a right body, the same once more, [^:]+ and \d+ more: ~', $said);
    }

    #[Test]
    public function what_the_database_said_of_a_search_is_told_also_where_visitors_read_nothing_of_it(): void
    {
        config(['app.debug' => false]);
        $thrown = new PDOException('no such column: numero_quartos');
        $thrown->errorInfo = ['HY000', 1, 'no such column: numero_quartos'];
        Route::post('/api/imoveis', fn () => throw ListingsNotSearched::because(new QueryException('sqlite', 'select', [], $thrown)));
        [$exit, $said] = $this->check(['--only' => 'listing-search']);
        $this->assertSame(1, $exit);
        $this->assertMatchesRegularExpression('~POST /api/imoveis, a right body, .*got 503: The listings could not be searched: .*numero_quartos~', $said);
    }

    /** @param  list<string>  $problems */
    #[Test]
    #[DataProvider('narrowRules')]
    public function a_rule_that_refuses_what_a_widget_sends_is_an_error(string $widget, string $path, array $rules, array $problems): void
    {
        $page = ['data' => [], 'current_page' => 1, 'last_page' => 1, 'total' => 0];
        Route::post($path, function () use ($rules, $page) {
            request()->validate(['nome' => request()->has('page') ? [] : 'required|string', 'page' => request()->has('nome') ? [] : 'nullable|integer', ...$rules]);

            return $page;
        });
        [$exit, $said] = $this->check(['--only' => $widget]);
        $this->assertSame(1, $exit, $said);
        foreach ($problems as $problem) {
            $this->assertMatchesRegularExpression("~POST $path, [^:]*".preg_quote($problem).'[^.]*: expected 200 or 201 or 202 or 204, got 422: ~u', $said);
        }
    }

    public static function narrowRules(): array
    {
        $search = ['listing-search', '/api/imoveis'];

        return [
            'an order' => [...$search, ['ordem' => 'in:desc,asc'], ['ordem "rec"']],
            'a word of a list' => [...$search, ['quartos.*' => 'in:1,2,3,4', 'tipologia' => 'array|max:0'], ['quartos "+5"', 'tipologia "Moradia"', 'tipologia "Escritório"']],
            'a list with a value' => [...$search, ['localizacao' => 'array|max:0', 'comercial.*' => 'alpha'], ['localizacao "imo-widgets:check"', 'comercial "1"']],
            'a price pair' => [...$search, ['minprice' => 'nullable|gt:1'], ['minprice, maxprice "1 to 1"']],
            'a reference' => [...$search, ['idRef' => 'nullable|size:3'], ['idRef "imo-widgets:check"']],
            'a word of a form' => ['valuation-wizard', '/api/agendamento', ['cert' => 'nullable|in:A,B', 'tipologia' => 'required'], ['cert "A+"', 'cert "F"', 'tipologia ""']],
        ];
    }

    #[Test]
    public function what_every_filter_found_is_said_and_a_right_search_warns_of_nothing(): void
    {
        $this->answerAs(fn (array $homes) => $homes);
        [$exit, $said] = $this->check(['--only' => 'listing-search', '--with' => ['comercial=7', 'idRef=CM-2']]);
        $this->assertSame(0, $exit, $said);
        $this->assertStringNotContainsString('WARN', $said);
        foreach (['listings [. ]+3', 'objetivo [. ]+Comprar: 2, Arrendar: 1, Permutar: 0, Trespassar: 0', 'localizacao [. ]+imo-widgets:check: 0, Ovar: 2', 'quartos [. ]+1: 1, 2: 1, 3: 1, 4: 0, \+5: 0', 'idRef [. ]+imo-widgets:check: 0, CM-2: 1', 'minprice, maxprice [. ]+1 to 1: 0, 300 to 300: 1'] as $line) {
            $this->assertMatchesRegularExpression("~ $line ~", $said);
        }
    }

    #[Test]
    #[DataProvider('idleSearches')]
    public function a_filter_or_an_order_that_changes_nothing_is_said(Closure $change, string $warning): void
    {
        $this->answerAs(fn (array $homes) => $homes, $change);
        [$exit, $said] = $this->check(['--only' => 'listing-search', '--with' => ['comercial=7', 'idRef=CM-2']]);
        $this->assertSame(0, $exit, $said);
        $this->assertSame(1, substr_count($said, 'WARN'), $said);
        $this->assertStringContainsString("POST /api/imoveis: $warning", $said);
    }

    public static function idleSearches(): array
    {
        $without = fn (string ...$keys) => fn (array $body) => array_diff_key($body, array_flip($keys));

        return [
            'a list' => [$without('wcs'), 'wcs changed nothing: with it as without, 3 were found.'],
            'agents' => [$without('comercial'), 'comercial changed nothing'],
            'prices' => [$without('minprice', 'maxprice'), 'minprice, maxprice changed nothing'],
            'the reference' => [$without('idRef'), 'idRef changed nothing'],
            'the order' => [$without('ordem'), 'ordem changed nothing: desc, asc, '],
            'a column that is not there' => [fn (array $body) => [...$body, ...$body['quartos'] === [] ? [] : ['idRef' => 'X']], 'quartos found none of 3, whichever of its words was asked for (1, 2, 3, 4, +5).'],
            'a garage that is not looked for' => [fn (array $body) => [...$body, ...$body['garagem'] === [] ? [] : ['idRef' => 'X']], 'garagem found none of 3'],
            'a place of another column' => [fn (array $body) => [...$body, ...$body['localizacao'] === [] ? [] : ['idRef' => 'X']], 'localizacao "Ovar" found nothing, though there is such a listing.'],
        ];
    }

    #[Test]
    public function homes_of_which_none_has_a_garage_are_no_mistake(): void
    {
        $this->answerAs(fn (array $homes) => array_map(fn (array $home) => [...$home, 'garagem' => null], $homes));
        $this->assertStringNotContainsString('WARN', $this->check(['--only' => 'listing-search', '--with' => ['comercial=7', 'idRef=CM-2']])[1]);
    }

    #[Test]
    public function a_site_without_listings_is_told_that_nothing_shows_whether_its_search_works(): void
    {
        $this->answerAs(fn () => []);
        [$exit, $said] = $this->check(['--only' => 'listing-search']);
        $this->assertSame(0, $exit);
        $this->assertStringContainsString('no listing was found at all', $said);
        $this->assertStringNotContainsString('all is in place', $said);
        $this->assertSame(1, substr_count($said, 'WARN'));
    }

    #[Test]
    #[Group('database')]
    public function the_id_of_an_office_is_no_word_of_the_applications_list(): void
    {
        [$exit, $said] = $this->check(['--only' => 'recruitment-wizard', '--with' => ['agencia=OVR']]);
        $this->assertSame(0, $exit, $said);
    }

    #[Test]
    #[Group('database')]
    public function only_the_calls_of_the_widgets_in_use_are_sent(): void
    {
        Route::post('/api/imoveis', fn () => abort(500));
        [$exit, $said] = $this->check(['--only' => 'general-contact']);
        $this->assertSame(0, $exit, $said);
        $this->assertStringNotContainsString('/api/imoveis', $said);
    }

    #[Test]
    public function calls_that_another_application_answers_are_not_sent_to_it(): void
    {
        config(['imo-widgets.api_base' => 'https://api.outro.pt']);
        [$exit, $said] = $this->check();
        $this->assertSame(1, $exit);
        $this->assertStringContainsString('run the check there', $said);
    }

    /** @return array{int, string} */
    private function check(array $options = []): array
    {
        return [Artisan::call('imo-widgets:check', ['--calls' => true, ...$options]), preg_replace('/\s+/', ' ', Artisan::output())];
    }

    /**
     * A search among three homes, as a site may have written it.
     *
     * @param  Closure(list<array<string, mixed>>): list<array<string, mixed>>  $homes
     * @param  Closure(array<string, mixed>): array<string, mixed>|null  $change  what its mistake makes of a body
     */
    private function answerAs(Closure $homes, ?Closure $change = null): void
    {
        $home = fn (int $id, string $objetivo, string $tipologia, int $preco) => [
            'id' => $id, 'objetivo' => $objetivo, 'tipologia' => $tipologia, 'preco' => $preco, 'conselho' => $id === 3 ? 'Espinho' : 'Ovar', 'idRef' => "CM-$id",
            'comercial' => $id === 1 ? '7' : '8', 'quartos' => "$id", 'wcs' => "$id", 'garagem' => "$id", 'estado' => $id === 1 ? 'Novo' : 'Usado',
        ];
        $all = collect($homes([$home(1, 'Comprar', 'Moradia', 100), $home(2, 'Comprar', 'Loja', 300), $home(3, 'Arrendar', 'Loja', 200)]));
        Route::post('/api/imoveis', function () use ($all, $change) {
            request()->validate(['page' => 'required|integer', 'objetivo' => 'list', 'tipologia' => 'list', 'idRef' => 'nullable|string', 'minprice' => 'nullable|numeric|max:1e12', 'maxprice' => 'nullable|numeric', ...array_fill_keys(['objetivo.*', 'tipologia.*', 'localizacao.*', 'quartos.*', 'wcs.*', 'garagem.*', 'estado.*', 'comercial.*'], 'string')]);
            $body = $change === null ? request()->all() : $change(request()->all());
            $asked = ['conselho' => $body['localizacao'] ?? [], ...array_intersect_key($body, array_flip(['objetivo', 'tipologia', 'quartos', 'wcs', 'garagem', 'estado', 'comercial']))];
            $found = $all->filter(fn (array $one) => array_filter($asked, fn (array $words, string $key) => $words !== [] && ! in_array($one[$key], $words, true), ARRAY_FILTER_USE_BOTH) === []
                && str_contains($one['idRef'], $body['idRef'] ?? '') && $one['preco'] >= ($body['minprice'] ?? 0) && $one['preco'] <= ($body['maxprice'] ?? INF));
            $sorted = match ($body['ordem'] ?? null) {
                'asc' => $found->sortBy('preco'),
                'desc' => $found->sortByDesc('preco'),
                default => $found,
            };

            return ['data' => $sorted->values(), 'current_page' => 1, 'last_page' => 1, 'total' => $found->count()];
        });
    }
}
