<?php

use Illuminate\Support\Facades\Route;

/* Serves the styles of the pages of leads and alerts as a file: a site's policy may forbid inline styles. */
Route::view('imo-leads/page.css', 'imo-widgets::leads.style', [], 200, [
    'Content-Type' => 'text/css; charset=UTF-8', 'Cache-Control' => 'public, max-age=3600',
]);
