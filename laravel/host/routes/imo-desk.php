<?php

use App\Http\Controllers\LeadDeskController;
use Illuminate\Support\Facades\Route;

/*
 * The agency's own list of leads. Who may see it is this site's to say: Gate::define('imo-leads', …) in a provider. Without that
 * nobody may. A site with a login adds its `auth` to the middleware, so that a guest is led there.
 */

Route::middleware(['web', 'can:imo-leads'])->prefix('imo-leads')->controller(LeadDeskController::class)->group(function () {
    Route::get('/', 'index')->name('imo-leads.desk');
    Route::get('csv', 'csv')->name('imo-leads.csv');
});
