<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Http\PackageRoutes;
use ImoWidgets\Leads\Http\LeadController;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\PublishPath;
use Throwable;

/**
 * `imo-widgets:install` publishes the config and the assets, and lists the next steps. After an update it clears the
 * compiled views, publishes the new assets and keeps the files of the previous build, because pages that were opened
 * before the deploy still request them; the files of older builds are deleted. Nothing else in the folder is touched.
 */
final class InstallCommand extends Command
{
    protected $signature = 'imo-widgets:install';

    protected $description = 'Publish the config and the assets of imo-widgets, and say what to do next';

    /** @return int the exit code */
    public function handle(Bundle $bundle, ApiRoutes $routes, Recipients $recipients): int
    {
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-config']);
        $problem = is_file("$bundle->shipped/manifest.json")
            ? PublishPath::configured()->refusal($bundle)
            : "Expected the built bundle in $bundle->shipped, found none. Run `npm run build` or install a release.";
        if ($problem !== null) {
            $this->components->error($problem);

            return self::FAILURE;
        }
        // A view's file may be older than the compiled view of the previous release.
        $this->callSilently('view:clear');
        $before = $this->publishedFiles($bundle);
        $this->callSilently('vendor:publish', ['--tag' => 'imo-widgets-assets', '--force' => true]);
        $dropped = $this->dropForgottenFiles($bundle, $before);

        $this->components->info(
            'imo-widgets is installed'.($dropped > 0 ? ", $dropped files of older builds are gone" : '').'.',
        );
        $this->line('  In the layout\'s <head>:          @imoWidgets');
        $this->line('  Where a widget goes:              <x-imo-widget name="hero-search" />');
        $this->line('  Around an editor\'s text:          @imoShortcodes($page->corpo)');
        $left = $this->whatIsLeft($routes, $recipients);
        if ($left !== []) {
            $this->components->warn('What is left to do:');
            $this->components->bulletList($left);
        }
        $this->line('  To see whether all is in place:   php artisan imo-widgets:check');

        return self::SUCCESS;
    }

    /** @return list<string> the steps that only the site can do, for its parts of the package */
    private function whatIsLeft(ApiRoutes $routes, Recipients $recipients): array
    {
        if (! in_array(LeadController::class, $routes->actionsOf(LeadKind::General->path()), true)) {
            return [];
        }

        return array_values(
            array_filter([
                $this->isMigrated() ? null : 'Make the tables: php artisan migrate',
                $recipients->general() === [] || LeadSettings::get('mail.to') === null
                    ? 'Say who gets the mails: IMO_LEADS_MAIL=geral@exemplo.pt in .env, or leads.mail in '
                        .'config/imo-widgets.php'
                    : null,
                $this->hasListings()
                    ? null
                    : 'Name the model of your listings and its columns: listings in config/imo-widgets.php',
                PackageRoutes::isOn('desk') && ! Gate::has('viewImoLeads')
                    ? 'Let users see the leads at /imo-leads: ImoWidgets::viewLeadsUsing(fn (User $user) => …) in a '
                        .'provider; without it all access is denied'
                    : null,
                PackageRoutes::isOn('alerts')
                    ? 'Have the listing ask for alerts: \'avisos\' => \'por-email\' in the page data of '
                        .'listing-search, and say so in the privacy policy'
                    : null,
                config('queue.default') === 'sync'
                    ? 'Send mails behind the visitor\'s back: a QUEUE_CONNECTION other than sync'
                    : null,
                'Keep running, where it is not yet: php artisan queue:work, and cron\'s php artisan schedule:run',
            ]),
        );
    }

    private function hasListings(): bool
    {
        $search = config('imo-widgets.listings.search', EloquentListingSearch::class);

        return ! is_a($search, EloquentListingSearch::class, true)
            || class_exists(config('imo-widgets.listings.model', 'App\Models\Imovel'));
    }

    private function isMigrated(): bool
    {
        try {
            return Schema::hasTable('imo_leads');
        } catch (Throwable) {
            // No database yet: then the table is missing too.
            return false;
        }
    }

    /**
     * Records the two newest builds and deletes the files of older ones.
     *
     * @param  list<string>  $before  the files of the previous build
     */
    private function dropForgottenFiles(Bundle $bundle, array $before): int
    {
        $builds = collect([$this->publishedFiles($bundle), $before, ...$bundle->recordedBuilds()])
            ->reject(fn (array $files) => $files === [])->unique()->values();
        $kept = $builds->take(2);
        File::put($bundle->recordPath(), $kept->toJson(JSON_UNESCAPED_SLASHES));
        $forgotten = $builds
            ->skip(2)
            ->flatten()
            ->unique()
            ->diff($kept->flatten())
            ->filter(
                fn (string $file) => preg_match('~^(chunks|assets)/[^/\\\\]+$~', $file)
                    && is_file("$bundle->published/$file"),
            );
        $forgotten->each(fn (string $file) => File::delete("$bundle->published/$file"));

        return $forgotten->count();
    }

    /** @return list<string> what the published manifest names */
    private function publishedFiles(Bundle $bundle): array
    {
        $filesOf = fn (array $record) => [$record['file'], ...$record['assets'] ?? [], ...$record['css'] ?? []];

        return array_values(collect($bundle->reread()->manifest())->flatMap($filesOf)->unique()->all());
    }
}
