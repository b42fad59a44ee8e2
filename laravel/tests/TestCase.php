<?php

namespace ImoWidgets\Tests;

use App\Models\Imovel;
use Database\Seeders\DatabaseSeeder;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Testing\RefreshDatabaseState;
use Illuminate\Foundation\Testing\TestCase as LaravelTestCase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Str;
use Illuminate\View\ViewException;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\NamedLists;
use JsonSerializable;
use Throwable;
use TypeError;

/**
 * Base of the tests on the real Laravel site in `workbench/`. Each test has a separate public folder with the published
 * bundle, which `npm run build` has copied to `dist/`.
 */
abstract class TestCase extends LaravelTestCase
{
    protected string $public;

    /** True if tags are drawn, which most tests don't need. */
    protected bool $isDrawn = false;

    /** True if tags also have the default page data of the workbench's config. */
    protected bool $hasDefaults = true;

    private static ?string $sharedBundle = null;

    /** False because Mockery, which `RefreshDatabase` would otherwise need, is not installed. */
    public $mockConsoleOutput = false;

    /** @var list<Throwable> the exceptions that were reported instead of thrown */
    protected array $reported = [];

    public function createApplication(): Application
    {
        $app = require __DIR__.'/../workbench/bootstrap/app.php';
        $this->public = sys_get_temp_dir().'/imo-public-'.getmypid().'-'.uniqid();
        $app->usePublicPath($this->public);
        $app->make(Kernel::class)->bootstrap();

        return $app;
    }

    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.drawn' => $this->isDrawn]);
        if (! $this->hasDefaults) {
            config(['imo-widgets.csrf_route' => null, 'imo-widgets.defaults' => [], 'imo-widgets.legal' => null]);
        }
        if (! is_file($this->shipped('manifest.json'))) {
            $this->fail('Expected the built bundle in laravel/dist: run `npm run build` first.');
        }
        $this->publishBundle();
        // Most tests don't need the sample site's own lists.
        $this->app->forgetInstance(NamedLists::class);
        app(ExceptionHandler::class)->reportable(function (Throwable $problem) {
            $this->reported[] = $problem;

            return false;
        });
    }

    protected function tearDown(): void
    {
        File::deleteDirectory($this->public);
        parent::tearDown();
    }

    /**
     * Links to one copy for all tests of this process, because copying its hundred files takes as long as a typical
     * test.
     */
    private function publishBundle(): void
    {
        if (self::$sharedBundle === null) {
            self::$sharedBundle = sys_get_temp_dir().'/imo-bundle-'.getmypid();
            File::copyDirectory($this->shipped(''), self::$sharedBundle);
            register_shutdown_function(fn () => (new Filesystem)->deleteDirectory(self::$sharedBundle));
        }
        File::ensureDirectoryExists("$this->public/vendor");
        symlink(self::$sharedBundle, "$this->public/vendor/imo-widgets");
    }

    public static function tearDownAfterClass(): void
    {
        parent::tearDownAfterClass();
        exec('diff -rq '.escapeshellarg(__DIR__.'/../dist').' '.escapeshellarg(self::$sharedBundle), $differences);
        self::assertSame([], $differences, static::class.' changed the bundle of all tests without publishOwnBundle()');
    }

    /** Publishes a separate copy, for tests that change published files. */
    protected function publishOwnBundle(): void
    {
        unlink("$this->public/vendor/imo-widgets");
        File::copyDirectory($this->shipped(''), $this->published(''));
    }

    protected function shipped(string $file): string
    {
        return realpath(__DIR__.'/..')."/dist/$file";
    }

    protected function published(string $file): string
    {
        return "$this->public/vendor/imo-widgets/$file";
    }

    /**
     * Empties the tables and adds the first listings of the sample site's seed; the next test with `RefreshDatabase`
     * migrates again.
     */
    protected function migrateWithListings(int $count): void
    {
        RefreshDatabaseState::$migrated = false;
        Artisan::call('migrate:fresh');
        $seeder = new DatabaseSeeder;
        foreach (array_slice($seeder->seed()['listings'], 0, $count) as $listing) {
            Imovel::create($seeder->row($listing));
        }
    }

    /** Renders a page as in a new request. */
    protected function page(string $template, array $data = []): string
    {
        $this->app->forgetScopedInstances();

        return Blade::render($template, $data);
    }

    /** Renders an editor's text as on a page. */
    protected function expanded(?string $html): string
    {
        return $this->page('@imoShortcodes($html)', ['html' => $html]);
    }

    /** Asserts that a developer gets an exception with this message, and returns the page that visitors get instead. */
    protected function pageOfMistake(string $message, string $template, array $data = []): string
    {
        config(['app.debug' => true]);
        $this->assertThrows(fn () => $this->page($template, $data), ViewException::class, $message);
        $this->inProduction();

        return $this->page($template, $data);
    }

    /** Rewrites PHP's markup in React's notation, for comparison. */
    protected static function asReact(string $slot): string
    {
        return strtr($slot, ['&#039;' => '&#x27;', ' data-imo-root=""' => ' data-imo-root']);
    }

    /** Puts each tag on a separate line, so a failure shows the differing tags. */
    protected static function inLines(string $html): string
    {
        return str_replace('><', ">\n<", $html);
    }

    protected function inProduction(): void
    {
        config(['app.debug' => false]);
        $this->app->forgetScopedInstances();
    }

    /** @return array{int, string} the command's exit code, and its output with single spaces */
    protected function command(string $command, array $options = []): array
    {
        $this->app->forgetScopedInstances();
        putenv('COLUMNS=1000');

        return [Artisan::call($command, $options), trim(preg_replace('/\s+/', ' ', Artisan::output()))];
    }

    /** @return array{int, string} */
    protected function check(array $options = []): array
    {
        return $this->command('imo-widgets:check', $options);
    }

    /** @param  array{int, string}  $checked  the result of `check()` */
    protected function assertInPlace(array $checked): void
    {
        [$code, $said] = $checked;
        $this->assertSame(0, $code, $said);
        $this->assertStringEndsWith('INFO imo-widgets: all is in place. 0 errors, 0 warnings.', $said);
    }

    /** Counts the errors in a report, except in its last line, which is the sum. */
    protected static function errorsIn(string $said): int
    {
        // PostgreSQL's own messages begin with `ERROR:`.
        return preg_match_all('/ERROR(?!:| imo-widgets: \d)/', $said);
    }

    /** Returns a value of the site that throws when it is encoded for a page. */
    protected static function brokenValue(): JsonSerializable
    {
        return new class implements JsonSerializable
        {
            public function jsonSerialize(): mixed
            {
                throw new TypeError('of the site\'s own');
            }
        };
    }

    /** Returns cases that are shared with the TypeScript tests. */
    protected static function shared(string $file, bool $isArray = true): mixed
    {
        $cases = file_get_contents(__DIR__."/../../contract/cases/$file.json");

        return json_decode($cases, $isArray, flags: JSON_THROW_ON_ERROR);
    }

    /** Returns the page data that a browser would read from the first host element. */
    protected function pageData(string $html): array
    {
        preg_match('~<\w+ data-imo-widget="([^"]*)"([^>]*)>~', $html, $host);
        preg_match_all('~ ([\w-]+)="([^"]*)"~', $host[2] ?? '', $attributes, PREG_SET_ORDER);
        $data = [];
        foreach ($attributes as [, $name, $written]) {
            $key = Str::camel(Str::after($name, 'data-'));
            $text = html_entity_decode($written, ENT_QUOTES | ENT_HTML5);
            if (isset(app(Bundle::class)->widgets()[$host[1]][$key])) {
                $data[$key] = preg_match('/^[[{]/', $text)
                    ? json_decode($text, true, flags: JSON_THROW_ON_ERROR)
                    : $text;
            }
        }

        return $data;
    }

    protected function manifest(): array
    {
        return app(Bundle::class)->manifest();
    }
}
