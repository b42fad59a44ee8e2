<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Http\PageStyle;

/* How the pages of leads and alerts look, as a file of its own: a site's policy may allow no style within a page. */
Route::get('imo-leads/page.css', PageStyle::class);
