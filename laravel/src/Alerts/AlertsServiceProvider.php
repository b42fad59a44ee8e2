<?php

namespace ImoWidgets\Alerts;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Http\Request;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Alerts\Check\AlertRun;
use ImoWidgets\Alerts\Check\RestingAlerts;
use ImoWidgets\Check\CheckCommand;
use ImoWidgets\Http\CallsServiceProvider;
use ImoWidgets\Http\SiteRoutes;
use ImoWidgets\Leads\SendId;
use ImoWidgets\PersonDigest;
use ImoWidgets\Settings;

/** Registers alerts by mail on a site that has turned them on. */
final class AlertsServiceProvider extends ServiceProvider
{
    /** The questions about alerts in `imo-widgets:check`, in order. */
    public const QUESTIONS = [AlertRun::class, RestingAlerts::class];

    public function register(): void
    {
        $this->app->tag(self::QUESTIONS, CheckCommand::MORE_QUESTIONS);
    }

    public function boot(): void
    {
        SiteRoutes::addOurs(
            $this->app->make(Router::class),
            fn () => $this->loadRoutesFrom(dirname(__DIR__, 2).'/routes/alerts.php'),
        );
        RateLimiter::for(
            'imo-alerts',
            fn (Request $request) => SendId::isRemembered($request)
                ? Limit::none()
                : [CallsServiceProvider::perMinute('alerts', $request, 'alerts|'), ...self::mailsTo($request)],
        );
        if ($this->app->runningInConsole()) {
            $this->commands([RunAlertsCommand::class]);
        }
        // The command runs every hour, so the work of a killed run is resumed within the hour.
        $this->callAfterResolving(
            Schedule::class,
            fn (Schedule $schedule) => $schedule->command('alerts:run')->hourly()->onOneServer(),
        );
    }

    /** @return list<Limit> the daily limit of mails to the typed address, which may be a stranger's */
    private static function mailsTo(Request $request): array
    {
        $email = $request->input('email');
        $perDay = Limit::perDay((int) Settings::get('alerts.asked_per_day'));

        return is_string($email) ? [$perDay->by('alerts|'.PersonDigest::of(mb_scrub($email)))] : [];
    }
}
