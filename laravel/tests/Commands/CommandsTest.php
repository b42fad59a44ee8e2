<?php

namespace ImoWidgets\Tests\Commands;

use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Process;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Http\SiteRoutes;
use ImoWidgets\ImoWidgetsServiceProvider;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Settings;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests the commands of developers and deploy scripts. */
final class CommandsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->publishOwnBundle();
        // The check reads the listings' table.
        Artisan::call('migrate');
    }

    public function test_stops_a_deploy_when_assets_are_missing_old_or_damaged(): void
    {
        File::append($this->published('imo-widgets.js'), '/**/');
        $this->assertProblem('missing or changed since the build: imo-widgets.js');
        File::append($this->published('manifest.json'), ' ');
        $this->assertProblem('out of date');
        File::deleteDirectory($this->published(''));
        $this->assertProblem('found none in ');
    }

    public function test_stops_a_deploy_when_a_hot_file_exists(): void
    {
        file_put_contents("$this->public/hot", 'http://localhost:5173');
        $this->assertProblem('/hot exists; visitors get the site\'s own scripts from a dev server. Delete it.');
    }

    public function test_stops_a_deploy_when_a_call_has_no_route(): void
    {
        Route::setRoutes(new RouteCollection);
        Route::get('/api/imoveis', fn () => '');
        Route::fallback(fn () => '');
        $this->assertProblem("POST /api/imoveis: no route answers it; listing-search can't send.", 7);
        $this->assertSame(0, $this->check(['--only' => 'hero-search, team-cards'])[0]);
        $missing = "POST /api/agendamento: no route answers it; valuation-wizard can't send.";
        $this->assertProblem($missing, 1, ['--only' => 'valuation-wizard']);
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $this->assertSame(0, $this->check()[0]);
    }

    public function test_needs_no_listings_when_the_site_answers_the_search_under_its_own_domain(): void
    {
        $unset = Settings::default('listings');
        config(['app.url' => 'https://www.agencia.pt', 'imo-widgets.listings' => $unset]);
        $this->app->bind(ListingSearch::class, fn () => throw new LogicException('No listings here.'));
        $this->assertStringContainsString('No listings here', $this->check()[1]);
        Route::domain('www.agencia.pt')->prefix('api')->post('imoveis', fn () => '');
        SiteRoutes::putFirst(app('router'));
        $this->assertSame(0, $this->check()[0]);
    }

    #[DataProvider('sites')]
    public function test_finds_the_routes_of_calls(?string $base, string $url, callable $routes, array $missing): void
    {
        config(['imo-widgets.api_base' => $base, 'app.url' => $url]);
        Route::setRoutes(new RouteCollection);
        $routes();
        [, $output] = $this->check();
        preg_match_all('/POST (\S+): no route answers it/', $output, $found);
        $this->assertSame($missing, $found[1]);
    }

    public static function sites(): array
    {
        $calls = [
            'imoveis', 'imovel/contacto', 'contacto/contacto', 'agente/contacto', 'agencia/contacto', 'recrutamento',
            'agendamento',
        ];
        $all = fn (string $before = '') => array_map(fn (string $call) => "$before/api/$call", $calls);
        $routes = fn () => array_map(fn (string $call) => Route::post($call, fn () => ''), $calls);
        $post = fn (string $prefix = 'api') => fn () => Route::prefix($prefix)->group($routes);
        $domain = fn (string $domain, string $prefix = 'api') => fn () => Route::domain($domain)->group($post($prefix));
        $site = 'https://exemplo.pt';

        return [
            'under a domain' => [null, $site, $domain('www.exemplo.pt'), []],
            'under the domain of the site itself' => [null, $site, $domain('exemplo.pt'), []],
            'under every subdomain' => [null, $site, $domain('{loja}.exemplo.pt'), []],
            'for a parameter' => [null, $site, $post('{lingua}/api'), $all()],
            'in a folder of the API' => ['/crm', $site, $post('crm/api'), []],
            'in a folder without a slash' => ['crm/', $site, $post('crm/api'), []],
            'missing in the folder' => ['/crm', $site, $post(), $all('/crm')],
            'at an own URL with a folder' => ["$site/crm", $site, $post('crm/api'), []],
            'missing at an own URL with a folder' => ["$site/crm", $site, $post(), $all("$site/crm")],
            'missing at an own URL' => ['//EXEMPLO.pt/', $site, fn () => null, $all('//EXEMPLO.pt')],
            'on a site in a subfolder' => ['/imobiliaria', "$site/imobiliaria", $post(), []],
            'on a site in another subfolder' => ['/imobiliarias', "$site/imobiliaria", $post(), $all('/imobiliarias')],
            'on an own domain' => ['https://api.exemplo.pt', $site, $domain('api.exemplo.pt'), []],
            'missing on an own domain' => ['https://b.pt/v2', $site, $domain('b.pt'), $all('https://b.pt/v2')],
            'under another domain' => [$site, $site, $domain('api.exemplo.pt'), $all($site)],
            'in another application' => ['https://api.outra.pt/crm', $site, fn () => null, []],
        ];
    }

    public function test_stops_a_deploy_when_upload_limits_are_under_a_megabyte(): void
    {
        $settings = ['-d', 'upload_max_filesize=512K', '-d', 'file_uploads=0'];
        $output = Process::run([PHP_BINARY, ...$settings, base_path('artisan'), 'imo-widgets:check']);
        $text = preg_replace('/\s+/', ' ', $output->output());
        $this->assertSame(1, $output->exitCode());
        $this->assertStringContainsString('upload_max_filesize is 512K; a CV of 1 MB is refused', $text);
        $this->assertStringContainsString('file_uploads is off', $text);
    }

    public function test_publishes_this_build_and_keeps_only_the_previous_one(): void
    {
        // The folder is as two older builds left it.
        $this->publishOlderBuild('chunks/last-year-x.js');
        File::put($this->published('builds.json'), json_encode([['chunks/last-year-x.js'], ['chunks/older-x.js']]));
        File::put($this->published('chunks/older-x.js'), '');

        $this->assertSame(0, $this->command('imo-widgets:install')[0]);
        $this->assertSame(Bundle::CURRENT, app(Bundle::class)->state());
        $this->assertFileExists($this->published('chunks/last-year-x.js'));
        $this->assertFileDoesNotExist($this->published('chunks/older-x.js'));

        // Every deploy repeats the command, while pages of the previous build may still be open.
        $this->command('imo-widgets:install');
        $this->assertFileExists($this->published('chunks/last-year-x.js'));
        $this->assertInPlace($this->check());
    }

    public function test_lists_the_remaining_steps_only_at_the_first_install(): void
    {
        $this->app->useConfigPath("$this->public/config");
        File::ensureDirectoryExists("$this->public/config");
        $this->assertStringContainsString('What is left to do', $this->command('imo-widgets:install')[1]);
        File::put("$this->public/config/imo-widgets.php", '<?php return [];');
        $this->assertStringNotContainsString('What is left to do', $this->command('imo-widgets:install')[1]);
    }

    public function test_deletes_only_files_that_an_earlier_build_wrote(): void
    {
        File::makeDirectory($this->published('assets'), force: true);
        foreach (['assets/logo.svg', 'chunks/site.js', 'index.html', 'chunks/older-x.js'] as $file) {
            File::put($this->published($file), 'x');
        }
        File::put("$this->public/vendor/chunks", 'x');
        $this->publishOlderBuild('chunks/last-year-x.js');
        $builds = [
            ['chunks/last-year-x.js'],
            ['chunks/older-x.js', 'index.html', 'chunks/../index.html', '../chunks', 'assets/../../chunks', 'assets'],
        ];
        File::put($this->published('builds.json'), json_encode($builds));

        $this->command('imo-widgets:install');
        $this->command('imo-widgets:install');

        $this->assertFileDoesNotExist($this->published('chunks/older-x.js'));
        foreach (['assets/logo.svg', 'chunks/site.js', 'index.html', '../chunks'] as $file) {
            $this->assertFileExists($this->published($file));
        }
    }

    #[TestWith(['manifest.json', '{"name":"Cal e Maré","icons":[{"src":"/icon.png"}]}'])]
    #[TestWith(['manifest.json', '{"resources/js/app.js":{"file":"assets/app-1.js"}}'])]
    #[TestWith(['manifest.json', '["a"]'])]
    #[TestWith(['manifest.json', '"a"'])]
    #[TestWith(['manifest.json', 'x'])]
    public function test_overwrites_none_of_the_sites_own_files(string $file, string $content): void
    {
        File::deleteDirectory($this->published(''));
        File::ensureDirectoryExists($this->published('assets'));
        File::put($this->published($file), $content);
        File::put($this->published('assets/site.css'), 'a{}');

        [$code, $output] = $this->command('imo-widgets:install');
        $this->assertSame(1, $code, $output);
        $this->assertStringContainsString("vendor/imo-widgets/$file is not from imo-widgets", $output);
        $this->assertProblem("vendor/imo-widgets/$file is not from imo-widgets", 2);
        $this->assertSame($content, File::get($this->published($file)));
        $files = array_map(fn ($left) => $left->getRelativePathname(), File::allFiles($this->published('')));
        $this->assertEqualsCanonicalizing([$file, 'assets/site.css'], $files);
    }

    public function test_accepts_only_paths_below_the_public_folder(): void
    {
        $usual = 'vendor/imo-widgets';
        foreach ([
            [$usual, $usual], ['/assets//imo/', 'assets/imo'], ['./imo', 'imo'], [null, $usual], ['', $usual],
            [' ', $usual], ['/', $usual], ['./', $usual],
        ] as [$given, $path]) {
            $this->assertSame($path, Bundle::normalizePath($given));
        }
        foreach ([
            '..', 'vendor/..', '../storage/imo', '..\\imo', '.. /imo', 'C:\\imo', 'https://a.pt/imo', 'imo?x', ['imo'],
        ] as $refused) {
            $this->assertNull(Bundle::normalizePath($refused), json_encode($refused));
            config(['imo-widgets.path' => $refused]);
            $this->assertSame($usual, Bundle::path());
        }
    }

    public function test_reports_a_path_outside_the_public_folder(): void
    {
        config(['imo-widgets.path' => '../imo']);
        foreach (['imo-widgets:install', 'imo-widgets:check'] as $command) {
            [$code, $output] = $this->command($command);
            $this->assertSame(1, $code, $command);
            $expected = 'expected a folder below the public one, such as vendor/imo-widgets, got "../imo"';
            $this->assertStringContainsString($expected, $output);
        }
    }

    /** Replaces this build with an older one, as an earlier `imo-widgets:install` left it. */
    private function publishOlderBuild(string $file): void
    {
        $manifest = [Bundle::ENTRIES[1] => ['file' => 'imo-widgets.js'], 'widgets/x/index.ts' => ['file' => $file]];
        File::put($this->published('manifest.json'), json_encode($manifest));
        File::put($this->published($file), '');
        File::put($this->published('builds.json'), json_encode([['imo-widgets.js', $file]]));
    }

    public function test_keeps_the_previous_build_when_composer_has_published_this_one(): void
    {
        // The folder is as last year's install left it; then Laravel's skeleton publishes this build before anybody
        // runs the command.
        File::put($this->published('builds.json'), json_encode([['chunks/last-year-x.js']]));
        File::put($this->published('chunks/last-year-x.js'), '');
        $this->command('vendor:publish', ['--tag' => 'laravel-assets', '--force' => true]);
        $this->command('imo-widgets:install');
        $this->assertFileExists($this->published('chunks/last-year-x.js'));

        // Without a record, it is unknown whose file this is.
        File::delete($this->published('builds.json'));
        $this->command('imo-widgets:install');
        $this->assertFileExists($this->published('chunks/last-year-x.js'));
    }

    public function test_publishes_the_files_of_each_tag(): void
    {
        foreach (['imo-widgets-assets', 'laravel-assets'] as $tag) {
            File::deleteDirectory($this->published(''));
            $this->command('vendor:publish', ['--tag' => $tag, '--force' => true]);
            $this->assertFileExists($this->published('imo-widgets.js'), $tag);
        }
        $paths = ServiceProvider::pathsToPublish(group: 'imo-widgets-config');
        $this->assertSame([config_path('imo-widgets.php')], array_values($paths));
    }

    /** The folder contains a build of the site's own Vite when a new process starts. */
    #[TestWith(['imo-widgets-assets'])]
    #[TestWith(['laravel-assets'])]
    public function test_overwrites_nothing_in_one_of_the_sites_own_folders(string $tag): void
    {
        File::ensureDirectoryExists("$this->public/build");
        File::put("$this->public/build/manifest.json", $theirs = '{"resources/js/app.js":{"file":"assets/app.js"}}');
        config(['imo-widgets.path' => 'build']);
        [$publishes, $groups] = [ServiceProvider::$publishes, ServiceProvider::$publishGroups];
        [ServiceProvider::$publishes, ServiceProvider::$publishGroups] = [[], []];
        try {
            (new ImoWidgetsServiceProvider($this->app))->boot();
            $this->command('vendor:publish', ['--tag' => $tag, '--force' => true]);
        } finally {
            [ServiceProvider::$publishes, ServiceProvider::$publishGroups] = [$publishes, $groups];
        }
        $this->assertSame($theirs, File::get("$this->public/build/manifest.json"));
        $this->assertFileDoesNotExist("$this->public/build/imo-widgets.js");
    }

    public function test_shows_in_about_whether_the_assets_are_current(): void
    {
        $about = fn () => $this->command('about', ['--only' => 'imo-widgets'])[1];
        $this->assertMatchesRegularExpression('/Assets \.+ current/', $about());
        File::append($this->published('manifest.json'), ' ');
        $this->assertMatchesRegularExpression('/Assets \.+ OUT OF DATE/', $about());
    }

    private function assertProblem(string $expected, int $count = 1, array $options = []): void
    {
        [$code, $output] = $this->check($options);
        $this->assertSame(1, $code);
        $this->assertStringContainsString($expected, $output);
        $this->assertSame($count, self::errorsIn($output), $output);
    }
}
