<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\File;
use ImoWidgets\Bundle;
use ImoWidgets\Publication;

/**
 * `imo-widgets:install`: the config, the assets, and what to write where. Run again after an update it brings the new
 * assets and keeps the files of the build before, because pages that were opened before the deploy still ask for them;
 * what an older build wrote goes. Nothing else in the folder is touched.
 */
final class InstallCommand extends Command
{
    protected $signature = 'imo-widgets:install';

    protected $description = 'Publish the config and the assets of imo-widgets, and say what to do next';

    /** @return int the exit code */
    public function handle(Bundle $bundle, Publication $publication): int
    {
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-config']);
        $problem = is_file("$bundle->shipped/manifest.json")
            ? $publication->refusal()
            : "Expected the built bundle in $bundle->shipped, found none. Run `npm run build` or install a release.";
        if ($problem !== null) {
            $this->components->error($problem);

            return self::FAILURE;
        }
        $before = $this->publishedFiles($bundle);
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-assets', '--force' => true]);
        $dropped = $this->dropForgottenFiles($bundle, $before);

        $this->components->info('imo-widgets is installed'.($dropped > 0 ? ", $dropped files of older builds are gone" : '').'.');
        $this->line('  In the layout\'s <head>:          @imoWidgets');
        $this->line('  Where a widget goes:              <x-imo-widget name="hero-search" />');
        $this->line('  Around an editor\'s text:          @imoShortcodes($page->corpo)');
        $this->line('  To see whether all is in place:   php artisan imo-widgets:check');

        return self::SUCCESS;
    }

    /**
     * Writes down the two newest builds and deletes what the ones before them wrote.
     *
     * @param  list<string>  $before  the files of the build that was there until now
     */
    private function dropForgottenFiles(Bundle $bundle, array $before): int
    {
        $builds = collect([$this->publishedFiles($bundle), $before, ...$bundle->recordedBuilds()])
            ->reject(fn (array $files) => $files === [])->unique()->values();
        $kept = $builds->take(2);
        File::put($bundle->recordPath(), $kept->toJson(JSON_UNESCAPED_SLASHES));
        $forgotten = $builds->skip(2)->flatten()->unique()->diff($kept->flatten())
            ->filter(fn (string $file) => preg_match('~^(chunks|assets)/[^/\\\\]+$~', $file) && is_file("$bundle->published/$file"));
        $forgotten->each(fn (string $file) => File::delete("$bundle->published/$file"));

        return $forgotten->count();
    }

    /** @return list<string> what the published manifest names */
    private function publishedFiles(Bundle $bundle): array
    {
        $filesOf = fn (array $record) => [$record['file'], ...$record['assets'] ?? [], ...$record['css'] ?? []];

        return collect($bundle->reread()->manifest())->flatMap($filesOf)->unique()->values()->all();
    }
}
