<?php

use Illuminate\Support\Facades\Route;

/* How the pages of leads and alerts look, as a file of its own: a site's policy may allow no style within a page. */
Route::view('imo-leads/page.css', 'imo-widgets::leads.style', [], 200, [
    'Content-Type' => 'text/css; charset=UTF-8', 'Cache-Control' => 'public, max-age=3600',
]);
