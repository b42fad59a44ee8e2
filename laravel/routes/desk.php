<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Http\DeskAccess;
use ImoWidgets\Http\PrivatePage;
use ImoWidgets\Leads\Http\LeadCvController;
use ImoWidgets\Leads\Http\LeadDeskController;
use ImoWidgets\Settings;

/*
 * The list of leads for the agency. The site grants access with ImoWidgets::viewLeadsUsing() or its own gate
 * `viewImoLeads`; without either, all access is denied.
 */

Route::middleware([...(array) Settings::get('leads.desk.middleware'), PrivatePage::class, DeskAccess::class])
    ->prefix('imo-leads')
    ->whereNumber('lead')
    ->group(function () {
        Route::get('/', [LeadDeskController::class, 'index'])->name('imo-leads.desk');
        Route::get('csv', [LeadDeskController::class, 'csv'])->name('imo-leads.csv');
        Route::post('cv/{lead}', [LeadCvController::class, 'downloadAtDesk']);
    });
