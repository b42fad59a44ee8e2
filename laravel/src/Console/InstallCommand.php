<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\File;
use ImoWidgets\Bundle;

/**
 * `imo-widgets:install`: the config, the assets, and what to write where. Run again after an update it brings the new
 * assets and keeps the files of the build before, because pages that were opened before the deploy still ask for them;
 * what neither build names goes.
 */
final class InstallCommand extends Command
{
    protected $signature = 'imo-widgets:install';

    protected $description = 'Publish the config and the assets of imo-widgets, and say what to do next';

    private const BEFORE = 'manifest-before.json';

    public function handle(Bundle $bundle): int
    {
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-config']);
        if (! is_file("$bundle->shipped/manifest.json")) {
            $this->components->error("Expected the built bundle in $bundle->shipped, found none. Run `npm run build` or install a release.");

            return self::FAILURE;
        }
        $this->rememberManifest($bundle);
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-assets', '--force' => true]);
        $dropped = $this->dropForgottenFiles($bundle);

        $this->components->info('imo-widgets is installed'.($dropped > 0 ? ", $dropped files of older builds are gone" : '').'.');
        $this->line('  In the layout\'s <head>:          @imoWidgets');
        $this->line('  Where a widget goes:              <x-imo-widget name="hero-search" />');
        $this->line('  Around an editor\'s text:          @imoShortcodes($page->corpo)');
        $this->line('  To see whether all is in place:   php artisan imo-widgets:check');

        return self::SUCCESS;
    }

    private function rememberManifest(Bundle $bundle): void
    {
        if ($bundle->state() === Bundle::OUT_OF_DATE) {
            File::copy("$bundle->published/manifest.json", "$bundle->published/".self::BEFORE);
        }
    }

    private function dropForgottenFiles(Bundle $bundle): int
    {
        $named = [...$this->filesIn("$bundle->published/manifest.json"), ...$this->filesIn("$bundle->published/".self::BEFORE)];
        $dropped = 0;
        foreach (['chunks', 'assets'] as $folder) {
            foreach (File::isDirectory("$bundle->published/$folder") ? File::files("$bundle->published/$folder") : [] as $file) {
                if (! in_array("$folder/{$file->getFilename()}", $named, true)) {
                    File::delete($file->getPathname());
                    $dropped++;
                }
            }
        }

        return $dropped;
    }

    /** @return list<string> */
    private function filesIn(string $manifest): array
    {
        $records = is_file($manifest) ? File::json($manifest) : [];

        return collect($records)->flatMap(fn (array $record) => [$record['file'], ...$record['assets'] ?? [], ...$record['css'] ?? []])->all();
    }
}
