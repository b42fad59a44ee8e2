<?php

namespace ImoWidgets\Tests\Package;

use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Process;
use ImoWidgets\ImoWidgetsServiceProvider;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Tests which routes win, in the slim skeleton and on a site upgraded from Laravel 10, with and without cached routes.
 */
final class RoutesTest extends TestCase
{
    private const WEB = <<<'PHP'
        <?php
        use Illuminate\Support\Facades\Route;
        Route::post('api/agendamento', fn () => 'the site');
        Route::get('imo-leads', fn () => 'the site');
        Route::any('api/recrutamento', fn () => 'the site');
        Route::domain('www.agencia.pt')->prefix('api')->group(function () {
            Route::post('imoveis', fn () => 'the site');
            Route::match(['get', 'post'], 'contacto/contacto', fn () => 'the site');
        });
        Route::domain('{loja}.agencia.pt')->get('imo-widgets/csrf-cookie', fn () => 'the site');
        Route::any('{path}', fn () => 'a catch-all')->where('path', '.*');
        PHP;

    private const TOKEN = '0123456789012345678901234567890123456789';

    /** The action that answers each method and path. */
    private const ANSWERS = [
        'POST /api/imoveis' => 'ImoWidgets\Listings\Http\SearchController',
        'POST /api/imoveis/mapa' => 'ImoWidgets\Listings\Http\MapController',
        'POST /api/contacto/contacto' => 'ImoWidgets\Leads\Http\LeadController',
        'POST /api/avisos' => 'ImoWidgets\Alerts\Http\AlertController@store',
        'GET /imo-leads/7/respondido' => 'ImoWidgets\Leads\Http\LeadAnswerController@show',
        'GET /imo-leads/page-style' => '\Illuminate\Routing\ViewController',
        'GET /imo-widgets/csrf-cookie' => 'ImoWidgets\Http\RenewSession',
        'GET /avisos/confirmar/'.self::TOKEN => 'ImoWidgets\Alerts\Http\AlertController@showConfirmation',
        // These are the site's, because they have the same method and URI; sharing one of several methods is enough.
        'POST /api/agendamento' => 'Closure', 'GET /imo-leads' => 'Closure', 'GET /empresa' => 'Closure',
        'POST /api/recrutamento' => 'Closure',
        // These are the site's routes under a domain, and answer only there.
        'POST http://www.agencia.pt/api/imoveis' => 'Closure',
        'POST http://www.agencia.pt/api/contacto/contacto' => 'Closure',
        'GET http://ovar.agencia.pt/imo-widgets/csrf-cookie' => 'Closure',
        'POST http://www.agencia.pt/api/avisos' => 'ImoWidgets\Alerts\Http\AlertController@store',
    ];

    private const ASKING = <<<'PHP'
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
        PHP;

    private string $site;

    protected function setUp(): void
    {
        parent::setUp();
        $this->site = "$this->public-site";
    }

    protected function tearDown(): void
    {
        File::deleteDirectory($this->site);
        parent::tearDown();
    }

    /** The skeletons are those of the browser tests of new sites. */
    #[TestWith(['slim', false])]
    #[TestWith(['slim', true])]
    #[TestWith(['laravel-10', false])]
    #[TestWith(['laravel-10', true])]
    public function test_puts_the_sites_routes_before_the_packages_and_a_catch_all_last(
        string $skeleton,
        bool $isCached,
    ): void {
        $this->make($skeleton);
        if ($isCached) {
            $cached = Process::path($this->site)->run([PHP_BINARY, 'artisan', 'route:cache']);
            $this->assertSame(0, $cached->exitCode(), $cached->output().$cached->errorOutput());
        }
        $said = Process::path($this->site)->run([PHP_BINARY, 'answers.php']);
        $expected = ['cached' => $isCached, 'answers' => self::ANSWERS];
        $this->assertSame($expected, json_decode($said->output(), true), $said->output().$said->errorOutput());
    }

    private function make(string $skeleton): void
    {
        foreach (['shared', $skeleton] as $part) {
            File::copyDirectory(__DIR__."/../../../tests/laravel/skeletons/$part", $this->site);
        }
        $vendor = realpath(__DIR__.'/../../vendor');
        $packages = ['imo-widgets/laravel' => ['providers' => [ImoWidgetsServiceProvider::class]]];
        foreach ([
            'routes/web.php' => self::WEB,
            'config/imo-widgets.php' => "<?php return ['routes' => ['alerts' => true]];",
            'vendor/autoload.php' => "<?php (require '$vendor/autoload.php')->setPsr4('App\\\\', '$this->site/app/');",
            // Laravel discovers the provider as after an installation by Composer.
            'bootstrap/cache/packages.php' => '<?php return '.var_export($packages, true).';',
            'answers.php' => str_replace('ANSWERS', var_export(array_keys(self::ANSWERS), true), self::ASKING),
            'storage/framework/views/.gitignore' => '',
        ] as $file => $content) {
            File::ensureDirectoryExists(dirname("$this->site/$file"));
            File::put("$this->site/$file", $content);
        }
    }
}
