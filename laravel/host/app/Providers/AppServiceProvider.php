<?php

namespace App\Providers;

use App\Http\Controllers\ImoveisComoRecursos;
use App\Http\Controllers\ImoveisController;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;

/** How often one visitor may search and write. A refused message counts too, so messages have room for a few tries. */
final class AppServiceProvider extends ServiceProvider
{
    /** Which of the two usual answers the search gives. */
    public function register(): void
    {
        $this->app->bind(ImoveisController::class, fn () => config('site.answer') === 'resource' ? new ImoveisComoRecursos : new ImoveisController);
    }

    /** The limiters that routes/web.php names. */
    public function boot(): void
    {
        RateLimiter::for('pesquisas', fn (Request $request) => Limit::perMinute((int) config('site.searches_per_minute'))->by($request->ip()));
        RateLimiter::for('mensagens', fn (Request $request) => Limit::perMinute((int) config('site.messages_per_minute'))->by($request->ip()));
    }
}
