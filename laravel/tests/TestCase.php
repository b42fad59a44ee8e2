<?php

namespace ImoWidgets\Tests;

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Testing\TestCase as LaravelTestCase;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\File;
use ImoWidgets\Bundle;
use ImoWidgets\NamedLists;
use Throwable;

/**
 * A test on the real Laravel of `host/`, with a public folder of its own that the built bundle has been published to. The
 * bundle is the one that `npm run build` has copied to `dist/`.
 */
abstract class TestCase extends LaravelTestCase
{
    protected string $public;

    /** Whether tags are drawn; most tests are about what stands around that. */
    protected bool $isDrawn = false;

    /** Mockery is not installed, and `RefreshDatabase` would ask for it. */
    public $mockConsoleOutput = false;

    /** @var list<Throwable> what was reported instead of thrown */
    protected array $reported = [];

    public function createApplication(): Application
    {
        $app = require __DIR__.'/../host/bootstrap/app.php';
        $this->public = sys_get_temp_dir().'/imo-public-'.getmypid().'-'.uniqid();
        $app->usePublicPath($this->public);
        $app->make(Kernel::class)->bootstrap();

        return $app;
    }

    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.drawn' => $this->isDrawn]);
        is_file($this->shipped('manifest.json')) || $this->fail('Expected the built bundle in laravel/dist: run `npm run build` first.');
        File::copyDirectory($this->shipped(''), $this->published(''));
        // The sample site's own lists are not every test's.
        $this->app->forgetInstance(NamedLists::class);
        $handler = app(ExceptionHandler::class);
        $handler->reportable(function (Throwable $problem) {
            $this->reported[] = $problem;

            return false;
        });
    }

    protected function tearDown(): void
    {
        File::deleteDirectory($this->public);
        parent::tearDown();
    }

    protected function shipped(string $file): string
    {
        return realpath(__DIR__.'/..')."/dist/$file";
    }

    protected function published(string $file): string
    {
        return "$this->public/vendor/imo-widgets/$file";
    }

    /** A page rendered as a new request would render it. */
    protected function page(string $template, array $data = []): string
    {
        $this->app->forgetScopedInstances();

        return Blade::render($template, $data);
    }

    protected function inProduction(): void
    {
        config(['app.debug' => false]);
        $this->app->forgetScopedInstances();
    }

    /** The page data that a browser would read out of the first host element. */
    protected function pageData(string $html): array
    {
        preg_match('~<script type="application/json">(.*?)</script>~s', $html, $found);

        return isset($found[1]) ? json_decode($found[1], true, flags: JSON_THROW_ON_ERROR) : [];
    }

    protected function manifest(): array
    {
        return app(Bundle::class)->manifest();
    }
}
