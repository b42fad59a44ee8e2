<?php

namespace App\Providers;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;

/** How often one visitor may search and write. A refused message counts too, so messages have room for a few tries. */
final class AppServiceProvider extends ServiceProvider
{
    /** The limiters that routes/web.php names. */
    public function boot(): void
    {
        RateLimiter::for('pesquisas', fn (Request $request) => Limit::perMinute((int) config('site.searches_per_minute'))->by($request->ip()));
        RateLimiter::for('mensagens', fn (Request $request) => Limit::perMinute((int) config('site.messages_per_minute'))->by($request->ip()));
    }
}
