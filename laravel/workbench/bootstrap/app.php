<?php

use App\Http\Middleware\ContentSecurityPolicy;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Configuration\Middleware;
use Illuminate\Http\Middleware\HandleCors;

return Application::configure(basePath: dirname(__DIR__))
    ->withRouting(web: __DIR__.'/../routes/web.php', health: '/up')
    ->withMiddleware(function (Middleware $middleware): void {
        // Only the site's own pages call it; no other origin may.
        $middleware->remove(HandleCors::class);
        $middleware->web(append: ContentSecurityPolicy::class);
    })
    ->withExceptions()
    ->create();
