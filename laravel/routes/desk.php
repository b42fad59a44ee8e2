<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Leads\Http\LeadDeskController;

/*
 * The agency's own list of leads. The site says who may see it, by ImoWidgets::viewLeadsUsing() or its own gate
 * `viewImoLeads`; without that nobody may.
 */

Route::middleware(['web', 'can:viewImoLeads'])
    ->prefix('imo-leads')
    ->controller(LeadDeskController::class)
    ->group(function () {
        Route::get('/', 'index')->name('imo-leads.desk');
        Route::get('csv', 'csv')->name('imo-leads.csv');
    });
