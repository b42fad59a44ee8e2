<?php

namespace ImoWidgets\Tests\Widgets;

use App\Models\Imovel;
use DOMDocument;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\View;
use Illuminate\View\ViewException;
use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests `<x-imo-widget>`. */
final class ComponentTest extends TestCase
{
    protected bool $hasDefaults = false;

    public function test_prints_marker_page_data_and_fallback_in_this_order(): void
    {
        $tag = '<x-imo-widget name="team-cards" class="grelha" id="equipa" :$data><p>A nossa equipa</p></x-imo-widget>';
        $this->assertSame(
            '<div data-imo-widget="team-cards" class="grelha" id="equipa" '
                .'data-colaboradores="[{&quot;name&quot;:&quot;Ana&quot;}]"><p>A nossa equipa</p></div>',
            $this->page($tag, ['data' => ['colaboradores' => [['name' => 'Ana']]]]),
        );
    }

    public function test_lets_no_attribute_override_the_marker(): void
    {
        $tag = '<x-imo-widget name="hero-search" data-imo-widget="team-cards" :DATA-IMO-WIDGET="$x" />';
        $this->assertSame('<div data-imo-widget="hero-search"></div>', $this->page($tag, ['x' => 'team-cards']));
    }

    public function test_ignores_data_shared_with_all_views_and_leaves_models_unchanged(): void
    {
        View::share(['data' => ['facebook' => 'https://www.facebook.com/partilhado'], 'listing' => ['id' => 7]]);
        View::composer('*', fn ($view) => $view->with(['name' => 'Casa', 'data' => ['facebook' => 'https://x.pt']]));
        $tag = '<x-imo-widget name="hero-search" />';
        $this->assertSame('<div data-imo-widget="hero-search"></div>', $this->page($tag));
        $tag = '<x-imo-widget name="general-contact" :data="$model" />';
        $html = $this->page("$tag|{!! \$model !!}", ['model' => new Imovel(['telefone' => '1'])]);
        $this->assertStringEndsWith('data-telefone="1"></div>|{"telefone":"1"}', $html);
        $this->pageOfMistake('<x-imo-listing-card> expected :listing', '<x-imo-listing-card />');
    }

    #[DataProvider('hostileNames')]
    public function test_prints_any_name_of_an_agent_without_breaking_the_page(string $name): void
    {
        $team = '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => $equipa]">A nossa equipa</x-imo-widget>';
        $agent = '<x-imo-widget name="agent-contact" data-comercial="7" :data-nome-comercial="$nome" />';
        $arrives = str_replace('?', "\u{FFFD}", mb_scrub($name));
        $html = $this->page($team.$agent, ['equipa' => [['name' => $name]], 'nome' => mb_scrub($name)]);

        $this->assertSame($arrives, $this->pageData($html)['colaboradores'][0]['name']);
        $this->assertStringNotContainsString('<!--', $html);
        $page = new DOMDocument;
        @$page->loadHTML('<?xml encoding="utf-8"?><body>'.$html);
        $hosts = $page->getElementsByTagName('div');
        $this->assertSame(2, $hosts->length);
        $this->assertStringEndsWith('A nossa equipa', $hosts->item(0)->textContent);
        $this->assertSame(trim(mb_scrub($name)), $hosts->item(1)->getAttribute('data-nome-comercial'));
    }

    public static function hostileNames(): array
    {
        return [
            'closing script' => ['</script><!--<script>'], 'quotes' => ['O\'Neill "Zé" & Filhos'],
            'emoji' => ['Inês 🏡 👩‍💼'], 'markup' => ['<img src=x onerror=alert(1)>'], 'blade' => ['{{ 1 }} @php'],
            'line separators' => ["a\u{2028}b"], 'invalid UTF-8' => ["Zé \xE9"],
        ];
    }

    public function test_lists_the_known_widgets_for_a_misspelt_one_but_shows_its_fallback_in_production(): void
    {
        $names = implode(', ', array_keys(app(Bundle::class)->widgets()));
        $this->assertStringContainsString('agency-contact, agent-contact, ', $names);
        $message = "got \"team-card\"; known are $names. In production the fallback is shown.";
        $tag = '<x-imo-widget name="team-card"><p>A nossa equipa</p></x-imo-widget>';
        $html = $this->pageOfMistake($message, $tag);
        $this->assertSame('<p>A nossa equipa</p>', $html);
        $this->assertInstanceOf(WidgetProblem::class, $this->reported[0]);
    }

    #[DataProvider('mistakes')]
    public function test_names_the_widget_and_key_of_a_mistake(string $name, mixed $data, string $message): void
    {
        $this->pageOfMistake("$name: $message", '<x-imo-widget :$name :$data />', compact('name', 'data'));
    }

    public static function mistakes(): array
    {
        return [
            'key' => [
                'team-cards', ['colaborador' => []],
                'expected one of its keys (colaboradores, apiBase, csrfUrl), got "colaborador"; in production the key '
                    .'is ignored.',
            ],
            'decimal' => [
                'mortgage-calculator', ['tan' => '1.250.000'],
                '"tan" expected a number such as 30 or 2,5, got "1.250.000"; in production the widget does without it.',
            ],
            'records' => ['team-cards', ['colaboradores' => ['Ana']], '"colaboradores" expected a list such as'],
            'without a name' => ['team-cards', ['colaboradores' => [['name' => ' ']]], '"colaboradores" expected'],
            'a map for a list' => [
                'listing-search', ['objectivo' => ['a' => 'Comprar']],
                '"objectivo" expected a list such as ["Moradia","Loja"]',
            ],
            'url' => ['hero-search', ['facebook' => " java\nscript:alert(1)"], '"facebook" expected '],
            'choice' => [
                'agent-contact', ['comercial' => 7, 'variante' => 'grande'],
                '"variante" expected cartao or titulo-fora, got "grande"',
            ],
            'id' => [
                'agent-contact', ['comercial' => [7]],
                '"comercial" expected an id such as 7 or OVR, got [7]; in production the widget does not mount and its '
                    .'fallback stays.',
            ],
            'text' => ['general-contact', ['mensagem' => ['Olá']], '"mensagem" expected text, got ["Olá"]'],
            'missing' => [
                'property-contact', ['idRef' => ''],
                '"idRef" is required: expected an id such as 7 or OVR, got nothing',
            ],
            'without the key that it needs' => [
                'listing-search', ['mapa' => '/m/{z}/{x}/{y}.png'],
                '"mapa" expected "mapaCredito" beside it, got nothing; in production the widget does without it.',
            ],
            'a list' => ['team-cards', [['name' => 'Ana']], 'its data expected an array with keys such as'],
            ['team-cards', 7, "its data expected an array with keys such as ['colaboradores' => \$equipa], got 7;"],
            'no JSON' => ['mortgage-calculator', ['tan' => NAN], 'its data expected what JSON can hold'],
        ];
    }

    #[DataProvider('placesOfTags')]
    public function test_shows_a_developer_the_view_and_line_of_a_wrong_tag(string $tag, int $line): void
    {
        $lines = [
            '<x-imo-widget name="general-contact" />', '{{-- <x-imo-widget name="no" /> --}}', '@if (true)',
            '<p>{{ 1 + 1 }}</p>', '@endif', '<x-imo-widget name="team-cards" :data="[', '    \'colaboradores\' => [],',
            ']" />', '', '', '',
        ];
        $lines[$line - 1] = $tag;
        File::put("$this->public/pagina.blade.php", implode("\n", $lines));
        File::put("$this->public/moldura.blade.php", "<main>\n@include('pagina')\n</main>\n");
        View::addLocation($this->public);
        $message = "The tag is in $this->public/pagina.blade.php:$line.";
        $this->assertThrows(fn () => view('moldura')->render(), ViewException::class, $message);
    }

    public static function placesOfTags(): array
    {
        return [
            'a wrong widget' => ['<x-imo-widget name="team-card" />', 10],
            'a wrong key' => ['<x-imo-widget name="team-cards" :data="[\'colaborador\' => []]" />', 10],
            'a wrong value' => ['<x-imo-widget name="mortgage-calculator" data-tan="trinta" />', 11],
            'no reference' => ['<x-imo-widget name="property-contact" class="x"><p>{{ 1 }}</p></x-imo-widget>', 9],
            'before others' => ['<x-imo-widget name="team-card" />', 1],
            'in the head' => ['@imoWidgets("hero")', 10],
        ];
    }

    public function test_leaves_a_wrong_value_to_the_browser_in_production(): void
    {
        $tag = '<x-imo-widget name="mortgage-calculator" data-tan="trinta" />';
        $html = $this->pageOfMistake('"tan" expected a number', $tag);
        $this->assertSame('<div data-imo-widget="mortgage-calculator" data-tan="trinta"></div>', $html);
        $this->assertSame([], $this->reported);
    }

    public function test_trims_the_same_blanks_as_javascript(): void
    {
        $tag = '<x-imo-widget name="mortgage-calculator" :data="[\'tan\' => $x]" />';
        foreach (["\u{A0}3,5\u{2003}", "\u{FEFF}3,5\t"] as $right) {
            $this->assertStringContainsString('3,5', $this->page($tag, ['x' => $right]));
        }
        foreach (["\u{85}3,5", "3,5\u{200B}"] as $wrong) {
            $this->pageOfMistake('"tan" expected a number', $tag, ['x' => $wrong]);
        }
    }

    #[DataProvider('whatThrows')]
    public function test_shows_the_page_whatever_is_thrown(string $template, string $expected = '<p>x</p>'): void
    {
        $broken = self::brokenValue();
        $this->assertSame($expected, $this->pageOfMistake('', $template, compact('broken')));
        $this->assertNotSame([], $this->reported);
    }

    public static function whatThrows(): array
    {
        return [
            'a resource that can not be read' => [
                '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => $broken]"><p>x</p></x-imo-widget>',
            ],
            'data that can not be read' => ['<x-imo-widget name="team-cards" :data="$broken"><p>x</p></x-imo-widget>'],
            'what no JSON can hold' => [
                '<x-imo-widget name="mortgage-calculator" :data="[\'tan\' => INF]"><p>x</p></x-imo-widget>',
            ],
            'no name' => ['<x-imo-widget><p>x</p></x-imo-widget>'],
            'a name that is a list' => ['<x-imo-widget :name="[\'team-cards\']"><p>x</p></x-imo-widget>'],
            'names in a list in the head' => ['@imoWidgets([\'team-cards\'])', ''],
        ];
    }
}
