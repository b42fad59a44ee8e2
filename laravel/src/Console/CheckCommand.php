<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Arr;
use ImoWidgets\Calls\SiteClient;
use ImoWidgets\Calls\UrlCheck;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Leads\LeadsCheck;
use ImoWidgets\Leads\MailCheck;
use ImoWidgets\Listings\AdvertCheck;
use ImoWidgets\Listings\ListingCheck;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;

/**
 * `imo-widgets:check`, for the end of a deploy script: exit 1 and a line for everything that would leave a visitor with
 * a fallback or an unsent message. It sees the settings of PHP's command line; the web server's may differ, and `--url`
 * asks it.
 */
final class CheckCommand extends Command
{
    protected $signature = 'imo-widgets:check
        {--only= : The widgets that the site uses, separated by commas; only their calls are looked for}
        {--url= : Ask the site at this URL over the network, as a browser does}
        {--send : With --url: send one message that says that it is a test}
        {--with=* : With --url: an id that the site knows: comercial=7, idRef=OVR-0300}
        {--mail : Send a mail to leads.mail.to, and say what was used}
        {--adverts : Look through the published listings for what the law wants in an advert (docs/law.md)}';

    protected $description = 'Check that the assets, the routes and the limits that imo-widgets needs are in place';

    /** The call of each widget (docs/contract.md#bodies). */
    private const CALLS = [
        'listing-search' => '/api/imoveis',
        'property-contact' => '/api/imovel/contacto',
        'general-contact' => '/api/contacto/contacto',
        'agent-contact' => '/api/agente/contacto',
        'agency-contact' => '/api/agencia/contacto',
        'recruitment-wizard' => '/api/recrutamento',
        'valuation-wizard' => '/api/agendamento',
    ];

    /** The optional call of listing-search: alerts that mail. */
    private const ALERTS = '/api/avisos';

    /** The largest CV in bytes; a request also needs some for its fields. */
    private const LARGEST_CV = 1_000_000;

    public function handle(Bundle $bundle, ApiRoutes $routes, LeadsCheck $leads): int
    {
        $found = new Findings;
        $calls = $this->callsInUse($bundle);
        array_push($found->problems, ...$this->assets($bundle), ...$this->calls($calls, $routes), ...$this->settings());
        $this->checkListings($found, $calls, $routes);
        array_push($found->problems, ...$leads->problems());
        if ($this->option('mail')) {
            $this->laravel->make(MailCheck::class)->run($found);
        }
        $url = $this->option('url');
        if (is_string($url)) {
            $this->checkUrl($found, $bundle, $calls, $routes, rtrim($url, '/'));
        }
        foreach ($found->answers as $about => $answer) {
            $this->components->twoColumnDetail($about, $answer);
        }
        array_map($this->components->error(...), array_unique($found->problems));
        array_map($this->components->warn(...), $found->warnings);
        if ($found->problems === [] && $found->warnings === []) {
            $this->components->info('imo-widgets: all is in place.');
        }

        return $found->problems === [] ? self::SUCCESS : self::FAILURE;
    }

    /** @param  array<string, string>  $calls */
    private function checkUrl(Findings $found, Bundle $bundle, array $calls, ApiRoutes $routes, string $url): void
    {
        $base = $routes->url('');
        $site = new SiteClient($url, ApiRoutes::originOf($base) === null ? $url : $base);
        $pairs = array_map(fn (string $pair) => explode('=', $pair, 2) + ['', ''], Arr::wrap($this->option('with')));
        $check = new UrlCheck($bundle, $site, array_column($pairs, 1, 0), $found);
        $alerts = isset($calls['listing-search']) && $routes->actionsOf(self::ALERTS) !== [] ? [self::ALERTS] : [];
        $check->run([...array_values($calls), ...$alerts], (bool) $this->option('send'));
    }

    /** @return iterable<int, string> */
    private function assets(Bundle $bundle): iterable
    {
        $publish = 'run `php artisan imo-widgets:install`.';
        $damaged = implode(', ', $bundle->damagedFiles());
        yield from array_filter([
            $bundle->refusal(),
            match (true) {
                $bundle->state() === Bundle::NOT_PUBLISHED => "Expected the assets in $bundle->published, found none; "
                    .$publish,
                $bundle->state() === Bundle::OUT_OF_DATE => "The assets in $bundle->published are out of date: not "
                    ."those of the installed package; $publish",
                $damaged !== '' => "Missing or changed since the build: $damaged; $publish",
                default => null,
            },
        ]);
        $hot = public_path('hot');
        if (! app()->isLocal() && is_file($hot)) {
            yield "$hot points the pages to a dev server; delete it.";
        }
    }

    /**
     * @param  array<string, string>  $calls
     * @return iterable<int, string>
     */
    private function calls(array $calls, ApiRoutes $routes): iterable
    {
        foreach ($routes->areElsewhere() ? [] : $calls as $widget => $path) {
            if ($routes->actionsOf($path) === []) {
                yield "Expected a route for POST {$routes->url($path)}, found none; $widget can't send.";
            }
        }
    }

    /**
     * Checks the table that the config names, if visitors search it.
     *
     * @param  array<string, string>  $calls
     */
    private function checkListings(Findings $found, array $calls, ApiRoutes $routes): void
    {
        $check = $this->laravel->make(ListingCheck::class);
        $isInUse = isset($calls['listing-search'])
            && ! $routes->areElsewhere()
            && $check->isInUse($routes->actionsOf($calls['listing-search']));
        if ($isInUse) {
            $check->run($found);
        }
        if ($this->option('adverts') && $isInUse) {
            $this->laravel->make(AdvertCheck::class)->run($found);
        } elseif ($this->option('adverts')) {
            $found->problems[] = "--adverts looks through config('imo-widgets.listings'), and this site's listings are "
                .'found by other means: run the check where api_base leads, if that is elsewhere.';
        }
    }

    /** @return array<string, string> the call of each widget that the site uses */
    private function callsInUse(Bundle $bundle): array
    {
        $widgets = array_keys($bundle->widgets());
        $given = $this->option('only');
        $only = is_string($given) ? array_filter(array_map(trim(...), explode(',', $given))) : [];
        foreach (array_diff($only, $widgets) as $name) {
            throw WidgetProblem::unknownWidget($name, $widgets);
        }

        return array_intersect_key(self::CALLS, array_flip($only === [] ? $widgets : $only));
    }

    /** @return iterable<int, string> */
    private function settings(): iterable
    {
        foreach (['upload_max_filesize', 'post_max_size'] as $setting) {
            $limit = (string) ini_get($setting);
            // 0 is no limit.
            if (ini_parse_quantity($limit) > 0 && ini_parse_quantity($limit) < self::LARGEST_CV) {
                yield "$setting is $limit: a CV of 1 MB is refused; expected 2M or more.";
            }
        }
        if (! ini_get('file_uploads')) {
            yield 'file_uploads is off: no CV arrives.';
        }
    }
}
