<?php

namespace ImoWidgets\Tests;

use App\Http\Resources\ImovelResource;
use App\Models\Colaborador;
use App\Models\Imovel;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Collection;
use Illuminate\View\ViewException;
use ImoWidgets\Widgets\Exceptions\BadPageData;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that a public page shows only the data that its widgets read, and no others of the agency's database. */
final class PublicDataTest extends TestCase
{
    private const SECRETS = [
        'telemovel_pessoal' => '912 000 001', 'api_token' => 'abc123', 'morada' => ['rua' => 'abc123'],
    ];

    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.csrf_route' => null, 'imo-widgets.defaults' => [], 'imo-widgets.legal' => null]);
    }

    #[DataProvider('waysToGiveThePeople')]
    public function test_a_model_shows_only_the_columns_that_the_widget_reads(string $tag): void
    {
        foreach ([true, false] as $isDebug) {
            config(['app.debug' => $isDebug]);
            $html = $this->page($tag, ['equipa' => collect([$this->person()])]);
            $this->assertStringContainsString('Ana S', $html);
            $this->assertNoSecret($html);
        }
        $this->assertSame([], $this->reported);
    }

    public static function waysToGiveThePeople(): array
    {
        return [
            'models' => ['<x-imo-widget name="team-cards" :data="[\'colaboradores\' => $equipa]" />'],
            'a list of arrays' => [
                '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => $equipa->toArray()]" />',
            ],
            'JSON as text' => ['<x-imo-widget name="team-cards" :data="[\'colaboradores\' => $equipa->toJson()]" />'],
            'an attribute of JSON' => ['<x-imo-widget name="team-cards" :data-colaboradores="$equipa->toJson()" />'],
            'an attribute printed by Blade' => [
                '<x-imo-widget name="team-cards" data-colaboradores="{{ $equipa->toJson() }}" />',
            ],
            'an attribute of models' => ['<x-imo-widget name="team-cards" :data-colaboradores="$equipa" />'],
            'an attribute of arrays' => ['<x-imo-widget name="team-cards" :data-colaboradores="$equipa->toArray()" />'],
            'names and ids' => ['<x-imo-widget name="listing-search" :data="[\'colaboradores\' => $equipa]" />'],
        ];
    }

    public function test_each_record_keeps_exactly_its_keys(): void
    {
        $html = $this->page('<x-imo-widget name="listing-search" :data="[\'colaboradores\' => $equipa]" />', [
            'equipa' => [$this->person()],
        ]);
        $this->assertSame(['colaboradores' => [['id' => 7, 'name' => 'Ana Sá']]], $this->pageData($html));
        $html = $this->page('<x-imo-widget name="team-cards" data-colaboradores="{{ $json }}" />', [
            'json' => json_encode([$this->person()]),
        ]);
        $page = new \DOMDocument();
        $page->loadHTML('<?xml encoding="utf-8"?><body>'.$html);
        $this->assertSame(
            [['id' => 7, 'name' => 'Ana Sá', 'titulo' => 'Consultora', 'foto' => '/ana.jpg', 'link' => '/agente/7']],
            json_decode($page->getElementsByTagName('div')->item(0)->getAttribute('data-colaboradores'), true),
        );
    }

    public function test_a_page_of_listings_shows_what_a_card_reads_however_the_call_answers(): void
    {
        $listing = new Imovel([
            'id' => 231, 'titulo' => 'Moradia', 'preco' => '250000.00', 'fotos' => ['/c.jpg'], 'comercial' => 7,
            'dono' => 'abc123',
        ]);
        $paginate = fn (mixed $row) => new LengthAwarePaginator([$row], 14, 12, 1, ['path' => '/abc123']);
        $page = $paginate($listing);
        $rows = $paginate($listing->paraLista() + ['dono' => 'abc123']);
        $ways = [
            'a paginator' => $rows,
            'a resource collection' => ImovelResource::collection($page),
            'an array' => $rows->toArray(),
            'an answer under meta' => json_decode(
                ImovelResource::collection($page)->toResponse(request())->getContent(),
                true,
            ),
        ];
        foreach ($ways as $way => $results) {
            $html = $this->page('<x-imo-widget name="listing-search" :data="[\'resultados\' => $results]" />', [
                'results' => $results,
            ]);
            $this->assertStringNotContainsString('abc123', $html, $way);
            $read = $this->pageData($html)['resultados'];
            $this->assertSame(
                ['current_page' => 1, 'last_page' => 2, 'total' => 14],
                array_intersect_key($read['meta'] ?? $read, array_flip(['current_page', 'last_page', 'total'])),
                $way,
            );
            $this->assertSame(
                ['data'],
                array_keys(array_diff_key($read, array_flip(['meta', 'current_page', 'last_page', 'total']))),
                $way,
            );
            $this->assertSame(array_keys($listing->paraLista()), array_keys($read['data'][0]), $way);
        }
    }

    #[DataProvider('mistakes')]
    public function test_a_model_where_a_text_or_an_id_goes_is_an_exception_in_debug_and_never_printed(
        string $widget,
        array $data,
    ): void {
        $data = array_map(
            fn (mixed $value) => $value === 'model'
                ? $this->person()
                : ($value === ['model'] ? [$this->person()] : $value),
            $data,
        );
        $this->assertThrows(
            fn () => $this->page('<x-imo-widget :$name :$data />', ['name' => $widget, 'data' => $data]),
            ViewException::class,
            "$widget: ",
        );

        $this->inProduction();
        $html = $this->page('<x-imo-widget :$name :$data />', ['name' => $widget, 'data' => $data]);
        $this->assertStringContainsString("data-imo-widget=\"$widget\"", $html);
        $this->assertNoSecret($html);
        foreach ($this->reported as $problem) {
            $this->assertStringNotContainsString('Ana Sá', $problem->getMessage(), 'a log is no place for it either');
            $this->assertStringNotContainsString('abc123', $problem->getMessage());
        }
    }

    public static function mistakes(): array
    {
        return [
            'an id' => ['agent-contact', ['comercial' => 'model']],
            'a text' => ['general-contact', ['mensagem' => 'model']],
            'a number' => ['mortgage-calculator', ['tan' => 'model']],
            'a choice' => ['agent-contact', ['comercial' => 7, 'variante' => 'model']],
            'a URL' => ['general-contact', ['privacidadeUrl' => 'model']],
            'a page of the site' => ['hero-search', ['listaUrl' => 'model']],
            'a list of words' => ['hero-search', ['localizacoes' => ['model']]],
            'a list of names' => ['listing-search', ['localizacao' => ['model']]],
            'a list of ids' => ['listing-search', ['comercial' => ['model']]],
            'a list of people' => ['team-cards', ['colaboradores' => 'model']],
            'a list in a list' => ['team-cards', ['colaboradores' => [['model']]]],
            'a photo' => [
                'team-cards',
                ['colaboradores' => [['name' => 'Ana', 'foto' => ['url' => '/x', 'api_token' => 'abc123']]]],
            ],
        ];
    }

    public function test_a_model_as_an_attribute_where_an_id_goes_is_never_printed(): void
    {
        $tag = '<x-imo-widget name="agent-contact" :data-comercial="$pessoa"><p>x</p></x-imo-widget>';
        $this->assertThrows(
            fn () => $this->page($tag, ['pessoa' => $this->person()]),
            ViewException::class,
            '"comercial" expected an id',
        );
        $this->inProduction();
        $this->assertSame(
            '<div data-imo-widget="agent-contact"><p>x</p></div>',
            $this->page($tag, ['pessoa' => $this->person()]),
        );
        $this->assertInstanceOf(BadPageData::class, $this->reported[0]);
    }

    public function test_keys_that_the_widget_does_not_know_stay_on_the_server_in_production(): void
    {
        $tag = '<x-imo-widget name="agent-contact" data-comercial="7" :data="$pessoa" />';
        $this->assertThrows(
            fn () => $this->page($tag, ['pessoa' => $this->person()]),
            ViewException::class,
            'expected one of its keys',
        );
        $this->inProduction();
        $this->assertSame(
            '<div data-imo-widget="agent-contact" data-comercial="7"></div>',
            $this->page($tag, ['pessoa' => $this->person()]),
        );
        $this->assertSame(
            '<div data-imo-widget="team-cards" data-colaboradores="[]"></div>',
            $this->page('<x-imo-widget name="team-cards" :$data />', [
                'data' => ['colaboradores' => [], 'interno' => 'abc123'],
            ]),
        );
    }

    #[DataProvider('nobody')]
    public function test_an_agency_without_people_is_no_mistake(string $tag): void
    {
        foreach ([true, false] as $isDebug) {
            config(['app.debug' => $isDebug]);
            $html = $this->page($tag, ['nobody' => new Collection]);
            $this->assertStringContainsString('data-imo-widget="team-cards"', $html);
            $this->assertStringEndsWith('<p>A nossa equipa</p></div>', $html);
        }
        $this->assertSame([], $this->reported);
    }

    public static function nobody(): array
    {
        return [
            'an array' => [
                '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => []]"><p>A nossa '
                    .'equipa</p></x-imo-widget>',
            ],
            'a collection' => [
                '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => $nobody]"><p>A nossa '
                    .'equipa</p></x-imo-widget>',
            ],
            'an attribute' => [
                '<x-imo-widget name="team-cards" data-colaboradores="[]"><p>A nossa equipa</p></x-imo-widget>',
            ],
            'an attribute of a collection' => [
                '<x-imo-widget name="team-cards" :data-colaboradores="$nobody"><p>A nossa equipa</p></x-imo-widget>',
            ],
        ];
    }

    public function test_a_title_that_is_a_number_is_taken_as_the_browser_takes_it(): void
    {
        $html = $this->page('<x-imo-widget name="team-cards" :$data />', [
            'data' => ['colaboradores' => [['name' => 'Loja de Ovar', 'titulo' => 2026]]],
        ]);
        $this->assertSame(2026, $this->pageData($html)['colaboradores'][0]['titulo']);
    }

    #[DataProvider('otherAttributes')]
    public function test_a_value_that_no_attribute_can_hold_is_an_exception_in_debug_and_left_out_in_production(
        mixed $value,
    ): void {
        $tag = '<x-imo-widget name="hero-search" :data-outra="$x" :x-data="$x" class="a"><p>x</p></x-imo-widget>';
        $this->assertThrows(
            fn () => $this->page($tag, ['x' => $value]),
            ViewException::class,
            'the attribute "data-outra" expected a text, got ',
        );
        $this->inProduction();
        $this->assertSame(
            '<div data-imo-widget="hero-search" class="a"><p>x</p></div>',
            $this->page($tag, ['x' => $value]),
        );
        $this->assertCount(2, $this->reported);
    }

    public static function otherAttributes(): array
    {
        return [
            'a list' => [[1, 2]], 'a map' => [['a' => 'abc123']], 'an object' => [(object) ['a' => 1]],
            'a collection' => [new Collection([1])], 'a closure' => [fn () => 1],
        ];
    }

    public function test_a_list_in_an_attribute_of_the_widgets_own_is_page_data_and_wins_over_the_same_key(): void
    {
        $html = $this->page(
            '<x-imo-widget name="listing-search" :data-objectivo="[\'Comprar\', \'Arrendar\']" :data-tipologia="$enum" '
                .':data="[\'objectivo\' => \'Permutar\']" />',
            ['enum' => Tipologia::Loja],
        );
        $this->assertSame(['tipologia' => 'Loja', 'objectivo' => ['Comprar', 'Arrendar']], $this->pageData($html));
    }

    private function person(): Colaborador
    {
        $person = new Colaborador([
            'id' => 7, 'name' => 'Ana Sá', 'titulo' => 'Consultora', 'foto' => '/ana.jpg', 'link' => '/agente/7',
            ...self::SECRETS,
        ]);

        return $person->setRelation('contrato', new Colaborador(self::SECRETS));
    }

    private function assertNoSecret(string $html): void
    {
        $this->assertStringNotContainsString('abc123', $html);
        $this->assertStringNotContainsString('912 000 001', $html);
        $this->assertStringNotContainsString('telemovel_pessoal', $html);
    }
}

enum Tipologia: string
{
    case Loja = 'Loja';
}
