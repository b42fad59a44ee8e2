<?php

namespace App\Providers;

use App\Http\Controllers\ImoveisController;
use App\Http\Controllers\ListingsAsResources;
use Illuminate\Support\ServiceProvider;

/** What this site chooses for itself. */
final class AppServiceProvider extends ServiceProvider
{
    /** Which of the two usual answers the search gives. */
    public function register(): void
    {
        $this->app->bind(ImoveisController::class, fn () => config('site.answer') === 'resource' ? new ListingsAsResources : new ImoveisController);
    }
}
