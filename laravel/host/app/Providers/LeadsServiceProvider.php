<?php

namespace App\Providers;

use App\Models\Lead;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\NetworkAddress;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Leads\WorkingDay;

/** The widgets' seven calls and the pages that mails about leads link to: their routes, how often they may come, and what has to happen now and then. */
final class LeadsServiceProvider extends ServiceProvider
{
    /** Limiters, routes, the schedule. */
    public function boot(): void
    {
        $this->addLimiters();
        $this->loadRoutesFrom(base_path('routes/imo-widgets.php'));
        $this->loadRoutesFrom(base_path('routes/imo-leads.php'));
        // The desk is a part of its own: imo-widgets:api --desk.
        is_file(base_path('routes/imo-desk.php')) && $this->loadRoutesFrom(base_path('routes/imo-desk.php'));
        $this->callAfterResolving(Schedule::class, $this->addToSchedule(...));
    }

    /** Per network address, and per form: whoever pages through listings should still be able to write. */
    private function addLimiters(): void
    {
        RateLimiter::for('imo-searches', fn (Request $request) => Limit::perMinute((int) config('imo-widgets.per_minute.searches', 120))->by(NetworkAddress::of($request)));
        // A form that is kept already costs nothing, and its visitor is waiting for the answer.
        RateLimiter::for('imo-leads', fn (Request $request) => Lead::keptAs(SendId::of($request)) !== null
            ? Limit::none()
            : Limit::perMinute((int) config('imo-widgets.per_minute.leads', 20))->by("{$request->path()}|".NetworkAddress::of($request)));
    }

    private function addToSchedule(Schedule $schedule): void
    {
        $schedule->command('leads:recover')->hourly()->onOneServer();
        $time = LeadSettings::digestTime();
        if ($time !== null) {
            $schedule->command('leads:digest')->dailyAt($time)->timezone('Europe/Lisbon')->when(fn () => WorkingDay::is(now()))->onOneServer();
        }
        $schedule->command('model:prune', ['--model' => [Lead::class]])->daily()->onOneServer();
    }
}
