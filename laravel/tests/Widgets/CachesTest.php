<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Contracts\Process\ProcessResult;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Process;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests the caches of a deploy script on a copy of the host site, each in a separate process as on a server. */
final class CachesTest extends TestCase
{
    private string $site;

    protected function setUp(): void
    {
        parent::setUp();
        $this->site = sys_get_temp_dir().'/imo-caches-'.getmypid().'-'.uniqid();
        $host = realpath(__DIR__.'/../../workbench');
        foreach (['app', 'bootstrap', 'config', 'database', 'resources', 'routes'] as $folder) {
            File::copyDirectory("$host/$folder", "$this->site/$folder");
        }
        foreach (['framework/views', 'framework/cache/data', 'framework/sessions', 'logs'] as $folder) {
            File::makeDirectory("$this->site/storage/$folder", recursive: true);
        }
        File::copy("$host/artisan", "$this->site/artisan");
        File::copy("$host/composer.json", "$this->site/composer.json");
        File::copyDirectory($this->shipped(''), "$this->site/public/vendor/imo-widgets");
        symlink("$host/vendor", "$this->site/vendor");
    }

    protected function tearDown(): void
    {
        unlink("$this->site/vendor");
        File::deleteDirectory($this->site);
        parent::tearDown();
    }

    #[TestWith(['view:cache'])]
    #[TestWith(['config:cache'])]
    #[TestWith(['route:cache'])]
    #[TestWith(['optimize'])]
    public function test_prints_its_tags_on_a_site_with_filled_caches(string $command): void
    {
        File::put("$this->site/database/caches.sqlite", '');
        $this->inSite('artisan', 'migrate');
        $cached = $this->inSite('artisan', $command);
        $this->assertSame(0, $cached->exitCode(), $cached->output());
        $check = $this->inSite('artisan', 'imo-widgets:check');
        $this->assertSame(0, $check->exitCode(), $check->output());
        File::put("$this->site/page.php", <<<'PHP'
            <?php
            require 'vendor/autoload.php';
            $kernel = (require 'bootstrap/app.php')->make(Illuminate\Contracts\Http\Kernel::class);
            foreach (['/contactos', '/imo-widgets/csrf-cookie'] as $path) {
                $answer = $kernel->handle(Illuminate\Http\Request::create($path));
                echo $answer->getStatusCode(), $answer->getContent(), "\n";
            }
            PHP);
        $page = $this->inSite('page.php')->output();
        $this->assertMatchesRegularExpression(
            '~^200<!doctype html>.*chunks/general-contact-.*data-imo-widget="general-contact".*\n204$~s',
            substr(trim($page), 0, 20_000),
        );
    }

    private function inSite(string ...$command): ProcessResult
    {
        return Process::path($this->site)
            ->env(['DB_DATABASE' => "$this->site/database/caches.sqlite"])
            ->run([PHP_BINARY, ...$command]);
    }
}
