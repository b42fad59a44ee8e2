<?php

namespace ImoWidgets\Tests;

use App\Models\Colaborador;
use App\Models\Imovel;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Collection;
use ImoWidgets\Exceptions\BadPageData;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests that a public page contains only the data that its widgets read, and no other data of the agency's database.
 */
final class PublicDataTest extends TestCase
{
    private const SECRETS = [
        'telemovel_pessoal' => '912 000 001', 'api_token' => 'abc123', 'morada' => ['rua' => 'abc123'],
    ];

    private const TAG = '<x-imo-widget :$name :$data />';

    protected bool $hasDefaults = false;

    #[DataProvider('waysToGiveThePeople')]
    public function test_shows_only_a_widgets_columns_of_a_model(string $attributes, string $name = 'team-cards'): void
    {
        foreach ([true, false] as $isDebug) {
            config(['app.debug' => $isDebug]);
            $people = collect([$this->person()]);
            $html = $this->page("<x-imo-widget name=\"$name\" $attributes />", ['equipa' => $people]);
            $this->assertStringContainsString('Ana S', $html);
            $this->assertNoSecret($html);
        }
        $this->assertSame([], $this->reported);
    }

    public static function waysToGiveThePeople(): array
    {
        return [
            'models' => [':data="[\'colaboradores\' => $equipa]"'],
            'a list of arrays' => [':data="[\'colaboradores\' => $equipa->toArray()]"'],
            'JSON as text' => [':data="[\'colaboradores\' => $equipa->toJson()]"'],
            'an attribute of JSON' => [':data-colaboradores="$equipa->toJson()"'],
            'an attribute printed by Blade' => ['data-colaboradores="{{ $equipa->toJson() }}"'],
            'an attribute of models' => [':data-colaboradores="$equipa"'],
            'an attribute of arrays' => [':data-colaboradores="$equipa->toArray()"'],
            'names and ids' => [':data="[\'colaboradores\' => $equipa]"', 'listing-search'],
        ];
    }

    public function test_keeps_exactly_the_keys_that_a_widget_reads(): void
    {
        $data = ['colaboradores' => [$this->person()]];
        $person = ['id' => 7, 'name' => 'Ana Sá'];
        $html = $this->page(self::TAG, ['name' => 'listing-search', 'data' => $data]);
        $this->assertSame(['colaboradores' => [$person]], $this->pageData($html));
        $html = $this->page(self::TAG, ['name' => 'team-cards', 'data' => $data]);
        $person += ['titulo' => 'Consultora', 'foto' => '/ana.jpg', 'link' => '/agente/7'];
        $this->assertSame(['colaboradores' => [$person]], $this->pageData($html));
    }

    public function test_shows_only_what_a_card_reads_whatever_the_call_returns(): void
    {
        $listing = new Imovel([
            'id' => 231, 'titulo' => 'Moradia', 'preco' => '250000.00', 'fotos' => ['/c.jpg'], 'comercial' => 7,
            'dono' => 'abc123',
        ]);
        $paginate = fn (mixed $row) => new LengthAwarePaginator([$row], 14, 12, 1, ['path' => '/abc123']);
        $resource = JsonResource::collection($paginate($listing->paraLista() + ['dono' => 'abc123']));
        $rows = $paginate($listing->paraLista() + ['dono' => 'abc123']);
        $numbers = ['current_page' => 1, 'last_page' => 2, 'total' => 14];
        foreach ([
            'a paginator' => $rows,
            'a resource collection' => $resource,
            'an array' => $rows->toArray(),
            'an answer under meta' => json_decode($resource->toResponse(request())->getContent(), true),
        ] as $way => $results) {
            $data = ['resultados' => $results];
            $html = $this->page(self::TAG, ['name' => 'listing-search', 'data' => $data]);
            $this->assertStringNotContainsString('abc123', $html, $way);
            $read = $this->pageData($html)['resultados'];
            $this->assertSame($numbers, array_intersect_key($read['meta'] ?? $read, $numbers), $way);
            $this->assertSame(['data'], array_keys(array_diff_key($read, ['meta' => 1] + $numbers)), $way);
            $this->assertSame(array_keys($listing->paraLista()), array_keys($read['data'][0]), $way);
        }
    }

    #[DataProvider('mistakes')]
    public function test_prints_no_model_instead_of_another_value(string $name, array $data): void
    {
        array_walk_recursive($data, fn (mixed & $value) => $value = $value === 'model' ? $this->person() : $value);
        $html = $this->pageOfMistake("$name: ", self::TAG, compact('name', 'data'));
        $this->assertStringContainsString("data-imo-widget=\"$name\"", $html);
        $this->assertNoSecret($html);
        foreach ($this->reported as $problem) {
            $this->assertStringNotContainsString('Ana Sá', $problem->getMessage(), 'it must not be logged either');
            $this->assertStringNotContainsString('abc123', $problem->getMessage());
        }
    }

    public static function mistakes(): array
    {
        $photo = ['url' => '/x', 'api_token' => 'abc123'];

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
            'a photo' => ['team-cards', ['colaboradores' => [['name' => 'Ana', 'foto' => $photo]]]],
        ];
    }

    public function test_prints_no_model_given_as_an_id_attribute(): void
    {
        $tag = '<x-imo-widget name="agent-contact" :data-comercial="$pessoa"><p>x</p></x-imo-widget>';
        $html = $this->pageOfMistake('"comercial" expected an id', $tag, ['pessoa' => $this->person()]);
        $this->assertSame('<div data-imo-widget="agent-contact"><p>x</p></div>', $html);
        $this->assertInstanceOf(BadPageData::class, $this->reported[0]);
    }

    public function test_keeps_unknown_keys_on_the_server_in_production(): void
    {
        $tag = '<x-imo-widget name="agent-contact" data-comercial="7" :data="$pessoa" />';
        $html = $this->pageOfMistake('expected one of its keys', $tag, ['pessoa' => $this->person()]);
        $this->assertSame('<div data-imo-widget="agent-contact" data-comercial="7"></div>', $html);
    }

    public function test_accepts_an_agency_without_people(): void
    {
        foreach ([
            ':data="[\'colaboradores\' => []]"', ':data="[\'colaboradores\' => $people]"', 'data-colaboradores="[]"',
            ':data-colaboradores="$people"',
        ] as $attribute) {
            $tag = "<x-imo-widget name=\"team-cards\" $attribute><p>A nossa equipa</p></x-imo-widget>";
            $html = $this->page($tag, ['people' => new Collection]);
            $this->assertStringContainsString('data-imo-widget="team-cards"', $html);
            $this->assertStringEndsWith('<p>A nossa equipa</p></div>', $html);
        }
        $this->assertSame([], $this->reported);
    }

    public function test_leaves_out_a_value_that_no_attribute_can_hold(): void
    {
        $tag = '<x-imo-widget name="hero-search" :data-outra="$x" :x-data="$x" class="a"><p>x</p></x-imo-widget>';
        foreach ([[1, 2], ['a' => 'abc123'], (object) ['a' => 1], new Collection([1]), fn () => 1] as $value) {
            $this->reported = [];
            $html = $this->pageOfMistake('the attribute "data-outra" expected text, got ', $tag, ['x' => $value]);
            $this->assertSame('<div data-imo-widget="hero-search" class="a"><p>x</p></div>', $html);
            $this->assertCount(2, $this->reported);
        }
    }

    public function test_prefers_a_list_in_a_widgets_attribute_to_the_same_key_in_its_data(): void
    {
        $lists = ':data-objectivo="[\'Comprar\', \'Arrendar\']" :data-tipologia="$enum"';
        $tag = "<x-imo-widget name=\"listing-search\" $lists :data=\"['objectivo' => 'Permutar']\" />";
        $expected = ['objectivo' => ['Comprar', 'Arrendar'], 'tipologia' => 'Loja'];
        $this->assertSame($expected, $this->pageData($this->page($tag, ['enum' => Tipologia::Loja])));
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
        $this->assertDoesNotMatchRegularExpression('/abc123|912 000 001|telemovel_pessoal/', $html);
    }
}

enum Tipologia: string
{
    case Loja = 'Loja';
}
