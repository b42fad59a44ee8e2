<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Leads\Http\LeadController;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Listings\Http\MapController;
use ImoWidgets\Listings\Http\SearchController;
use ImoWidgets\Settings;

/*
 * The widgets' calls. A search changes nothing and needs neither a session nor a CSRF token, so it works in another
 * site's frame and without cookies. The forms use the configured middleware, by default `web`: session and CSRF token.
 */

if (Settings::get('listings') !== false) {
    Route::middleware('throttle:imo-searches')->group(function () {
        Route::post('api/imoveis', SearchController::class);
        Route::post('api/imoveis/mapa', MapController::class);
    });
}

Route::middleware([...(array) Settings::get('middleware'), 'throttle:imo-leads'])->group(function () {
    foreach (LeadKind::cases() as $kind) {
        Route::post($kind->path(), LeadController::class);
    }
});
