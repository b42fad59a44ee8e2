<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Http\PrivatePage;
use ImoWidgets\Leads\Http\LeadDeskController;

/*
 * The agency's own list of leads. The site grants access by ImoWidgets::viewLeadsUsing() or its own gate
 * `viewImoLeads`; without either, all access is denied.
 */

Route::middleware(['web', PrivatePage::class, 'can:viewImoLeads'])
    ->prefix('imo-leads')
    ->controller(LeadDeskController::class)
    ->group(function () {
        Route::get('/', 'index')->name('imo-leads.desk');
        Route::get('csv', 'csv')->name('imo-leads.csv');
    });
