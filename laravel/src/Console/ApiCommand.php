<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\ApiRoutes;
use ImoWidgets\Leads\CvName;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Listings\BadListingConfig;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\SiteHalf\BaseRecord;
use ImoWidgets\SiteHalf\FileStep;
use ImoWidgets\SiteHalf\Stubs;
use ImoWidgets\SiteHalf\UpdatePlan;
use RuntimeException;
use Throwable;
use UnexpectedValueException;

/**
 * `imo-widgets:api`: the server half, written into the site's own code, where the developer owns and changes it. A file that
 * is there already with another content is the developer's: nothing at all is written then, because half of it would not
 * work, unless `--force` says so. A folder for CVs that holds other files is never taken. What was written is recorded, and
 * `--update` merges a newer version with what the site has made of it.
 */
final class ApiCommand extends Command
{
    protected $signature = 'imo-widgets:api
        {--force : Overwrite files that are there already}
        {--update : Merge this version with what the site has changed since the files were written; exit 1 when conflicts are left}
        {--dry-run : With --update: say what it would do, and touch nothing}
        {--desk : Write the page of the leads too, behind a gate of the site (imo-leads); it stays part of the site half}
        {--stateless : Write routes for pages of another origin (api_base): without session and CSRF token}
        {--alerts : Write alerts that mail too ("Avise-me"): what is new, reduced or gone in a search}';

    protected $description = 'Write the code that answers the widgets: routes, controllers, rules, models, mails and their tests';

    private const PROVIDER = 'Providers\LeadsServiceProvider';

    private const ALERTS_PROVIDER = 'Providers\AlertsServiceProvider';

    /** What the written routes lead to. */
    private const CONTROLLERS = ['ImoveisController', 'LeadsController', 'AvisosController'];

    /** @return int the exit code */
    public function handle(ApiRoutes $routes, Stubs $stubs): int
    {
        $problem = $this->option('dry-run') && ! $this->option('update') ? '--dry-run belongs to --update' : CvName::problemOfFolder();
        if ($problem !== null) {
            $this->components->error("$problem. Nothing is written.");

            return self::FAILURE;
        }

        $this->option('desk') && $stubs->wantDesk();

        return $this->option('update') ? $this->update($stubs) : $this->writeAnew($stubs, $routes);
    }

    private function writeAnew(Stubs $stubs, ApiRoutes $routes): int
    {
        $hasAlerts = $this->option('alerts') || $this->hadAlerts();
        $files = $stubs->texts($this->laravel->getNamespace(), $this->option('stateless'), $hasAlerts);
        $others = array_filter($files, fn (string $content, string $path) => is_file(base_path($path)) && file_get_contents(base_path($path)) !== $content, ARRAY_FILTER_USE_BOTH);
        if ($others !== [] && ! $this->option('force')) {
            $way = is_file(base_path(BaseRecord::FILE)) ? 'run it with --update, which merges the two' : 'run it with --force and look at the difference';
            $this->components->error("These files are there already, with another content; nothing is written. Commit them, then $way.");
            $this->components->bulletList(array_keys($others));

            return self::FAILURE;
        }
        $this->write($files);
        $record = BaseRecord::begin($this->option('stateless'), $hasAlerts);
        array_walk($files, fn (string $text, string $path) => $record->note($path, $text, $stubs->version));
        $record->save();
        $unregistered = array_filter([self::PROVIDER, ...$hasAlerts ? [self::ALERTS_PROVIDER] : []], fn (string $provider) => ! $this->register($provider));
        $this->sayWhatIsLeft(array_values($unregistered), $this->otherRoutes($routes), $hasAlerts);

        return self::SUCCESS;
    }

    private function update(Stubs $stubs): int
    {
        try {
            $record = BaseRecord::read() ?? throw new UnexpectedValueException('Expected '.BaseRecord::FILE.', which says what the files were written as, found none: commit what you have, run it with --force, and take your changes back by hand this once.');
            $record = $this->option('alerts') ? $record->withAlerts() : $record;
            $plan = UpdatePlan::make($record, $stubs->texts($this->laravel->getNamespace(), $record->isStateless, $record->hasAlerts), $stubs->version);
        } catch (RuntimeException $problem) {
            $this->components->error("{$problem->getMessage()} Nothing is written.");

            return self::FAILURE;
        }
        $this->option('dry-run') || $plan->apply();
        $this->option('alerts') && ! $this->option('dry-run') && $this->register(self::ALERTS_PROVIDER);
        foreach ($plan->steps as $path => $step) {
            $this->components->twoColumnDetail($path, ($step->isConflict() ? '<fg=red>' : ($step === FileStep::Kept ? '<fg=gray>' : '<fg=green>')).$step->value.'</>');
        }
        $this->sayWhatToLookAt($plan);

        return $plan->conflicts() === [] ? self::SUCCESS : self::FAILURE;
    }

    private function sayWhatToLookAt(UpdatePlan $plan): void
    {
        if ($plan->conflicts() !== []) {
            $this->components->error('This site and imo-widgets have changed the same lines. Decide in these files, then run it once more:');
            $this->components->bulletList($plan->conflicts());
        }
        if ($this->option('dry-run')) {
            $this->components->info('Nothing was touched. Without --dry-run it does what stands above.');

            return;
        }
        $this->components->info('The site half is updated. What is left to do:');
        $this->components->bulletList(array_values(array_filter([
            $plan->hasMigration() ? 'Make what is new in the tables: php artisan migrate' : null,
            $this->missingGate(),
            'Read the difference (git diff), and commit it with '.BaseRecord::FILE,
            'See that all is right: php artisan test, and php artisan imo-widgets:check --calls',
        ])));
    }

    /** @param  array<string, string>  $files */
    private function write(array $files): void
    {
        foreach ($files as $path => $content) {
            $isThere = is_file(base_path($path)) && file_get_contents(base_path($path)) === $content;
            if (! $isThere) {
                File::ensureDirectoryExists(dirname(base_path($path)));
                File::put(base_path($path), $content);
            }
            $this->components->twoColumnDetail($path, $isThere ? '<fg=gray>as it was</>' : '<fg=green>written</>');
        }
    }

    /** Alerts that were written once stay part of the site half. */
    private function hadAlerts(): bool
    {
        try {
            return BaseRecord::read()?->hasAlerts ?? false;
        } catch (UnexpectedValueException) {
            // Damaged: it is written anew.
            return false;
        }
    }

    /** The provider brings routes, limiters and schedule. */
    private function register(string $name): bool
    {
        $provider = $this->laravel->getNamespace().$name;
        $path = $this->laravel->getBootstrapProvidersPath();

        return is_file($path) && (in_array($provider, require $path, true) || ServiceProvider::addProviderToBootstrapFile($provider, $path));
    }

    /**
     * Of two routes of one path Laravel keeps the one that is registered last, and a site's own routes come after those of
     * its providers: the written ones would never be asked.
     *
     * @return list<string> what to do about each
     */
    private function otherRoutes(ApiRoutes $routes): array
    {
        $ours = array_map(fn (string $controller) => "{$this->laravel->getNamespace()}Http\\Controllers\\$controller", self::CONTROLLERS);
        $left = [];
        foreach ([...array_values(CheckCommand::CALLS), CheckCommand::ALERTS] as $path) {
            foreach ($routes->actionsOf($path) as $action) {
                $isOurs = in_array(strtok($action, '@'), $ours, true);
                $isOurs || $left[] = "Decide who answers POST $path: this site has a route for it already ($action), which wins over the one in routes/imo-widgets.php. Delete either.";
            }
        }

        return $left;
    }

    /**
     * @param  list<string>  $unregistered  providers
     * @param  list<string>  $others  as `otherRoutes()` gives them
     */
    private function sayWhatIsLeft(array $unregistered, array $others, bool $hasAlerts): void
    {
        $left = array_filter([
            ...$others,
            ...array_map(fn (string $provider) => "Register {$this->laravel->getNamespace()}$provider where this site has its providers.", $unregistered),
            $this->isMigrated($hasAlerts ? 'imo_alerts' : 'imo_leads') ? null : 'Make the table: php artisan migrate',
            Recipients::general() === [] || config('imo-widgets.leads.mail.to') === null ? 'Say who gets the mails: IMO_LEADS_MAIL=geral@exemplo.pt in .env, or leads.mail in config/imo-widgets.php' : null,
            $this->hasListings() ? null : 'Name the model of your listings and its columns: listings in config/imo-widgets.php',
            $this->missingGate(),
            $this->option('stateless') ? 'Say whose pages may call: allowed_origins in config/cors.php (php artisan config:publish cors); Laravel\'s own allows all' : null,
            $hasAlerts ? 'Have the listing ask for them: \'avisos\' => \'por-email\' in the page data of listing-search, and say so in the privacy policy' : null,
            config('queue.default') === 'sync' ? 'Send mails behind the visitor\'s back: a QUEUE_CONNECTION other than sync' : null,
            'Behind a proxy or a CDN, name it: trustProxies in bootstrap/app.php; to the limiters all visitors are one otherwise',
            'Keep running, where it is not yet: php artisan queue:work, and cron\'s php artisan schedule:run',
            'See that all is right: php artisan test, and php artisan imo-widgets:check --calls',
        ]);
        $this->components->info('The server half is written. What is left to do:');
        $this->components->bulletList(array_values($left));
    }

    private function missingGate(): ?string
    {
        return $this->option('desk') && ! Gate::has('imo-leads') ? 'Say who may see the leads at /imo-leads: Gate::define(\'imo-leads\', fn (User $user) => …) in a provider; nobody may until then' : null;
    }

    private function hasListings(): bool
    {
        try {
            return $this->laravel->make(ListingTable::class) instanceof ListingTable;
        } catch (BadListingConfig) {
            return false;
        }
    }

    private function isMigrated(string $table): bool
    {
        try {
            return Schema::hasTable($table);
        } catch (Throwable) {
            // No database yet: then the table is missing too.
            return false;
        }
    }
}
