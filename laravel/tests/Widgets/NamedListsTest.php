<?php

namespace ImoWidgets\Tests\Widgets;

use App\Models\Colaborador;
use Closure;
use Illuminate\Http\Request;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/** Tests the site's named lists (docs/contract.md#named-lists). */
final class NamedListsTest extends TestCase
{
    private const TEAM = '[imo-widget name="team-cards" colaboradores="equipa"]';

    private const ANA = ['id' => 7, 'name' => 'Ana Sá', 'link' => '/agente/7'];

    private int $asked = 0;

    protected bool $hasDefaults = false;

    private function registerTeam(): void
    {
        $people = collect([5 => new Colaborador(self::ANA + ['salario' => 1])]);
        ImoWidgets::list('equipa', fn () => $people->tap(fn () => $this->asked++), label: 'Toda a equipa');
    }

    #[TestWith(['@imoShortcodes($texto)'])]
    #[TestWith(['<x-imo-widget name="team-cards" data-colaboradores="equipa" />'])]
    #[TestWith(['<x-imo-widget name="team-cards" :data="[\'colaboradores\' => \' equipa \']" />'])]
    public function test_resolves_a_name_to_the_sites_list(string $template): void
    {
        $this->registerTeam();
        $html = $this->page($template, ['texto' => '<p>'.self::TEAM.'</p>']);
        $this->assertSame(['colaboradores' => [self::ANA]], $this->pageData($html));
        $this->assertStringNotContainsString('equipa"', $html);
        $this->assertSame([], $this->reported);
    }

    public function test_prints_only_what_the_widget_reads_of_a_list(): void
    {
        $this->registerTeam();
        $html = $this->expanded('[imo-widget name="listing-search" colaboradores="equipa"]');
        $this->assertSame(['colaboradores' => [['id' => 7, 'name' => 'Ana Sá']]], $this->pageData($html));
    }

    public function test_accepts_places_by_a_lists_name_or_by_their_own(): void
    {
        $places = [['nome' => 'Ovar', 'total' => 12], 'Espinho'];
        ImoWidgets::list('concelhos', fn () => $places, for: 'localizacoes');
        $html = $this->expanded('[imo-widget name="hero-search" localizacoes="concelhos"]');
        $this->assertSame(['localizacoes' => $places], $this->pageData($html));
        $this->assertSame(
            '<div data-imo-widget="hero-search" data-localizacoes="Ovar,Espinho"></div>',
            $this->expanded('[imo-widget name="hero-search" localizacoes="Ovar,Espinho"]'),
        );
    }

    public function test_loads_a_list_only_if_a_tag_names_it(): void
    {
        $this->registerTeam();
        $this->expanded('[imo-widget name="hero-search" facebook="https://equipa"] equipa ['.self::TEAM.']');
        $this->assertSame(0, $this->asked);
        $this->expanded(self::TEAM);
        $this->assertSame(1, $this->asked);
    }

    public function test_injects_a_lists_dependencies_from_the_container(): void
    {
        ImoWidgets::list('equipa', fn (Request $request) => [['name' => $request->path()]]);
        $this->assertSame(['colaboradores' => [['name' => '/']]], $this->pageData($this->expanded(self::TEAM)));
    }

    public function test_accepts_an_agency_without_people(): void
    {
        ImoWidgets::list('equipa', fn () => []);
        $html = '<div data-imo-widget="team-cards" data-colaboradores="[]"></div>';
        $this->assertSame($html, $this->expanded(self::TEAM));
        $this->assertSame([], $this->reported);
    }

    public function test_leaves_an_editors_text_and_reports_a_list_that_nobody_registered(): void
    {
        $this->registerTeam();
        $text = '<p>'.str_replace('equipa', 'equipe', self::TEAM).'</p>';
        $this->assertSame($text, $this->expanded($text));
        $this->assertReported(
            'team-cards: "colaboradores" expected a list such as [{"name":"Marta '
                .'Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}], or the name of a list of '
                .'this site (equipa), got "equipe"; in production the widget does not mount and its fallback stays.',
        );

        $html = $this->expanded('[imo-widget name="listing-search" colaboradores="equipe"]');
        $this->assertSame('<div data-imo-widget="listing-search"></div>', $html);
    }

    public function test_reports_an_unregistered_name_to_a_developer(): void
    {
        $tag = '<x-imo-widget name="team-cards" data-colaboradores="equipa">A equipa</x-imo-widget>';
        $html = $this->pageOfMistake('(ImoWidgets::list has registered none), got "equipa"', $tag);
        $this->assertSame('<div data-imo-widget="team-cards">A equipa</div>', $html);
        $this->assertReported('or the name of a list of this site');
    }

    /** @param  callable(): mixed  $entries */
    #[DataProvider('brokenLists')]
    public function test_reports_a_wrong_list_to_a_developer(Closure $entries, string $got): void
    {
        ImoWidgets::list('equipa', $entries);
        $this->assertStringContainsString('team-cards', $this->expanded(self::TEAM));
        $html = $this->pageOfMistake($got, '<x-imo-widget name="team-cards" data-colaboradores="equipa" />');
        $this->assertStringStartsWith('<div data-imo-widget="team-cards"', $html);
    }

    public function test_reports_a_list_that_throws_and_keeps_the_editors_text(): void
    {
        ImoWidgets::list('equipa', fn () => throw new RuntimeException('no such table'));
        $this->assertSame(self::TEAM, $this->expanded(self::TEAM));
        $this->assertCount(1, $this->reported);
        $this->assertReported('got an error (no such table)');
    }

    public static function brokenLists(): array
    {
        return [
            'it throws' => [
                fn () => throw new RuntimeException('no such table'),
                'team-cards: "colaboradores" expected the entries of the list "equipa", got an error (no such table)',
            ],
            'a text' => [fn () => 'Ana', 'got ["Ana"] of the list "equipa"'],
            'other records' => [fn () => [['nome' => 'Ana']], 'got [{"nome":"…"}] of the list "equipa"'],
        ];
    }

    public function test_refuses_only_names_that_no_shortcode_can_contain(): void
    {
        foreach (['', 'a equipa', 'ovar,espinho', '[x]', '{"a"', '"x"', "d'Ovar", '-', "equipa\n"] as $name) {
            $expected = 'a name of letters, digits, dots, hyphens and underscores such as equipa';
            $register = fn () => ImoWidgets::list($name, fn () => []);
            $this->assertThrows($register, InvalidArgumentException::class, "ImoWidgets::list: expected $expected");
        }
        ImoWidgets::list('Águeda.norte-2_b', fn () => [self::ANA]);
        $html = $this->page('<x-imo-widget name="team-cards" data-colaboradores="Águeda.norte-2_b" />');
        $this->assertSame(['colaboradores' => [self::ANA]], $this->pageData($html));
    }

    public function test_prints_the_names_of_lists_and_what_widgets_read_of_them_for_editors(): void
    {
        $this->registerTeam();
        ImoWidgets::list('loja-ovar', fn () => []);
        ImoWidgets::list('concelhos', fn () => [['nome' => 'Ovar', 'x' => 1], 'Espinho'], for: 'localizacoes');
        $settings = $this->settings('@imoEditor');

        $this->assertSame([
            'colaboradores' => [
                ['name' => 'equipa', 'label' => 'Toda a equipa', 'entries' => [self::ANA]],
                ['name' => 'loja-ovar', 'label' => 'Loja ovar', 'entries' => []],
            ],
            'localizacoes' => [
                ['name' => 'concelhos', 'label' => 'Concelhos', 'entries' => [['nome' => 'Ovar'], 'Espinho']],
            ],
        ], $settings['named']);
        $this->assertSame(['colaboradores' => [self::ANA]], $settings['lists'], 'people can also be chosen one by one');
        $own = $this->settings('@imoEditor([\'lists\' => [\'colaboradores\' => []]])');
        $this->assertSame([], $own['lists']['colaboradores']);
    }

    public function test_offers_the_other_lists_when_one_breaks(): void
    {
        ImoWidgets::list('avariada', fn () => throw new RuntimeException('no such table'));
        ImoWidgets::list('equipa', fn () => [], for: 'colaborador');
        ImoWidgets::list('equipa', fn () => []);
        $got = 'imo-widgets: "colaboradores" expected the entries of the list "avariada", got an error (no such table)';
        $settings = json_decode(strip_tags($this->pageOfMistake($got, '@imoEditor')), true);
        $equipa = ['name' => 'equipa', 'label' => 'Equipa', 'entries' => []];
        $this->assertSame(['colaboradores' => [$equipa]], $settings['named']);
        $key = 'a key that takes a list of records, such as colaboradores, got "colaborador"';
        $this->assertReported("the list \"equipa\" expected $key");
    }

    private function settings(string $editor): array
    {
        return json_decode(strip_tags($this->page($editor)), true);
    }

    private function assertReported(string $message): void
    {
        $messages = array_map(fn (\Throwable $problem) => $problem->getMessage(), $this->reported);
        $this->assertStringContainsString($message, implode("\n", $messages));
    }
}
