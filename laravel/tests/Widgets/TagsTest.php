<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Foundation\Vite;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Vite as ViteFacade;
use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests `@imoWidgets` in the head of a page. */
final class TagsTest extends TestCase
{
    public function test_prints_style_sheet_and_script_under_urls_that_change_with_their_content(): void
    {
        $html = $this->page('@imoWidgets');
        $url = fn (string $file) => 'http://localhost/vendor/imo-widgets/imo-widgets\.'.$file.'\?id=[0-9a-f]{8}';
        $this->assertMatchesRegularExpression("~<link rel=\"stylesheet\" href=\"{$url('css')}\" />~", $html);
        $this->assertMatchesRegularExpression("~<script type=\"module\" src=\"{$url('js')}\"></script>~", $html);
        $this->assertStringNotContainsString('integrity', $html);
        $this->assertStringNotContainsString('nonce', $html);
        $this->assertStringNotContainsString('chunks/', $html, 'a page without widgets requests none of their files');
    }

    public function test_marks_only_the_script_of_a_site_that_asks_for_consent(): void
    {
        $this->assertStringNotContainsString('data-imo-memory', $this->page('@imoWidgets("team-cards")'));
        config(['imo-widgets.memory' => 'ask']);
        $html = $this->page('@imoWidgets("team-cards")');
        $this->assertMatchesRegularExpression('~^(?!.*-memory.*-memory).*<script [^>]+-memory="ask">~s', $html);
        config(['imo-widgets.memory' => '']);
        $this->assertStringContainsString(' data-imo-memory=""', $this->page('@imoWidgets'), 'reported');
    }

    public function test_preloads_exactly_the_files_of_the_widgets_on_the_page(): void
    {
        $page = '<x-site title="x"><x-imo-widget name="team-cards" :$data />@imoShortcodes($text)</x-site>';
        $data = ['colaboradores' => [['name' => 'Ana']]];
        $html = $this->page($page, ['data' => $data, 'text' => '<p>[imo-widget name="mortgage-calculator"]</p>']);
        $this->assertSame($this->preloadsOf('team-cards', 'mortgage-calculator'), $this->preloadsIn($html));
    }

    public function test_links_each_style_sheet_of_the_pages_widgets_once(): void
    {
        $this->assertSame([], $this->sheetsIn($this->page('@imoWidgets')));
        $html = $this->page('@imoWidgets("recruitment-wizard", "general-contact")');
        $sheets = [...$this->sheetsOf('recruitment-wizard'), ...$this->sheetsOf('general-contact')];
        $this->assertGreaterThan(count(array_unique($sheets)), count($sheets), 'they share one');
        $this->assertSame(array_values(array_unique($sheets)), $this->sheetsIn($html));
    }

    public function test_preloads_the_widgets_named_by_hand_in_a_head_that_comes_first(): void
    {
        $html = $this->page('@imoWidgets("hero-search", "listing-search")<x-imo-widget name="hero-search" />');
        $this->assertSame($this->preloadsOf('hero-search', 'listing-search'), $this->preloadsIn($html));
    }

    public function test_puts_the_nonce_on_every_tag_and_into_a_meta_tag(): void
    {
        $nonce = ViteFacade::useCspNonce();
        $html = $this->page('@imoWidgets("hero-search")');
        $this->assertStringStartsWith("<meta property=\"csp-nonce\" nonce=\"$nonce\">", $html);
        $this->assertSame(preg_match_all('/<(meta|link|script)/', $html), substr_count($html, "nonce=\"$nonce\""));
    }

    public function test_prints_integrity_when_asked_and_automatically_only_for_another_origin(): void
    {
        config(['imo-widgets.integrity' => true]);
        $this->assertSame(2, substr_count($this->page('@imoWidgets'), 'integrity="sha384-'));
        $sheet = $this->sheetsOf('team-cards')[0];
        $digest = e('sha384-'.base64_encode(hash_file('sha384', $this->published($sheet), true)));
        $this->assertStringContainsString("/$sheet\" integrity=\"$digest\"", $this->page('@imoWidgets("team-cards")'));

        config(['imo-widgets.integrity' => 'auto']);
        $this->app['url']->useAssetOrigin('https://cdn.example.pt');
        $html = $this->page('@imoWidgets("hero-search")');
        $this->assertSame(2 + count($this->sheetsOf('hero-search')), substr_count($html, 'integrity="sha384-'));
        $this->assertSame(substr_count($html, '<link') + 1, substr_count($html, 'crossorigin="anonymous"'));
        $this->assertStringContainsString('src="https://cdn.example.pt/vendor/imo-widgets/imo-widgets.js?id=', $html);

        config(['imo-widgets.integrity' => false]);
        $this->assertStringNotContainsString('integrity', $this->page('@imoWidgets'));
    }

    public function test_prints_the_published_widgets_while_the_sites_own_vite_runs(): void
    {
        file_put_contents("$this->public/hot", 'http://localhost:5173');
        $this->assertStringNotContainsString(':5173', $this->page('@imoWidgets'));
        $this->assertStringContainsString('http://localhost:5173/x.js', $this->page('@vite("x.js")'));
    }

    public function test_leaves_the_sites_own_vite_as_it_was(): void
    {
        $before = clone app(Vite::class);
        $this->page('@imoWidgets("hero-search")');
        $this->assertEquals($before, app(Vite::class));
    }

    #[DataProvider('settingsOfTheSite')]
    public function test_ignores_what_a_site_sets_for_its_own_vite(callable $set): void
    {
        config(['imo-widgets.integrity' => true]);
        $nonce = ViteFacade::useCspNonce();
        $untouched = $this->page('@imoWidgets("hero-search")');
        $set(app(Vite::class));
        $this->inProduction();
        $this->assertSame($untouched, $this->page('@imoWidgets("hero-search")'));
        $this->assertStringContainsString("nonce=\"$nonce\"", $untouched);
        $this->assertSame([], $this->reported);
    }

    public static function settingsOfTheSite(): array
    {
        $every = [
            'useManifestFilename' => fn (Vite $vite) => $vite->useManifestFilename('assets.json'),
            'prefetch' => fn (Vite $vite) => $vite->prefetch(concurrency: 3),
            'prefetch on an event' => fn (Vite $vite) => $vite->prefetch(event: 'vite:prefetch'),
            'useWaterfallPrefetching' => fn (Vite $vite) => $vite->useWaterfallPrefetching(2),
            'useAggressivePrefetching' => fn (Vite $vite) => $vite->useAggressivePrefetching(),
            'usePrefetchStrategy' => fn (Vite $vite) => $vite->usePrefetchStrategy('aggressive'),
            'useIntegrityKey' => fn (Vite $vite) => $vite->useIntegrityKey('sri'),
            'useIntegrityKey off' => fn (Vite $vite) => $vite->useIntegrityKey(false),
            'useScriptTagAttributes' => fn (Vite $vite) => $vite->useScriptTagAttributes(['type' => 'text/plain']),
            'useStyleTagAttributes' => fn (Vite $vite) => $vite->useStyleTagAttributes(fn () => ['media' => 'print']),
            'usePreloadTagAttributes' => fn (Vite $vite) => $vite->usePreloadTagAttributes(false),
            'useBuildDirectory' => fn (Vite $vite) => $vite->useBuildDirectory('bundle'),
            'useHotFile' => fn (Vite $vite) => $vite->useHotFile(__FILE__),
            'withEntryPoints' => fn (Vite $vite) => $vite->withEntryPoints(['resources/js/app.js']),
            'mergeEntryPoints' => fn (Vite $vite) => $vite->mergeEntryPoints(['resources/js/app.js']),
            'createAssetPathsUsing' => fn (Vite $vite) => $vite->createAssetPathsUsing(fn ($path) => "//a.pt/$path"),
            'a class of its own' => fn (Vite $vite) => app()
                ->instance(Vite::class, tap(new SitesVite)->useCspNonce($vite->cspNonce())),
        ];

        return array_map(fn (callable $set) => [$set], $every);
    }

    public function test_covers_every_setting_of_laravels_vite(): void
    {
        $setters = preg_grep('/^(use|with|merge|create|prefetch)/', get_class_methods(Vite::class));
        $tested = array_map(fn (string $name) => strtok($name, ' '), array_keys(self::settingsOfTheSite()));
        $this->assertSame([], array_values(array_diff($setters, $tested, ['useCspNonce'])));
    }

    public function test_reads_id_and_digest_from_the_same_build_after_a_publish_under_octane(): void
    {
        $this->publishOwnBundle();
        config(['imo-widgets.integrity' => true]);
        $before = $this->page('@imoWidgets');
        $manifest = $this->manifest();
        $digest = 'sha384-'.base64_encode(hash('sha384', 'another build', true));
        $manifest[Bundle::ENTRIES[1]]['integrity'] = $digest;
        File::put($this->published('manifest.json'), json_encode($manifest));
        touch($this->published('manifest.json'), time() + 10);
        $after = $this->page('@imoWidgets');
        $this->assertStringNotContainsString($digest, $before);
        $id = substr(hash('sha384', 'another build'), 0, 8);
        $this->assertStringContainsString("imo-widgets.js?id=$id\" integrity=\"$digest\"", $after);
    }

    public function test_names_the_command_when_nothing_is_published_and_shows_fallbacks_in_production(): void
    {
        $this->publishOwnBundle();
        File::deleteDirectory($this->published(''));
        $html = $this->pageOfMistake('Run `php artisan imo-widgets:install`', '@imoWidgets<p>x</p>');
        $this->assertSame('<p>x</p>', $html);
        $this->assertInstanceOf(WidgetProblem::class, $this->reported[0]);
    }

    public function test_requires_no_assets_in_a_developers_own_tests(): void
    {
        $this->publishOwnBundle();
        File::deleteDirectory($this->published(''));
        $this->withoutVite();
        $this->assertSame('', $this->page('@imoWidgets("hero-search")'));
    }

    public function test_forgets_a_visitors_widgets_before_the_next_request_under_octane(): void
    {
        $this->page('<x-imo-widget name="hero-search" />');
        $this->assertSame([], $this->preloadsIn($this->page('@imoWidgets')));
    }

    private function preloadsOf(string ...$widgets): array
    {
        $files = array_map(fn (string $name) => $this->manifest()["widgets/$name/index.ts"]['preload'], $widgets);

        return array_values(array_unique(array_merge(...$files)));
    }

    private function sheetsOf(string $widget): array
    {
        return $this->manifest()["widgets/$widget/index.ts"]['css'];
    }

    /** @return list<string> the widgets' style sheets, without the base */
    private function sheetsIn(string $html): array
    {
        return $this->linked('stylesheet" href="http://localhost/vendor/imo-widgets/(chunks/[^"]*)', $html);
    }

    private function preloadsIn(string $html): array
    {
        return $this->linked('modulepreload" href="http://localhost/vendor/imo-widgets/([^"]*)', $html);
    }

    private function linked(string $pattern, string $html): array
    {
        preg_match_all("~<link rel=\"$pattern\"(?: /)?>~", $html, $found);

        return $found[1];
    }
}

/** A Vite class with which a site has replaced Laravel's. */
final class SitesVite extends Vite
{
    public function __invoke($entrypoints, $buildDirectory = null)
    {
        throw new \RuntimeException('meant for the entries of the site alone');
    }
}
