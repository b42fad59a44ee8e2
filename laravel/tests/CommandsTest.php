<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Bundle;
use PHPUnit\Framework\Attributes\Test;

/** What a developer or a deploy script runs. */
final class CommandsTest extends TestCase
{
    #[Test]
    public function a_deploy_script_goes_on_when_all_is_in_place(): void
    {
        $this->assertSame([0, 'imo-widgets: all is in place.'], $this->check());
    }

    #[Test]
    public function a_deploy_script_stops_without_assets_and_with_old_or_damaged_ones(): void
    {
        File::append($this->published('imo-widgets.js'), '/**/');
        $this->assertProblem('Missing or changed since the build: imo-widgets.js');

        File::append($this->published('manifest.json'), ' ');
        $this->assertProblem('out of date');

        File::deleteDirectory($this->published(''));
        $this->assertProblem('found none; run `php artisan vendor:publish --tag=imo-widgets-assets --force`');
    }

    #[Test]
    public function a_deploy_script_stops_at_a_hot_file(): void
    {
        file_put_contents($this->published('hot'), 'http://localhost:5173');
        $this->assertProblem('vendor/imo-widgets/hot points the pages to a dev server; delete it.');
        File::move($this->published('hot'), "$this->public/hot");
        $this->assertProblem('/hot points the pages to a dev server');
    }

    #[Test]
    public function a_deploy_script_stops_when_a_call_has_no_route(): void
    {
        Route::getRoutes()->refreshNameLookups();
        $this->app['router']->setRoutes(new \Illuminate\Routing\RouteCollection);
        Route::get('/api/imoveis', fn () => '');
        Route::fallback(fn () => '');
        $this->assertProblem("Expected a route for POST /api/imoveis, found none; listing-search can't send.", 7);
        $this->assertSame(0, $this->check(['--only' => 'hero-search, team-cards'])[0]);
        $this->assertProblem("Expected a route for POST /api/agendamento, found none; valuation-wizard can't send.", 1, ['--only' => 'valuation-wizard']);
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $this->assertSame(0, $this->check()[0]);
    }

    #[Test]
    public function a_deploy_script_stops_without_a_key(): void
    {
        config(['app.key' => '']);
        $this->assertProblem('APP_KEY is empty');
    }

    #[Test]
    public function upload_limits_under_a_megabyte_are_told(): void
    {
        $command = [PHP_BINARY, '-d', 'upload_max_filesize=512K', '-d', 'file_uploads=0', __DIR__.'/../host/artisan', 'imo-widgets:check'];
        $output = \Illuminate\Support\Facades\Process::run($command);
        $text = preg_replace('/\s+/', ' ', $output->output());
        $this->assertSame(1, $output->exitCode());
        $this->assertStringContainsString('upload_max_filesize is 512K: a CV of 1 MB is refused', $text);
        $this->assertStringContainsString('file_uploads is off', $text);
    }

    #[Test]
    public function install_publishes_and_keeps_only_this_build_and_the_one_before(): void
    {
        // As a build of last year left it: one chunk of its own, and one that is older still.
        File::put($this->published('manifest.json'), json_encode(['widgets/x/index.ts' => ['file' => 'chunks/last-year-x.js']]));
        File::put($this->published('chunks/last-year-x.js'), '');
        File::put($this->published('chunks/forgotten-x.js'), '');

        $this->assertSame(0, $this->artisanOutput('imo-widgets:install')[0]);
        $this->assertSame(Bundle::CURRENT, app(Bundle::class)->state());
        $this->assertFileExists($this->published('chunks/last-year-x.js'));
        $this->assertFileDoesNotExist($this->published('chunks/forgotten-x.js'));

        // Once more, as every deploy does: pages of the build before may still be open.
        $this->artisanOutput('imo-widgets:install');
        $this->assertFileExists($this->published('chunks/last-year-x.js'));
        $this->assertSame([0, 'imo-widgets: all is in place.'], $this->check());
    }

    #[Test]
    public function what_composer_published_by_itself_is_kept_beside_the_build_before(): void
    {
        // As last year's install left it, and as Laravel's skeleton then publishes this build before anybody runs install.
        File::put($this->published('builds.json'), json_encode([['chunks/last-year-x.js']]));
        File::put($this->published('chunks/last-year-x.js'), '');
        $this->artisanOutput('vendor:publish', ['--tag' => 'laravel-assets', '--force' => true]);
        $this->artisanOutput('imo-widgets:install');
        $this->assertFileExists($this->published('chunks/last-year-x.js'));

        // And without any record: whose file it is, nobody knows.
        File::delete($this->published('builds.json'));
        $this->artisanOutput('imo-widgets:install');
        $this->assertFileExists($this->published('chunks/last-year-x.js'));
    }

    #[Test]
    public function each_publish_tag_brings_its_files(): void
    {
        foreach (['imo-widgets-assets', 'laravel-assets'] as $tag) {
            File::deleteDirectory($this->published(''));
            $this->artisanOutput('vendor:publish', ['--tag' => $tag, '--force' => true]);
            $this->assertFileExists($this->published('imo-widgets.js'), $tag);
        }
        $paths = \Illuminate\Support\ServiceProvider::pathsToPublish(group: 'imo-widgets-config');
        $this->assertSame([config_path('imo-widgets.php')], array_values($paths));
    }

    #[Test]
    public function about_says_whether_the_assets_are_current(): void
    {
        $this->assertMatchesRegularExpression('/Assets \.+ current/', $this->artisanOutput('about', ['--only' => 'imo-widgets'])[1]);
        File::append($this->published('manifest.json'), ' ');
        $this->assertMatchesRegularExpression('/Assets \.+ OUT OF DATE/', $this->artisanOutput('about', ['--only' => 'imo-widgets'])[1]);
    }

    private function assertProblem(string $expected, int $count = 1, array $options = []): void
    {
        [$code, $output] = $this->check($options);
        $this->assertSame(1, $code);
        $this->assertStringContainsString($expected, $output);
        $this->assertSame($count, substr_count($output, 'ERROR'), $output);
    }

    /** @return array{int, string} */
    private function check(array $options = []): array
    {
        [$code, $output] = $this->artisanOutput('imo-widgets:check', $options);

        return [$code, preg_replace(['/^INFO /', '/\s+/'], ['', ' '], trim(preg_replace('/\s+/', ' ', $output)))];
    }

    /** @return array{int, string} the exit code and what was printed */
    private function artisanOutput(string $command, array $parameters = []): array
    {
        $this->withoutMockingConsoleOutput();
        $this->app->forgetScopedInstances();
        putenv('COLUMNS=1000');

        return [$this->artisan($command, $parameters), Artisan::output()];
    }
}
