<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Arr;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Calls\SiteClient;
use ImoWidgets\Calls\UrlCheck;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Leads\LeadsCheck;
use ImoWidgets\Leads\MailCheck;
use ImoWidgets\Listings\AdvertCheck;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Listings\ListingCheck;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use ImoWidgets\Widgets\PublishPath;

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

    /** @var list<string> */
    private array $problems = [];

    /** @var list<string> */
    private array $warnings = [];

    public function handle(Bundle $bundle, ApiRoutes $routes, LeadsCheck $leads): int
    {
        $calls = $this->callsInUse($bundle);
        [$this->problems, $this->warnings] = [[], []];
        $this->note([...$this->assets($bundle), ...$this->calls($calls, $routes), ...$this->settings()]);
        $this->listings($calls, $routes);
        $this->note($leads->problems());
        if ($this->option('mail')) {
            $check = $this->laravel->make(MailCheck::class);
            $this->note(found: $check->run());
            $this->note($check->problems, $check->warnings);
        }
        $url = $this->option('url');
        if (is_string($url)) {
            $this->askUrl($bundle, $calls, $routes, rtrim($url, '/'));
        }
        array_map($this->components->error(...), array_unique($this->problems));
        array_map($this->components->warn(...), $this->warnings);
        if ($this->problems === [] && $this->warnings === []) {
            $this->components->info('imo-widgets: all is in place.');
        }

        return $this->problems === [] ? self::SUCCESS : self::FAILURE;
    }

    /**
     * @param  iterable<int, string>  $problems
     * @param  list<string>  $warnings
     * @param  array<string, string>  $found  shown at once
     */
    private function note(iterable $problems = [], array $warnings = [], array $found = []): void
    {
        $this->problems = [...$this->problems, ...$problems];
        $this->warnings = [...$this->warnings, ...$warnings];
        foreach ($found as $about => $answered) {
            $this->components->twoColumnDetail($about, $answered);
        }
    }

    /** @param  array<string, string>  $calls */
    private function askUrl(Bundle $bundle, array $calls, ApiRoutes $routes, string $url): void
    {
        $base = $routes->url('');
        $site = new SiteClient($url, ApiRoutes::originOf($base) === null ? $url : $base);
        $pairs = array_map(fn (string $pair) => explode('=', $pair, 2) + ['', ''], Arr::wrap($this->option('with')));
        $ids = array_column($pairs, 1, 0);
        $check = new UrlCheck(Contract::shippedWith($bundle), new FilterTable($bundle), $site, $ids);
        $alerts = isset($calls['listing-search']) && $routes->actionsOf(self::ALERTS) !== [] ? [self::ALERTS] : [];
        $check->run([...array_values($calls), ...$alerts], (bool) $this->option('send'));
        $check->lookForPages([
            ...Settings::hasRoutes('answers') ? ['/imo-leads/0/respondido' => 403, '/imo-leads/page.css' => 200] : [],
            ...Settings::hasRoutes('alerts') ? ['/avisos/'.str_repeat('0', 40) => 404] : [],
        ]);
        $this->note($check->problems, $check->warnings, $check->found);
    }

    /** @return iterable<int, string> */
    private function assets(Bundle $bundle): iterable
    {
        $publish = 'run `php artisan imo-widgets:install`.';
        $damaged = implode(', ', $bundle->damagedFiles());
        yield from array_filter([
            PublishPath::refusal($bundle),
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
    private function listings(array $calls, ApiRoutes $routes): void
    {
        $check = $this->laravel->make(ListingCheck::class);
        $isInUse = isset($calls['listing-search'])
            && ! $routes->areElsewhere()
            && $check->isInUse($routes->actionsOf($calls['listing-search']));
        if ($isInUse) {
            $this->note($check->problems(), $check->warnings());
        }
        if (! $this->option('adverts')) {
            return;
        }
        if ($isInUse) {
            $adverts = $this->laravel->make(AdvertCheck::class);
            $this->note($adverts->problems(), found: ['adverts' => $adverts->summary()]);
        } else {
            $this->note(["--adverts looks through config('imo-widgets.listings'), and this site's listings are found "
                .'by other means: run the check where api_base leads, if that is elsewhere.']);
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
