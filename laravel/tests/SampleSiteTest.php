<?php

namespace ImoWidgets\Tests;

use App\Models\Colaborador;
use App\Models\Imovel;
use Illuminate\Database\MariaDbConnection;
use Illuminate\Database\MySqlConnection;
use Illuminate\Database\PostgresConnection;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\Lead;
use PDO;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * The site of `workbench/`, which exists to be read: what it does must be right on other databases and with hostile
 * bodies too.
 */
#[Group('database')]
final class SampleSiteTest extends TestCase
{
    use RefreshDatabase;

    private const MESSAGE = ['nome' => 'Zé', 'tel' => '912', 'email' => 'ze@exemplo.pt', 'mensagem' => 'Olá'];

    private const APPLICATION = [
        'funcao' => 'Área Comercial', 'agencia' => 'Ovar', 'nome' => 'Zé', 'loca' => 'Ovar', 'tel' => '912',
        'email' => 'ze@exemplo.pt', 'idade' => '', 'mensagem' => '',
    ];

    private const SEARCH = [
        'page' => 1, 'objetivo' => [], 'tipologia' => [], 'localizacao' => [], 'quartos' => [], 'wcs' => [],
        'garagem' => [], 'estado' => [], 'minprice' => null, 'maxprice' => null, 'ordem' => 'rec', 'comercial' => [],
        'idRef' => '',
    ];

    public function test_a_message_that_is_sent_twice_is_kept_once_and_one_that_was_refused_may_come_again(): void
    {
        $headers = ['Imo-Send-Id' => str_repeat('0a', 16)];
        $this->postJson('/api/contacto/contacto', ['nome' => ''], $headers)->assertStatus(422);
        foreach ([1, 2] as $_) {
            $this->postJson('/api/contacto/contacto', self::MESSAGE, $headers)->assertStatus(201);
        }
        $this->assertSame(1, Lead::count());
        $this->postJson('/api/contacto/contacto', self::MESSAGE, ['Imo-Send-Id' => str_repeat('0b', 16)])->assertStatus(
            201,
        );
        $this->postJson('/api/contacto/contacto', self::MESSAGE)->assertStatus(201);
        $this->assertSame(3, Lead::count());
    }

    #[DataProvider('databases')]
    public function test_no_column_is_too_small_for_what_visitors_send(string $driver, string $connection): void
    {
        // Only the grammar is asked; a server that says its version is enough for that.
        DB::extend($driver, fn (array $config) => new $connection(new PDO('sqlite::memory:'), '', '', $config));
        $usual = config('database.default');
        config(['database.default' => $driver]);
        $migration = require __DIR__.'/../database/migrations/2026_11_22_000000_create_imo_leads_tables.php';
        $alerts = require __DIR__.'/../database/migrations/2026_11_23_000000_create_imo_alert_tables.php';
        $sql = implode(
            "\n",
            array_column(DB::connection($driver)->pretend(fn () => [$migration->up(), $alerts->up()]), 'query'),
        );
        config(['database.default' => $usual]);

        $this->assertStringContainsString('imo_leads', $sql);
        $this->assertDoesNotMatchRegularExpression(
            '/ (blob|tinyblob|varbinary|bytea)\b/i',
            $sql,
            'bytes need a type of their own on each database',
        );
        if ($driver !== 'pgsql') {
            $this->assertDoesNotMatchRegularExpression(
                '/ timestamp\b/i',
                $sql,
                'MySQL refuses the hour that is skipped in March, in its own time zone',
            );
        }
    }

    public static function databases(): array
    {
        return [
            ['mysql', MySqlConnection::class], ['mariadb', MariaDbConnection::class],
            ['pgsql', PostgresConnection::class],
        ];
    }

    #[DataProvider('hostileBodies')]
    public function test_a_body_of_the_wrong_shape_is_refused_and_never_breaks_the_site(string $path, array $body): void
    {
        $this->postJson($path, $body)->assertUnprocessable();
        $this->assertSame(0, Lead::count());
    }

    public static function hostileBodies(): array
    {
        $wrong = [
            'a list for a reference' => ['/api/imovel/contacto', [...self::MESSAGE, 'idRef' => ['x']]],
            'a map for a reference' => ['/api/imovel/contacto', [...self::MESSAGE, 'idRef' => ['a' => ['b']]]],
            'a yes for a reference' => ['/api/imovel/contacto', [...self::MESSAGE, 'idRef' => true]],
            'a long reference' => ['/api/imovel/contacto', [...self::MESSAGE, 'idRef' => str_repeat('x', 256)]],
            'a list for an agent' => ['/api/agente/contacto', [...self::MESSAGE, 'comercial' => [7]]],
            'a list for a shop' => ['/api/agencia/contacto', [...self::MESSAGE, 'agencia' => ['OVR']]],
            'a list for a phone' => ['/api/recrutamento', [...self::APPLICATION, 'tel' => ['1']]],
            'a list for an agent to look for' => ['/api/imoveis', [...self::SEARCH, 'comercial' => [[7]]]],
            'a list for a reference to look for' => ['/api/imoveis', [...self::SEARCH, 'idRef' => ['x']]],
            'a page beyond all numbers' => ['/api/imoveis', [...self::SEARCH, 'page' => 1e300]],
            'a page beyond all pages' => ['/api/imoveis', [...self::SEARCH, 'page' => PHP_INT_MAX]],
            'a list for a price' => ['/api/imoveis', [...self::SEARCH, 'minprice' => [1]]],
        ];
        foreach (array_keys(self::SEARCH) as $key) {
            $wrong["a map for $key"] = ['/api/imoveis', [...self::SEARCH, $key => ['a' => ['b' => 'c']]]];
        }

        return $wrong;
    }

    public function test_an_agent_and_a_listing_may_be_named_by_number_or_text(): void
    {
        Colaborador::create(['id' => 7, 'name' => 'Ana', 'link' => '/agente/7', 'variante' => 'cartao']);
        foreach ([7, '7'] as $id) {
            $this->postJson('/api/agente/contacto', [...self::MESSAGE, 'comercial' => $id])->assertCreated();
            $this->postJson('/api/imovel/contacto', [...self::MESSAGE, 'idRef' => $id])->assertCreated();
        }
        $this->assertSame(['7'], Lead::distinct()->pluck('recipient_id')->all());
    }

    #[DataProvider('references')]
    public function test_a_reference_is_found_by_any_part_of_it_and_its_signs_are_no_wildcards(
        string $typed,
        array $found,
    ): void {
        foreach (['OVR_02', 'OVR-02', 'A%B', 'A!B', 'AxB', 'C\\D'] as $index => $reference) {
            $this->createListing($index + 1, $reference);
        }
        $answer = $this->postJson('/api/imoveis', [...self::SEARCH, 'idRef' => $typed])->assertOk();
        $this->assertEqualsCanonicalizing(
            $found,
            Imovel::findMany(array_column($answer->json('data'), 'id'))->pluck('id_ref')->all(),
        );
    }

    public static function references(): array
    {
        return [
            ['OVR_02', ['OVR_02']], ['ovr_', ['OVR_02']], ['_', ['OVR_02']], ['%', ['A%B']], ['a%b', ['A%B']],
            ['!', ['A!B']], ['\\', ['C\\D']], ['R-0', ['OVR-02']], ['02', ['OVR_02', 'OVR-02']], ["'", []],
        ];
    }

    #[DataProvider('listPages')]
    public function test_the_list_page_brings_what_the_call_would_answer(string $query, array $asked): void
    {
        foreach (range(1, 30) as $id) {
            $this->createListing($id, "OVR-$id");
        }
        foreach (['paginator', 'resource'] as $answer) {
            config(['site.answer' => $answer]);
            $given = $this->pageData($this->withoutVite()->get("/lista$query")->assertOk()->getContent())['resultados'];
            $answered = $this->postJson('/api/imoveis', [...self::SEARCH, ...$asked])->assertOk()->json();
            $numbers = ['current_page' => 0, 'last_page' => 0, 'total' => 0];
            $this->assertEquals($answered['data'], $given['data'], "$answer $query");
            $this->assertEquals(
                array_intersect_key($answered['meta'] ?? $answered, $numbers),
                array_intersect_key($given['meta'] ?? $given, $numbers),
            );
        }
    }

    public static function listPages(): array
    {
        return [
            'nothing asked' => ['', []],
            'page 3' => ['?pagina=3&utm_source=x', ['page' => 3]],
            'beyond the last page' => ['?pagina=99', ['page' => 99]],
            'filters' => [
                '?objectivo=Comprar&tipologia=moradia,apartamento&ordem=asc&minprice=100.000&quartos=+5,2',
                [
                    'objetivo' => ['Comprar'], 'tipologia' => ['Moradia', 'Apartamento'], 'ordem' => 'asc',
                    'minprice' => 100000, 'quartos' => ['+5', '2'],
                ],
            ],
            'nobody has these' => [
                '?idRef=ZZZZ&localizacao=Nárnia&comercial=7',
                ['idRef' => 'ZZZZ', 'localizacao' => ['Nárnia'], 'comercial' => ['7']],
            ],
        ];
    }

    public function test_a_price_that_changes_behind_the_models_back_is_found_by_the_next_search(): void
    {
        $this->createListing(1, 'OVR-1', ['preco' => 100_000]);
        $found = fn () => $this->postJson('/api/imoveis', [...self::SEARCH, 'maxprice' => 120_000])->json('total');
        $this->assertSame(1, $found());
        Imovel::query()->increment('preco', 50_000);
        $this->assertSame(0, $found());
    }

    public function test_the_inbox_without_a_login_is_not_there_in_production(): void
    {
        $this->getJson('/caixa')->assertOk();
        $this->app['env'] = 'production';
        $this->app['router']->setRoutes(new RouteCollection);
        require base_path('routes/web.php');
        $this->app['router']->getRoutes()->refreshNameLookups();
        $this->get('/caixa')->assertNotFound();
        $this->get('/caixa/cv/1')->assertNotFound();
    }

    private function createListing(int $id, string $reference, array $more = []): void
    {
        Imovel::create([
            'id' => $id, 'id_ref' => $reference, 'titulo' => 'T2', 'descricao' => '', 'tipo_negocio' => 'Venda',
            'tipo_imovel' => 'Apartamento', 'conselho' => 'Ovar', 'conselho_dobrado' => 'ovar', 'estado' => 'Novo',
            'fotos' => [], 'comercial' => 7, 'criado' => '2026-01-01', ...$more,
        ]);
    }
}
