<?php

use Illuminate\Support\Facades\Route;

/*
 * Serves the styles for the pages of leads and alerts, because a site's policy may forbid inline styles. The URL has no
 * extension, because a web server might answer `*.css` itself with a static file.
 */
Route::view('imo-leads/page-style', 'imo-widgets::leads.style', [], 200, [
    'Content-Type' => 'text/css; charset=UTF-8',
    'Cache-Control' => 'public, max-age=3600',
]);
