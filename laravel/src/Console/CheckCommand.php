<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Arr;
use ImoWidgets\Alerts\AlertsCheck;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Calls\LiveSite;
use ImoWidgets\Calls\SiteClient;
use ImoWidgets\Calls\UrlCheck;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Http\PackageRoutes;
use ImoWidgets\Leads\LeadsCheck;
use ImoWidgets\Leads\MailCheck;
use ImoWidgets\Listings\AdvertCheck;
use ImoWidgets\Listings\ListingCheck;
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
        {--with=* : With --url: an id that the site knows: comercial=7, agencia=OVR, idRef=OVR-0300}
        {--mail : Send a mail to leads.mail.to, and say what was used}
        {--adverts : Look through the published listings for what the law wants in an advert (docs/law.md)}';

    protected $description = 'Check that the assets, the routes and the limits that imo-widgets needs are in place';

    /** The calls of each widget (docs/contract.md#bodies). */
    public const CALLS = [
        'listing-search' => '/api/imoveis',
        'property-contact' => '/api/imovel/contacto',
        'general-contact' => '/api/contacto/contacto',
        'agent-contact' => '/api/agente/contacto',
        'agency-contact' => '/api/agencia/contacto',
        'recruitment-wizard' => '/api/recrutamento',
        'valuation-wizard' => '/api/agendamento',
    ];

    /** The optional call of listing-search: alerts that mail. */
    public const ALERTS = '/api/avisos';

    /** The largest CV in bytes; a request also needs some for its fields. */
    private const LARGEST_CV = 1_000_000;

    /** @var list<string> */
    private array $problems = [];

    /** @var list<string> */
    private array $warnings = [];

    /** @return int the exit code */
    public function handle(Bundle $bundle, ApiRoutes $routes, LeadsCheck $leads): int
    {
        $live = $this->lookFromOutside($bundle, $routes);
        $this->problems = [
            ...array_filter([PublishPath::configured()->refusal($bundle)]),
            ...$this->assets($bundle),
            ...$this->drawing($bundle),
            ...$this->hotFiles($bundle),
            ...$this->calls($bundle, $routes),
            ...$this->listings($bundle, $routes),
            ...$this->limits(),
            ...$this->key(),
            ...$leads->problems(),
            ...$live->problems,
            ...isset($this->callsInUse($bundle)['listing-search'])
                ? $this->laravel->make(AlertsCheck::class)->problems()
                : [],
            ...$this->option('adverts') ? $this->adverts($bundle, $routes) : [],
        ];
        $this->warnings = [
            ...$leads->warnings(), ...$live->warnings,
            ...$this->searchesTable($bundle, $routes) ? $this->laravel->make(ListingCheck::class)->warnings() : [],
        ];
        if ($this->option('mail')) {
            $this->mail($this->laravel->make(MailCheck::class));
        }
        $url = $this->option('url');
        if (is_string($url)) {
            $this->askUrl($bundle, $routes, rtrim($url, '/'));
        }
        array_map($this->components->error(...), array_unique($this->problems));
        array_map($this->components->warn(...), $this->warnings);
        if ($this->problems === [] && $this->warnings === []) {
            $this->components->info('imo-widgets: all is in place.');
        }

        return $this->problems === [] ? self::SUCCESS : self::FAILURE;
    }

    private function mail(MailCheck $mail): void
    {
        foreach ($mail->run() as $about => $used) {
            $this->components->twoColumnDetail($about, $used);
        }
        $this->problems = [...$this->problems, ...$mail->problems];
        $this->warnings = [...$this->warnings, ...$mail->warnings];
    }

    private function askUrl(Bundle $bundle, ApiRoutes $routes, string $url): void
    {
        $contract = Contract::shippedWith($bundle);
        if ($contract === null) {
            $this->problems[] = "Expected $bundle->shipped/openapi.json, found none: install a release, or run `npm "
                .'run build`.';

            return;
        }
        $check = new UrlCheck($contract, new SiteClient($url), $this->idsOfSite());
        $calls = array_values($this->callsInUse($bundle));
        $check->run(
            $routes->hasRoute(self::ALERTS) && isset($this->callsInUse($bundle)['listing-search'])
                ? [...$calls, self::ALERTS]
                : $calls,
            (bool) $this->option('send'),
        );
        if (PackageRoutes::isOn('answers')) {
            $check->lookForPages(['/imo-leads/0/respondido' => 403, '/imo-leads/page.css' => 200]);
        }
        if (PackageRoutes::isOn('alerts')) {
            $check->lookForPages(['/avisos/'.str_repeat('0', 40) => 404]);
        }
        foreach ($check->found as $about => $answered) {
            $this->components->twoColumnDetail($about, $answered);
        }
        $this->problems = [...$this->problems, ...$check->problems];
        $this->warnings = [...$this->warnings, ...$check->warnings];
    }

    /**
     * Checks the site from outside, except on a developer's machine, which has no proxy and often no running server.
     */
    private function lookFromOutside(Bundle $bundle, ApiRoutes $routes): LiveSite
    {
        $live = new LiveSite($routes);
        if (! $this->laravel->environment('local', 'testing')) {
            $calls = $this->callsInUse($bundle);
            $live->look(reset($calls) ?: null);
        }

        return $live;
    }

    /** @return list<string> */
    private function assets(Bundle $bundle): array
    {
        $publish = 'run `php artisan imo-widgets:install`.';
        $damaged = $bundle->damagedFiles();

        return match (true) {
            $bundle->state() === Bundle::NOT_PUBLISHED => [
                "Expected the assets in $bundle->published, found none; $publish",
            ],
            $bundle->state() === Bundle::OUT_OF_DATE => [
                "The assets in $bundle->published are out of date: not those of the installed package; $publish",
            ],
            $damaged !== [] => ['Missing or changed since the build: '.implode(', ', $damaged)."; $publish"],
            default => [],
        };
    }

    /** @return list<string> */
    private function drawing(Bundle $bundle): array
    {
        $isOther = config('imo-widgets.drawn') && $bundle->manifest() !== [] && ! $bundle->takesOverDrawing();

        return $isOther
            ? [
                'The published bundle is of another drawing version than this package: whatever the server draws is '
                    .'drawn once more by the browser.',
            ]
            : [];
    }

    /** @return list<string> */
    private function hotFiles(Bundle $bundle): array
    {
        $isLeft = fn (string $file) => is_file($file) ? ["$file points the pages to a dev server; delete it."] : [];

        return [...$isLeft("$bundle->published/hot"), ...(app()->isLocal() ? [] : $isLeft(public_path('hot')))];
    }

    /** @return list<string> */
    private function calls(Bundle $bundle, ApiRoutes $routes): array
    {
        $calls = $this->callsInUse($bundle);
        if ($routes->areElsewhere()) {
            return [];
        }
        $missing = array_filter($calls, fn (string $path) => ! $routes->hasRoute($path));

        return array_map(
            fn (string $path, string $widget) => "Expected a route for POST {$routes->url(
                $path,
            )}, found none; $widget can't send.",
            $missing,
            array_keys($missing),
        );
    }

    /** @return list<string> */
    private function listings(Bundle $bundle, ApiRoutes $routes): array
    {
        return $this->searchesTable($bundle, $routes) ? $this->laravel->make(ListingCheck::class)->problems() : [];
    }

    /** Tells if visitors search the table that the config names. */
    private function searchesTable(Bundle $bundle, ApiRoutes $routes): bool
    {
        $path = $this->callsInUse($bundle)['listing-search'] ?? null;

        return $path !== null
            && ! $routes->areElsewhere()
            && $this->laravel->make(ListingCheck::class)->isInUse($routes->actionsOf($path));
    }

    /** @return list<string> */
    private function adverts(Bundle $bundle, ApiRoutes $routes): array
    {
        if (! $this->searchesTable($bundle, $routes)) {
            return [
                "--adverts looks through config('imo-widgets.listings'), and this site's listings are found by other "
                    .'means: '.
                ($routes->areElsewhere() ? 'run the check where api_base leads.' : 'nothing was looked at.'),
            ];
        }
        $check = $this->laravel->make(AdvertCheck::class);
        $problems = $check->problems();
        $this->components->twoColumnDetail('adverts', $check->summary());

        return $problems;
    }

    /** @return array<string, string> */
    private function idsOfSite(): array
    {
        $pairs = array_map(fn (string $pair) => explode('=', $pair, 2) + ['', ''], Arr::wrap($this->option('with')));

        return array_column($pairs, 1, 0);
    }

    /** @return array<string, string> */
    private function callsInUse(Bundle $bundle): array
    {
        return array_intersect_key(self::CALLS, array_flip($this->widgetsInUse($bundle)));
    }

    /** @return list<string> */
    private function widgetsInUse(Bundle $bundle): array
    {
        $given = $this->option('only');
        $only = is_string($given) ? array_filter(array_map(trim(...), explode(',', $given))) : [];
        foreach ($only as $name) {
            if (! isset($bundle->widgets()[$name])) {
                throw WidgetProblem::unknownWidget($name, array_keys($bundle->widgets()));
            }
        }

        return $only === [] ? array_keys($bundle->widgets()) : array_values($only);
    }

    /** @return list<string> */
    private function limits(): array
    {
        $isTooSmall = fn (string $setting) => ($bytes = ini_parse_quantity((string) ini_get($setting))) > 0
            && $bytes < self::LARGEST_CV;
        $small = array_filter(['upload_max_filesize', 'post_max_size'], $isTooSmall);
        $problems = array_map(
            fn (string $setting) => "$setting is ".
                ini_get($setting).
                ': a CV of 1 MB is refused; expected 2M or more.',
            $small,
        );

        return ini_get('file_uploads')
            ? array_values($problems)
            : [...$problems, 'file_uploads is off: no CV arrives.'];
    }

    /** @return list<string> */
    private function key(): array
    {
        return config('app.key')
            ? []
            : [
                'APP_KEY is empty: there are no sessions, and every message is refused; run `php artisan '
                    .'key:generate`.',
            ];
    }
}
