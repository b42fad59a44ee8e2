<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Http\PrivatePage;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Http\LeadAnswerController;
use ImoWidgets\Leads\Http\LeadCvController;
use ImoWidgets\Leads\LeadState;

/*
 * The pages that links in mails lead to. They are outside the `web` group: the link's signature authorizes the request,
 * and without a session, a page that was left open for a day still works.
 */

Route::middleware(PrivatePage::class)
    ->prefix('imo-leads')
    ->whereNumber('lead')
    ->whereIn('state', array_column(LeadState::choices(), 'value'))
    ->group(function () {
        Route::get('{lead}/cv', [LeadCvController::class, 'show'])->name(AnswerLink::CV_ROUTE);
        Route::post('{lead}/cv', [LeadCvController::class, 'download']);
        Route::get('{lead}/{state}', [LeadAnswerController::class, 'show'])->name(AnswerLink::ROUTE);
        Route::post('{lead}/{state}', [LeadAnswerController::class, 'store']);
    });
