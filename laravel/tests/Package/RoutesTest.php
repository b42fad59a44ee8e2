<?php

namespace ImoWidgets\Tests\Package;

use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Process;
use ImoWidgets\ImoWidgetsServiceProvider;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which routes win, in the slim skeleton and on a site upgraded from Laravel 10, with and without cached routes. */
final class RoutesTest extends TestCase
{
    private const WEB = <<<'PHP'
        <?php
        use Illuminate\Support\Facades\Route;
        Route::post('api/agendamento', fn () => 'the site');
        Route::get('imo-leads', fn () => 'the site');
        Route::any('{path}', fn () => 'a catch-all')->where('path', '.*');
        PHP;

    private const TOKEN = '0123456789012345678901234567890123456789';

    /** Method, path and what answers it. */
    private const ANSWERS = [
        'POST /api/imoveis' => 'ImoWidgets\Listings\Http\SearchController',
        'POST /api/contacto/contacto' => 'ImoWidgets\Leads\Http\LeadController',
        'POST /api/avisos' => 'ImoWidgets\Alerts\Http\AlertController@keep',
        'GET /imo-leads/7/respondido' => 'ImoWidgets\Leads\Http\LeadAnswerController@show',
        'GET /imo-leads/page.css' => '\Illuminate\Routing\ViewController',
        'GET /imo-widgets/csrf-cookie' => 'ImoWidgets\Http\RenewSession',
        'GET /avisos/confirmar/'.self::TOKEN => 'ImoWidgets\Alerts\Http\AlertController@showConfirmation',
        // Of the site's own, both by the same method and URI.
        'POST /api/agendamento' => 'Closure', 'GET /imo-leads' => 'Closure', 'GET /empresa' => 'Closure',
    ];

    private string $site;

    protected function setUp(): void
    {
        parent::setUp();
        $this->site = "$this->public-site";
        $folders = [
            'app/Providers', 'bootstrap/cache', 'config', 'routes', 'public', 'storage/framework/cache/data',
            'storage/framework/sessions', 'storage/framework/views', 'storage/logs',
        ];
        foreach ($folders as $folder) {
            File::makeDirectory("$this->site/$folder", recursive: true);
        }
        symlink(realpath(__DIR__.'/../../vendor'), "$this->site/vendor");
        File::put("$this->site/routes/web.php", self::WEB);
        File::put("$this->site/config/imo-widgets.php", "<?php return ['routes' => ['alerts' => true]];");
        File::put("$this->site/composer.json", '{"autoload": {"psr-4": {"App\\\\": "app/"}}}');
        // As Composer installs it: Laravel finds the provider by itself.
        $packages = ['imo-widgets/laravel' => ['providers' => [ImoWidgetsServiceProvider::class]]];
        File::put("$this->site/bootstrap/cache/packages.php", '<?php return '.var_export($packages, true).';');
    }

    protected function tearDown(): void
    {
        unlink("$this->site/vendor");
        File::deleteDirectory($this->site);
        parent::tearDown();
    }

    #[DataProvider('sites')]
    public function test_the_packages_routes_win_over_a_catch_all_and_the_sites_own_over_them(
        string $skeleton,
        bool $isCached,
    ): void {
        $this->{$skeleton}();
        $asked = var_export(array_keys(self::ANSWERS), true);
        File::put("$this->site/answers.php", str_replace('ANSWERS', $asked, <<<'PHP'
            <?php
            require __DIR__.'/vendor/autoload.php';
            $app = require __DIR__.'/bootstrap/app.php';
            $app->make(Illuminate\Contracts\Console\Kernel::class)->bootstrap();
            foreach (ANSWERS as $asked) {
                [$method, $path] = explode(' ', $asked);
                $request = Illuminate\Http\Request::create($path, $method);
                $answers[$asked] = app('router')->getRoutes()->match($request)->getActionName();
            }
            echo json_encode(['cached' => $app->routesAreCached(), 'answers' => $answers]);
            PHP));
        if ($isCached) {
            $cached = Process::path($this->site)->run([PHP_BINARY, '-r', <<<'PHP'
                require 'vendor/autoload.php';
                $app = require 'bootstrap/app.php';
                $kernel = $app->make(Illuminate\Contracts\Console\Kernel::class);
                $status = $kernel->call('route:cache');
                echo $kernel->output();
                exit($status);
                PHP]);
            $this->assertSame(0, $cached->exitCode(), $cached->output().$cached->errorOutput());
        }
        $said = Process::path($this->site)->run([PHP_BINARY, 'answers.php']);
        $expected = ['cached' => $isCached, 'answers' => self::ANSWERS];
        $this->assertSame($expected, json_decode($said->output(), true), $said->output().$said->errorOutput());
    }

    public static function sites(): array
    {
        return [
            'slim' => ['makeSlim', false], 'slim, cached' => ['makeSlim', true],
            'of Laravel 10' => ['makeOld', false], 'of Laravel 10, cached' => ['makeOld', true],
        ];
    }

    private function makeSlim(): void
    {
        File::put("$this->site/bootstrap/providers.php", '<?php return [];');
        File::put("$this->site/bootstrap/app.php", <<<'PHP'
            <?php
            return Illuminate\Foundation\Application::configure(basePath: dirname(__DIR__))
                ->withRouting(web: __DIR__.'/../routes/web.php')->withMiddleware()->withExceptions()->create();
            PHP);
    }

    /** Kernels, providers in config/app.php, a RouteServiceProvider: as `laravel new` wrote them until Laravel 10. */
    private function makeOld(): void
    {
        File::put("$this->site/bootstrap/app.php", <<<'PHP'
            <?php
            require_once __DIR__.'/../app/Providers/RouteServiceProvider.php';
            $app = new Illuminate\Foundation\Application(dirname(__DIR__));
            $app->singleton(Illuminate\Contracts\Http\Kernel::class, Illuminate\Foundation\Http\Kernel::class);
            $app->singleton(Illuminate\Contracts\Console\Kernel::class, Illuminate\Foundation\Console\Kernel::class);
            $app->singleton(
                Illuminate\Contracts\Debug\ExceptionHandler::class,
                Illuminate\Foundation\Exceptions\Handler::class,
            );

            return $app;
            PHP);
        File::put("$this->site/config/app.php", <<<'PHP'
            <?php
            return [
                'name' => 'Exemplo', 'env' => 'testing', 'debug' => true, 'url' => 'http://localhost',
                'timezone' => 'UTC', 'locale' => 'pt', 'fallback_locale' => 'en',
                'key' => 'base64:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'cipher' => 'AES-256-CBC',
                'providers' => Illuminate\Support\ServiceProvider::defaultProviders()
                    ->merge([OldSite\RouteServiceProvider::class])->toArray(),
            ];
            PHP);
        File::put("$this->site/app/Providers/RouteServiceProvider.php", <<<'PHP'
            <?php
            namespace OldSite;
            use Illuminate\Support\Facades\Route;
            class RouteServiceProvider extends \Illuminate\Foundation\Support\Providers\RouteServiceProvider
            {
                public function boot(): void
                {
                    $this->routes(fn () => Route::middleware('web')->group(base_path('routes/web.php')));
                }
            }
            PHP);
    }
}
