<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Str;
use ImoWidgets\Widgets\Bundle;

/**
 * `imo-widgets:install` publishes the config and the assets, and lists the next steps the first time. After an update
 * it clears the compiled views and publishes the new assets. It keeps the previous build's files, because pages opened
 * before the deploy still request them, and deletes those of older builds. Nothing else in the folder is touched.
 */
final class InstallCommand extends Command
{
    protected $signature = 'imo-widgets:install';

    protected $description = 'Publish the config and the assets of imo-widgets, and say what to do next';

    private const LEFT = [
        'Make the tables: php artisan migrate',
        'Name the origin of links in mails and the agency in .env: APP_URL=https://www.exemplo.pt, APP_NAME="Agência"',
        'Say who gets the mails: IMO_LEADS_MAIL=geral@exemplo.pt in .env, or leads.mail in config/imo-widgets.php; '
            .'the sender, MAIL_FROM_ADDRESS, is another address',
        'Name the model of your listings and its columns: listings in config/imo-widgets.php; false without any',
        'Let users who log in see the leads at /imo-leads: ImoWidgets::viewLeadsUsing(fn (User $user) => …) in a '
            .'provider',
        'Keep running php artisan queue:work, and cron\'s php artisan schedule:run',
        'For alerts by e-mail: \'alerts\' => true under routes, and \'avisos\' => \'por-email\' in the page data of '
            .'listing-search; say so in the privacy policy',
    ];

    public function handle(Bundle $bundle): int
    {
        $isFirst = ! is_file(config_path('imo-widgets.php'));
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-config']);
        $problem = is_file("$bundle->shipped/manifest.json")
            ? $bundle->refusal()
            : "Expected the built bundle in $bundle->shipped, found none. Run `npm run build` or install a release.";
        if ($problem !== null) {
            $this->components->error($problem);

            return self::FAILURE;
        }
        // Laravel would not recompile a new view whose file is older than the previous release's compiled view.
        $this->callSilently('view:clear');
        $before = $this->publishedFiles($bundle);
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-assets', '--force' => true]);
        $dropped = $this->dropForgottenFiles($bundle, $before);

        $this->components->info(
            'imo-widgets is installed'.($dropped > 0 ? ", $dropped files of older builds were deleted" : '').'.',
        );
        $this->line('  In the layout\'s <head>:          @imoWidgets');
        $this->line('  Where a widget goes:              <x-imo-widget name="hero-search" />');
        $this->line('  Around an editor\'s text:          @imoShortcodes($page->corpo)');
        if ($isFirst) {
            $this->components->warn('What is left to do, where the package answers the calls:');
            $this->components->bulletList(self::LEFT);
        }
        $this->line('  To see whether all is in place:   php artisan imo-widgets:check');

        return self::SUCCESS;
    }

    /**
     * Records the two newest builds, deletes the files of older ones, and returns the number of deleted files.
     *
     * @param  list<string>  $before  the files of the previous build
     */
    private function dropForgottenFiles(Bundle $bundle, array $before): int
    {
        $record = "$bundle->published/builds.json";
        $recorded = is_file($record) ? (array) json_decode(File::get($record), true) : [];
        $builds = collect([$this->publishedFiles($bundle), $before, ...array_filter($recorded, is_array(...))])
            ->reject(fn (array $files) => $files === [])->unique()->values();
        $kept = $builds->take(2);
        File::put($record, $kept->toJson(JSON_UNESCAPED_SLASHES));
        $forgotten = $builds
            ->skip(2)
            ->flatten()
            ->unique()
            ->diff($kept->flatten())
            ->filter(
                fn (string $file) => Str::isMatch('~^(chunks|assets)/[^/\\\\]+$~', $file)
                    && is_file("$bundle->published/$file"),
            );
        $forgotten->each(fn (string $file) => File::delete("$bundle->published/$file"));

        return $forgotten->count();
    }

    /** @return list<string> the files that the published manifest names */
    private function publishedFiles(Bundle $bundle): array
    {
        $files = [];
        foreach ((new Bundle($bundle->shipped, $bundle->published))->manifest() as $record) {
            array_push($files, $record['file'], ...$record['assets'] ?? [], ...$record['css'] ?? []);
        }

        return array_values(array_unique($files));
    }
}
