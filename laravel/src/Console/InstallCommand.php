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

    private const BUILDS = 'builds.json';

    public function handle(Bundle $bundle): int
    {
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-config']);
        if (! is_file("$bundle->shipped/manifest.json")) {
            $this->components->error("Expected the built bundle in $bundle->shipped, found none. Run `npm run build` or install a release.");

            return self::FAILURE;
        }
        $this->record($bundle);
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-assets', '--force' => true]);
        $this->record($bundle);
        $dropped = $this->dropForgottenFiles($bundle);

        $this->components->info('imo-widgets is installed'.($dropped > 0 ? ", $dropped files of older builds are gone" : '').'.');
        $this->line('  In the layout\'s <head>:          @imoWidgets');
        $this->line('  Where a widget goes:              <x-imo-widget name="hero-search" />');
        $this->line('  Around an editor\'s text:          @imoShortcodes($page->corpo)');
        $this->line('  To see whether all is in place:   php artisan imo-widgets:check');

        return self::SUCCESS;
    }

    /** Notes what the published build names, for this run and the next; the newest first, and no more than two. */
    private function record(Bundle $bundle): void
    {
        $files = $this->filesIn("$bundle->published/manifest.json");
        $builds = $this->builds($bundle);
        if ($files === [] || $files === ($builds[0] ?? null)) {
            return;
        }
        File::put("$bundle->published/".self::BUILDS, json_encode([$files, ...array_slice($builds, 0, 1)]));
    }

    /** With one build known, what else lies there may be of the build before: Composer may have published it by itself. */
    private function dropForgottenFiles(Bundle $bundle): int
    {
        $builds = $this->builds($bundle);
        if (count($builds) < 2) {
            return 0;
        }
        $dropped = 0;
        foreach (['chunks', 'assets'] as $folder) {
            foreach (File::isDirectory("$bundle->published/$folder") ? File::files("$bundle->published/$folder") : [] as $file) {
                if (! in_array("$folder/{$file->getFilename()}", array_merge(...$builds), true)) {
                    File::delete($file->getPathname());
                    $dropped++;
                }
            }
        }

        return $dropped;
    }

    /** @return list<list<string>> */
    private function builds(Bundle $bundle): array
    {
        $record = "$bundle->published/".self::BUILDS;

        return is_file($record) ? File::json($record) : [];
    }

    /** @return list<string> */
    private function filesIn(string $manifest): array
    {
        $records = is_file($manifest) ? File::json($manifest) : [];

        return collect($records)->flatMap(fn (array $record) => [$record['file'], ...$record['assets'] ?? [], ...$record['css'] ?? []])->unique()->values()->all();
    }
}
