<?php

namespace ImoWidgets\Tests\Widgets;

use DOMDocument;
use DOMXPath;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\View;
use Illuminate\Support\Facades\Vite as ViteFacade;
use Illuminate\Support\Str;
use Illuminate\View\View as BladeView;
use ImoWidgets\Exceptions\BadPageData;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\Drawing;
use ImoWidgets\Widgets\Drawing\PageValues;
use ImoWidgets\Widgets\Drawing\WidgetViews;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that the drawing equals React's first render, element by element. */
final class DrawnTest extends TestCase
{
    private const CONTACT = '<x-imo-widget name="general-contact" />';

    private const FALLBACK = '<x-imo-widget name="general-contact"><p>Ligue-nos.</p></x-imo-widget>';

    protected bool $isDrawn = true;

    #[DataProvider('cases')]
    public function test_draws_what_react_renders(object $case): void
    {
        $views = [];
        View::composer('imo-widgets::widgets.*', function (BladeView $view) use (&$views) {
            $views[] = 'laravel/resources'.Str::after($view->getPath(), 'resources');
        });
        $slot = $this->slotOf($case);
        $this->assertSame([], array_map(fn (\Throwable $problem) => (string) $problem, $this->reported));
        $isDrawn = app(WidgetViews::class)->has($case->widget) && ! $case->hasProblems;
        $expected = $isDrawn ? $case->html ?? '' : '';
        $this->assertSame(
            self::inLines($expected),
            self::inLines(self::asReact($slot)),
            "React and Laravel draw different markup. Laravel's is in:\n".implode("\n", array_unique($views)),
        );
    }

    private function slotOf(object $case): string
    {
        $drawing = app(Drawing::class);
        $drawing->ids = 'imo-000000';
        $fields = app(Bundle::class)->widgets()[$case->widget];
        $written = fn (array $field) => $case->attributes->{$field['attribute']} ?? null;
        $given = array_filter(array_map($written, $fields), is_string(...));

        return $drawing->slot($case->widget, new PageValues($fields, $given), rtrim("/lista?$case->query", '?'));
    }

    public static function cases(): array
    {
        $path = __DIR__.'/../drawn-cases.json';
        if (! is_file($path)) {
            throw new \RuntimeException("Expected what React draws in $path: run `npm run drawn` first.");
        }
        $cases = json_decode(file_get_contents($path), flags: JSON_THROW_ON_ERROR);

        return array_combine(array_column($cases, 'name'), array_map(fn (object $case) => [$case], $cases));
    }

    public function test_computes_the_same_fingerprint_as_the_browser(): void
    {
        $cases = self::shared('fingerprints')['cases'];
        foreach (array_filter($cases, fn (array $case) => $case['script'] === '') as $case) {
            $given = array_intersect_key($case['attributes'], array_flip($case['keys']));
            $fingerprint = Drawing::fingerprint($case['version'], $given, $case['query'] ?? null);
            $this->assertSame($case['fingerprint'], $fingerprint, json_encode($case));
        }
    }

    public function test_shows_the_widget_of_a_tag_without_a_fallback_before_any_script(): void
    {
        $html = $this->page(self::CONTACT);
        $root = '<div class="imo" id="(imo-[0-9a-f]{6})" lang="pt-PT" data-imo-root="" data-imo-drawn="\1 [0-9a-f]{8}"';
        // The contacts are shown if no script loads (src/ui/styles/drawn.css).
        $ways = 'data-imo-ways="256 000 000, ovar@exemplo\.pt"';
        $this->assertMatchesRegularExpression("~>$root $ways><div><div class=\"imo-contact\">~", $html);
        $this->assertStringContainsString('Entrar em contacto', $html);
    }

    public function test_shows_the_agencys_contacts_instead_of_a_form_when_assets_are_missing(): void
    {
        $this->publishOwnBundle();
        File::deleteDirectory($this->published(''));
        $tag = '<x-imo-widget name="general-contact" data-telefone="256 000 000" data-email="a&amp;b@exemplo.pt" />';
        $this->assertStringEndsWith(
            '><a href="tel:256000000">256 000 000</a> · '
                .'<a href="mailto:a&amp;b@exemplo.pt">a&amp;b@exemplo.pt</a></div>',
            $this->page($tag),
        );
        config(['imo-widgets.defaults' => []]);
        $this->assertStringEndsWith('></div>', $this->page('<x-imo-widget name="general-contact" />'));
        $this->assertStringEndsWith('><p>Ligue-nos.</p></div>', $this->page(self::FALLBACK));
        $this->assertStringContainsString('tel:256000000', $this->expanded(
            '<p>[imo-widget name="general-contact" telefone="256 000 000"]</p>',
        ));
    }

    /** Tests a rule of laravel/README.md#the-two-lines. */
    public function test_prints_the_sheets_of_a_cached_fragments_widgets_that_the_head_names(): void
    {
        $part = $this->page(self::CONTACT);
        $page = $this->page('@imoWidgets("general-contact"){!! $part !!}', ['part' => $part]);
        foreach ($this->manifest()['widgets/general-contact/index.ts']['css'] as $sheet) {
            $this->assertStringContainsString('<style data-imo-sheet="'.basename($sheet).'">', $page);
        }
        $this->assertStringContainsString('data-imo-drawn', $page);
    }

    public function test_preloads_the_takeover_when_the_head_names_a_widget_before_its_tag(): void
    {
        $file = $this->manifest()['src/runtime/mount/takeover.ts']['file'];
        $page = '@imoWidgets("general-contact")'.self::CONTACT;
        $preload = "modulepreload\" href=\"http://localhost/vendor/imo-widgets/$file\"";
        $this->assertSame(1, substr_count($this->page($page), $preload));
        $fallback = $this->page(self::FALLBACK.'@imoWidgets("general-contact")');
        $this->assertStringNotContainsString($file, $fallback);
        config(['imo-widgets.drawn' => false]);
        $this->assertStringNotContainsString($file, $this->page($page));
    }

    public function test_links_style_sheets_that_the_head_lacks_just_before_the_drawing(): void
    {
        config(['imo-widgets.inline_styles' => false]);
        $sheets = $this->manifest()['widgets/team-cards/index.ts']['css'];
        $tag = '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => [[\'name\' => \'Ana\']]]" />';
        $heads = ['@imoWidgets'.$tag, "@imoWidgets('team-cards')$tag", '@imoWidgets'.self::CONTACT];
        foreach (array_map(fn (string $head) => $head.$tag, $heads) as $page) {
            $html = $this->page($page);
            foreach ($sheets as $sheet) {
                $this->assertSame(1, substr_count($html, "/$sheet\""), $page);
                $this->assertLessThan(strpos($html, 'imo-team'), strpos($html, "/$sheet\""), $page);
            }
        }
        $this->assertSame(1, substr_count($this->page("$tag$tag@imoWidgets"), "/$sheets[0]\""));
        $this->assertStringNotContainsString('stylesheet', $this->page($tag), 'a head of the site\'s own');
    }

    public function test_inlines_the_style_sheets_of_what_is_drawn(): void
    {
        $nonce = ViteFacade::useCspNonce();
        $file = $this->manifest()['widgets/general-contact/index.ts']['css'][0];
        $tag = self::CONTACT;
        $style = fn (string $path) => '<style data-imo-sheet="'.basename($path)."\" nonce=\"$nonce\">"
            .trim(file_get_contents($this->published($path))).'</style>';
        $both = [$style('imo-widgets.css'), $style($file)];

        foreach (["$tag@imoWidgets", "@imoWidgets('general-contact')$tag"] as $page) {
            $html = $this->page($page);
            $this->assertSame([1, 1], array_map(fn (string $one) => substr_count($html, $one), $both), $page);
            $this->assertStringNotContainsString('rel="stylesheet"', $html, $page);
            $this->assertSame(1, substr_count($html, '<script type="module"'), $page);
        }

        $headFirst = $this->page("@imoWidgets$tag$tag");
        $this->assertStringNotContainsString($both[0], $headFirst, 'the head was rendered before the drawing');
        $this->assertSame(1, substr_count($headFirst, $both[1]));
        $this->assertLessThan(strpos($headFirst, 'imo-contact"'), strpos($headFirst, $both[1]));
        $fallback = $this->page(self::FALLBACK.'@imoWidgets');
        $this->assertStringNotContainsString('<style', $fallback, 'nothing is drawn');
    }

    #[DataProvider('policies')]
    public function test_links_style_sheets_when_the_policy_refuses_inline_ones(string $policy, bool $isHeld): void
    {
        Route::get('/formulario', function () use ($policy) {
            $policy = str_replace('NONCE', ViteFacade::useCspNonce(), $policy);
            // After an update, a full-page cache still serves an older sheet.
            $html = Blade::render(self::CONTACT.'@imoWidgets').'<style data-imo-sheet="older.css">a{}</style>';

            return response($html, headers: ['Content-Security-Policy' => $policy, 'Content-Length' => strlen($html)]);
        });
        $response = $this->get('/formulario');
        $html = (string) $response->getContent();
        $own = $this->manifest()['widgets/general-contact/index.ts']['css'];
        $sheets = ['imo-widgets.css', 'chunks/older.css', ...$own];

        $this->assertSame($isHeld ? count($sheets) : 0, substr_count($html, '<style'));
        foreach ($sheets as $sheet) {
            $link = "<link rel=\"stylesheet\" href=\"http://localhost/vendor/imo-widgets/$sheet";
            $this->assertSame(! $isHeld, str_contains($html, $link), $sheet);
        }
        $response->assertHeader('Content-Length', (string) strlen($html));
    }

    public static function policies(): array
    {
        return [
            'none about styles' => ["script-src 'self'", true],
            'inline styles' => ["default-src 'self'; style-src 'self' 'unsafe-inline'", true],
            'the nonce' => ["default-src 'none'; style-src 'nonce-NONCE'", true],
            'files of its own' => ["default-src 'self'", false],
            'a nonce only for scripts' => ["script-src 'nonce-NONCE'; style-src 'self'", false],
            'another nonce, which ends unsafe-inline' => ["style-src 'unsafe-inline' 'nonce-b3Ro'", false],
            'style-src-elem, which overrides style-src' => ["style-src 'unsafe-inline'; style-src-elem 'self'", false],
            'the strictest of two' => ["style-src 'unsafe-inline', default-src 'self'", false],
        ];
    }

    public function test_links_a_style_sheet_that_cannot_be_inlined(): void
    {
        $this->publishOwnBundle();
        [$sheet] = $sheets = $this->manifest()['widgets/general-contact/index.ts']['css'];
        foreach ([
            'a{background:url(../assets/a.png)}', 'a{background:url("../assets/a.png")}', '@import "a.css";',
            'a::after{content:"</style>"}', '',
        ] as $css) {
            file_put_contents($this->published($sheet), $css);
            $html = $this->page(self::CONTACT.'@imoWidgets');
            $this->assertSame(count($sheets), substr_count($html, '<style'), "$css: the base and the others");
            $link = "<link rel=\"stylesheet\" href=\"http://localhost/vendor/imo-widgets/$sheet\" />";
            $this->assertStringContainsString($link, $html, $css);
        }
        file_put_contents($this->published($sheet), "a{mask:url('data:image/svg+xml,%3Csvg/%3E')}");
        $html = $this->page(self::CONTACT.'@imoWidgets');
        $this->assertSame(count($sheets) + 1, substr_count($html, '<style'));
    }

    public function test_gives_every_tag_unique_ids(): void
    {
        preg_match_all('/ id="([^"]+)"/', $this->page(self::CONTACT.self::CONTACT), $ids);
        $this->assertGreaterThan(6, count($ids[1]));
        $this->assertSame($ids[1], array_unique($ids[1]));
    }

    public function test_keeps_a_developers_fallback_instead_of_drawing(): void
    {
        $html = $this->page(self::FALLBACK);
        $this->assertStringEndsWith('<p>Ligue-nos.</p></div>', $html);
        $this->assertStringNotContainsString('data-imo-root', $html);
        $blank = $this->page("<x-imo-widget name=\"general-contact\">\n  </x-imo-widget>");
        $this->assertStringContainsString('data-imo-drawn', $blank, 'blanks are not a fallback');
    }

    public function test_lets_a_developer_leave_a_tag_or_a_whole_site_undrawn(): void
    {
        foreach ([':drawn="false"', 'drawn="false"'] as $off) {
            $html = $this->page("<x-imo-widget name=\"general-contact\" $off />");
            $this->assertStringNotContainsString('data-imo-root', $html);
        }
        config(['imo-widgets.drawn' => false]);
        $this->assertStringNotContainsString('data-imo-root', $this->page(self::CONTACT));
    }

    public function test_draws_nothing_in_what_livewire_sends_into_a_page(): void
    {
        $this->app['request']->headers->set('X-Livewire', 'true');
        $this->assertStringNotContainsString('data-imo-root', $this->page(self::CONTACT));
    }

    public function test_leaves_wrong_page_data_to_the_browser(): void
    {
        $this->inProduction();
        foreach ([
            '<x-imo-widget name="property-contact" />',
            '<x-imo-widget name="mortgage-calculator" data-tan="muito" />',
            '<x-imo-widget name="team-cards" :data="[\'colaboradores\' => []]" />',
        ] as $tag) {
            $html = $this->page($tag);
            $this->assertStringContainsString('data-imo-widget', $html);
            $this->assertStringNotContainsString('data-imo-root', $html, $tag);
        }
    }

    public function test_draws_a_skeleton_when_a_listings_results_are_broken(): void
    {
        $this->inProduction();
        $data = ['resultados' => ['message' => 'Server Error']];
        $html = $this->page('<x-imo-widget name="listing-search" :$data />', compact('data'));
        $this->assertInstanceOf(BadPageData::class, $this->reported[0]);
        $this->assertArrayNotHasKey('resultados', $this->pageData($html));
        $this->assertSame(6, substr_count($html, 'imo-listing--skeleton'));
    }

    public function test_applies_the_pages_query_string_only_to_the_first_listing(): void
    {
        $this->app->instance('request', Request::create('http://localhost/lista?tipologia=Loja'));
        $tag = '<x-imo-widget name="listing-search" />';
        [, $first, $second] = explode('<div data-imo-widget', $this->page($tag.$tag));
        $this->assertStringContainsString('Retirar Loja', $first);
        $this->assertStringNotContainsString('Retirar Loja', $second);
    }

    public function test_draws_an_editors_widget_only_if_it_is_alone_in_its_paragraph(): void
    {
        $alone = $this->expanded('<p>[imo-widget name="general-contact"]</p>');
        $this->assertStringContainsString('data-imo-drawn', $alone);
        $within = $this->expanded('<p>Escreva-nos: [imo-widget name="general-contact"]</p>');
        $this->assertStringNotContainsString('data-imo-root', $within);
    }

    public function test_reports_an_error_in_drawing_and_keeps_the_page_whole(): void
    {
        $this->publishView('general-contact', '@section("alheio") {{ $alheio }} @endsection');
        $page = '@section("corpo")<p>antes</p>'.self::CONTACT.'<p>depois</p>@endsection @yield("corpo")';
        $html = $this->page($page);
        $this->assertMatchesRegularExpression('~<p>antes</p><div data-imo-widget="[^>]*></div><p>depois</p>~', $html);
        $this->assertStringContainsString('$alheio', $this->reported[0]->getMessage());
    }

    /** React doesn't compare attributes, so it must not take over such a drawing (docs/laravel.md#published-views). */
    public function test_lets_the_browser_redraw_what_a_sites_own_view_has_drawn(): void
    {
        $fingerprint = fn () => Str::match('/data-imo-drawn="\S+ ([0-9a-f]{8})"/', $this->page(self::CONTACT));
        $own = $fingerprint();
        $parts = __DIR__.'/../../resources/views/widgets/parts';
        $this->publishView('parts.submit-button', file_get_contents("$parts/submit-button.blade.php"));
        $this->assertSame($own, $fingerprint(), 'a copy that the site has not changed');
        $changed = str_replace('<p', '<p title="Nosso"', file_get_contents("$parts/missing-fields.blade.php"));
        $this->publishView('parts.missing-fields', $changed);
        $this->assertStringContainsString('<p title="Nosso" class="imo-missing', $this->page(self::CONTACT));
        $this->assertNotSame($own, $fingerprint());
    }

    public function test_leaves_a_widget_without_a_view_to_the_browser(): void
    {
        $values = new PageValues(app(Bundle::class)->widgets()['team-cards'], []);
        $this->assertSame('', app(Drawing::class)->slot('opening-hours', $values, '/lista'));
        $this->assertSame([], $this->reported);
    }

    #[DataProvider('cases')]
    public function test_draws_the_same_regardless_of_what_a_site_shares_with_its_views(object $case): void
    {
        $slot = $this->slotOf($case);
        foreach (File::allFiles(__DIR__.'/../../resources/views/widgets') as $view) {
            preg_match_all('/\$(\w+)/', $view->getContents(), $variables);
            View::share(array_fill_keys(array_diff($variables[1], ['attributes', 'slot', 'loop']), 'alheio'));
        }
        $this->assertSame($slot, $this->slotOf($case));
    }

    /** Replaces a view of the package with one of the site. */
    private function publishView(string $name, string $content): void
    {
        $file = "$this->public/views/widgets/".str_replace('.', '/', $name).'.blade.php';
        File::ensureDirectoryExists(dirname($file));
        file_put_contents($file, $content);
        View::prependNamespace('imo-widgets', "$this->public/views");
        View::flushFinderCache();
    }

    public function test_encodes_a_reference_in_a_link_as_the_browser_does(): void
    {
        $data = ['idRef' => 'Olá "a" & (b)', 'whatsapp' => '912345678', 'mostrarContactos' => 'sim'];
        $html = $this->page('<x-imo-widget name="property-contact" :$data />', compact('data'));
        $this->assertMatchesRegularExpression('~href="https://[^"]*Ol%C3%A1%20%22a%22%20%26%20\(b\)[^"]*"~', $html);
    }

    public function test_keeps_page_links_on_the_host_for_any_path(): void
    {
        $this->app->instance('request', Request::create('http://localhost//evil.example/lista?a=1'));
        $data = ['resultados' => ['data' => [['id' => 1]], 'current_page' => 1, 'last_page' => 2]];
        $html = $this->page('<x-imo-widget name="listing-search" :$data />', compact('data'));
        $this->assertStringContainsString('href="http://localhost//evil.example/lista?a=1&amp;pagina=2"', $html);
        $this->assertStringNotContainsString('href="//', $html);
    }

    public function test_lets_nothing_an_agency_typed_become_markup(): void
    {
        $evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'&amp;';
        $person = ['name' => $evil, 'titulo' => $evil, 'link' => "/$evil", 'foto' => "/$evil"];
        $texts = [
            'id', 'titulo', 'tipoNegocio', 'tipoImovel', 'conselho', 'freguesia', 'link', 'preco', 'numQuartos',
        ];
        $listing = array_fill_keys($texts, $evil) + ['fotos' => ['capa' => "/$evil", 'fotos' => [['url' => $evil]]]];
        $tags = [
            ['team-cards', ['colaboradores' => [$person, ['name' => $evil]]]],
            ['agent-contact', ['comercial' => $evil, 'nomeComercial' => $evil, 'privacidadeUrl' => "/$evil"]],
            ['property-contact', ['idRef' => $evil, 'mensagem' => "</textarea>$evil"]],
            ['valuation-wizard', ['localizacoes' => [$evil]]],
            ['hero-search', ['facebook' => "/$evil", 'listaUrl' => "/lista?$evil=$evil"]],
            ['listing-search', [
                'localizacao' => [$evil], 'comercial' => [$evil], 'colaboradores' => [['id' => $evil, 'name' => $evil]],
                'resultados' => ['data' => [$listing], 'current_page' => 2, 'last_page' => 7, 'total' => null],
            ]],
        ];
        $this->app['request']->server->set('REQUEST_URI', "/lista\"><script>?x=\"><script>&idRef=$evil&pagina=2");
        foreach ($tags as [$name, $data]) {
            $html = $this->page('<x-imo-widget :$name :$data />', compact('name', 'data'));
            $this->assertStringContainsString('data-imo-drawn', $html, $name);
            $page = new DOMDocument;
            @$page->loadHTML('<?xml encoding="utf-8"?><body>'.strstr($html, '<div class="imo"'));
            $found = (new DOMXPath($page))->query('//script | //*[@onerror]');
            $this->assertCount(0, $found, $name);
        }
    }
}
