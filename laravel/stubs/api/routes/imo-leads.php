<?php

use App\Http\Controllers\LeadAnswersController;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\LeadState;

/*
 * The pages that the links in the mails lead to. Outside the `web` group: the link's signature is all that they need, and a page
 * that was left open for a day has no session that could have run out.
 */

Route::prefix('imo-leads')->controller(LeadAnswersController::class)->group(function () {
    Route::get('page.css', 'style');
    Route::get('{lead}/{state}', 'show')->whereNumber('lead')->whereIn('state', array_column(LeadState::choices(), 'value'))->name(AnswerLink::ROUTE);
    Route::post('{lead}/{state}', 'store')->whereNumber('lead')->whereIn('state', array_column(LeadState::choices(), 'value'));
});
