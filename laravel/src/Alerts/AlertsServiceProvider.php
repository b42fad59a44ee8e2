<?php

namespace ImoWidgets\Alerts;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Console\RunAlertsCommand;
use ImoWidgets\Http\PackageRoutes;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\NetworkAddress;
use ImoWidgets\Leads\PersonalData;
use ImoWidgets\Leads\SendId;

/** Registers alerts that mail: their routes, rate limits, and the scheduled run that looks for news. */
final class AlertsServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->tag(AlertsOfPerson::class, PersonalData::class);
    }

    public function boot(): void
    {
        if ($this->app->runningInConsole()) {
            $this->commands([RunAlertsCommand::class]);
        }
        if (! PackageRoutes::isOn('alerts')) {
            return;
        }
        RateLimiter::for('imo-alerts', $this->limitsOf(...));
        // One-click cancellations come from the mail providers' few addresses.
        RateLimiter::for(
            'imo-alert-pages',
            fn (Request $request) => Limit::perMinute(300)->by('alert-pages|'.NetworkAddress::of($request)),
        );
        $this->loadRoutesFrom(PackageRoutes::file('alerts'));
        // Mails that were due at night go in the morning; a killed run is continued within the hour.
        $this->callAfterResolving(
            Schedule::class,
            fn (Schedule $schedule) => $schedule->command('alerts:run')->hourly()->onOneServer(),
        );
    }

    /**
     * Limits requests per network address, and mails per recipient, whose address a stranger may have typed.
     *
     * @return Limit|list<Limit>
     */
    private function limitsOf(Request $request): Limit|array
    {
        if (Alert::keptAs(SendId::of($request)) !== null) {
            return Limit::none();
        }
        $perMinute = (int) config('imo-widgets.per_minute.alerts', 10);
        $limits = [Limit::perMinute($perMinute)->by('alerts|'.NetworkAddress::of($request))];
        $email = $request->input('email');
        if (is_string($email)) {
            $person = Lead::personOf(mb_scrub($email));
            $limits[] = Limit::perDay((int) AlertSettings::get('asked_per_day'))->by("alerts|$person");
        }

        return $limits;
    }
}
