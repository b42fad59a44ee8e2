<?php

namespace ImoWidgets\Http;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Contracts\Foundation\CachesRoutes;
use Illuminate\Database\Events\ModelPruningFinished;
use Illuminate\Http\Request;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Console\DigestCommand;
use ImoWidgets\Console\LeadsCommand;
use ImoWidgets\Console\PersonCommand;
use ImoWidgets\Console\RecoverCommand;
use ImoWidgets\Leads\FailIncompletePruning;
use ImoWidgets\Leads\Notifications\LeadDigest;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Settings;
use Symfony\Component\HttpFoundation\IpUtils;

/** Registers the routes, rate limits, commands and schedule for searches and leads. */
final class CallsServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        $this->addLimiters();
        $parts = array_filter(['calls', 'answers', 'desk'], Settings::hasRoutes(...));
        // Every part except the calls has pages.
        $hasPages = array_filter(['answers', 'desk', 'alerts'], Settings::hasRoutes(...)) !== [];
        $router = $this->app->make(Router::class);
        foreach ([...$parts, ...$hasPages ? ['pages'] : []] as $part) {
            $file = dirname(__DIR__, 2)."/routes/$part.php";
            SiteRoutes::addOurs($router, fn () => $this->loadRoutesFrom($file));
        }
        // Once the application has booted, the site's own routes are loaded. Cached routes are already in order.
        $this->app->booted(function () use ($router) {
            if (! ($this->app instanceof CachesRoutes && $this->app->routesAreCached())) {
                SiteRoutes::putFirst($router);
            }
        });
        if ($this->app->runningInConsole()) {
            $this->commands([
                DigestCommand::class, LeadsCommand::class, PersonCommand::class, RecoverCommand::class,
            ]);
        }
        Event::listen(ModelPruningFinished::class, FailIncompletePruning::class);
        $this->callAfterResolving(Schedule::class, $this->addToSchedule(...));
    }

    private function addLimiters(): void
    {
        RateLimiter::for('imo-searches', fn (Request $request) => self::perMinute('searches', $request));
        // Each form has a separate limit. A form sent again isn't limited: it is already stored, and the visitor is
        // waiting for the answer.
        RateLimiter::for(
            'imo-leads',
            fn (Request $request) => SendId::isRemembered($request)
                ? Limit::none()
                : self::perMinute('leads', $request, "{$request->path()}|"),
        );
    }

    /**
     * Returns the configured limit for the request's network address.
     *
     * @param  string  $limiter  the limit's key in `per_minute`
     * @param  string  $form  a prefix that separates this form's count from others
     */
    public static function perMinute(string $limiter, Request $request, string $form = ''): Limit
    {
        return Limit::perMinute((int) Settings::get("per_minute.$limiter"))->by($form.self::addressOf($request));
    }

    /**
     * Returns an IPv4 address, or the first 64 bits of an IPv6 one: a visitor can use any address that begins with
     * them.
     */
    private static function addressOf(Request $request): string
    {
        $address = (string) $request->ip();
        $isIpv6 = filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false;

        return $isIpv6 ? IpUtils::anonymize($address, 0) : $address;
    }

    private function addToSchedule(Schedule $schedule): void
    {
        if (Settings::hasRoutes('calls')) {
            $schedule->command('leads:recover')->hourly()->onOneServer();
            $schedule->command('model:prune', ['--model' => [Settings::leadModel()]])->daily()->onOneServer();
            $time = LeadDigest::timeOfDay();
            if ($time !== null) {
                $digest = $schedule->command('leads:digest')->dailyAt($time);
                $digest->timezone('Europe/Lisbon')->weekdays()->onOneServer();
            }
        }
    }
}
