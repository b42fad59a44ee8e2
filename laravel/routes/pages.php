<?php

use Illuminate\Support\Facades\Route;

/*
 * Serves the styles of the pages of leads and alerts as a file: a site's policy may forbid inline styles. Its URL has
 * no ending, by which a web server may take it for a file of its own.
 */
Route::view('imo-leads/page-style', 'imo-widgets::leads.style', [], 200, [
    'Content-Type' => 'text/css; charset=UTF-8', 'Cache-Control' => 'public, max-age=3600',
]);
