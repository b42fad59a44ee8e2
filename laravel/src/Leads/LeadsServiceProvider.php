<?php

namespace ImoWidgets\Leads;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Console\DigestCommand;
use ImoWidgets\Console\LeadsCommand;
use ImoWidgets\Console\PersonCommand;
use ImoWidgets\Console\RecoverCommand;
use ImoWidgets\Http\PackageRoutes;

/** Registers calls, answer pages and desk: their routes, rate limits and schedule. */
final class LeadsServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        $this->addLimiters();
        foreach (['calls', 'answers', 'desk'] as $part) {
            if (PackageRoutes::isOn($part)) {
                $this->loadRoutesFrom(PackageRoutes::file($part));
            }
        }
        if (PackageRoutes::isOn('answers') || PackageRoutes::isOn('desk') || PackageRoutes::isOn('alerts')) {
            $this->loadRoutesFrom(PackageRoutes::file('pages'));
        }
        if ($this->app->runningInConsole()) {
            $this->commands([DigestCommand::class, LeadsCommand::class, PersonCommand::class, RecoverCommand::class]);
        }
        if (PackageRoutes::isOn('calls')) {
            $this->callAfterResolving(Schedule::class, $this->addToSchedule(...));
        }
    }

    /** Limits per network address and per form: a visitor who pages through listings must still be able to write. */
    private function addLimiters(): void
    {
        RateLimiter::for(
            'imo-searches',
            fn (Request $request) => Limit::perMinute((int) config('imo-widgets.per_minute.searches', 120))->by(
                NetworkAddress::of($request),
            ),
        );
        // A repeated form is stored already and costs nothing, and its visitor is waiting for the answer.
        RateLimiter::for(
            'imo-leads',
            fn (Request $request) => LeadSettings::model()::keptAs(SendId::of($request)) !== null
                ? Limit::none()
                : Limit::perMinute((int) config('imo-widgets.per_minute.leads', 20))->by(
                    "{$request->path()}|".NetworkAddress::of($request),
                ),
        );
    }

    private function addToSchedule(Schedule $schedule): void
    {
        $schedule->command('leads:recover')->hourly()->onOneServer();
        $time = LeadSettings::digestTime();
        if ($time !== null) {
            $schedule->command('leads:digest')->dailyAt($time)->timezone('Europe/Lisbon')->weekdays()->onOneServer();
        }
        $schedule->command('model:prune', ['--model' => [LeadSettings::model()]])->daily()->onOneServer();
    }
}
