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
 * A test on the real Laravel of `workbench/`, with a public folder of its own that the built bundle has been published
 * to. The bundle is the one that `npm run build` has copied to `dist/`.
 */
abstract class TestCase extends LaravelTestCase
{
    protected string $public;

    /** True if tags are drawn; most tests do not need it. */
    protected bool $isDrawn = false;

    /** True if tags have the page data of the workbench's config, too. */
    protected bool $hasDefaults = true;

    private static ?string $sharedBundle = null;

    /** Mockery is not installed, and `RefreshDatabase` would ask for it. */
    public $mockConsoleOutput = false;

    /** @var list<Throwable> what was reported instead of thrown */
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
        // The sample site's own lists are not every test's.
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

    /** A link to one copy for all tests of this process: to copy its hundred files takes as long as a usual test. */
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

    /** For a test that changes what is published: a copy of its own. */
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

    /** A page rendered as a new request would render it. */
    protected function page(string $template, array $data = []): string
    {
        $this->app->forgetScopedInstances();

        return Blade::render($template, $data);
    }

    /** An editor's text on a page. */
    protected function expanded(?string $html): string
    {
        return $this->page('@imoShortcodes($html)', ['html' => $html]);
    }

    /** Returns the page that visitors get of a mistake, after the exception with this message that a developer gets. */
    protected function pageOfMistake(string $message, string $template, array $data = []): string
    {
        config(['app.debug' => true]);
        $this->assertThrows(fn () => $this->page($template, $data), ViewException::class, $message);
        $this->inProduction();

        return $this->page($template, $data);
    }

    /** Writes what PHP has drawn as React writes the same. */
    protected static function asReact(string $slot): string
    {
        return strtr($slot, ['&#039;' => '&#x27;', ' data-imo-root=""' => ' data-imo-root']);
    }

    /** Writes each tag on a line of its own, so that a failure shows the tags that differ. */
    protected static function inLines(string $html): string
    {
        return str_replace('><', ">\n<", $html);
    }

    protected function inProduction(): void
    {
        config(['app.debug' => false]);
        $this->app->forgetScopedInstances();
    }

    /** @return array{int, string} a command's exit code, and its output with single blanks */
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

    /** @param  array{int, string}  $checked  what `check()` gives */
    protected function assertInPlace(array $checked): void
    {
        [$code, $said] = $checked;
        $this->assertSame(0, $code, $said);
        $this->assertStringEndsWith('INFO imo-widgets: all is in place. 0 errors, 0 warnings.', $said);
    }

    /** Counts the errors of a report, without its last line, which counts them too. */
    protected static function errorsIn(string $said): int
    {
        // PostgreSQL's own messages begin with `ERROR:`.
        return preg_match_all('/ERROR(?!:| imo-widgets: \d)/', $said);
    }

    /** A value of the site's own that throws on its way to a page. */
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

    /** Returns the cases that TypeScript is tested by, too. */
    protected static function shared(string $file, bool $isArray = true): mixed
    {
        $cases = file_get_contents(__DIR__."/../../contract/cases/$file.json");

        return json_decode($cases, $isArray, flags: JSON_THROW_ON_ERROR);
    }

    /** The page data that a browser would read out of the first host element. */
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
