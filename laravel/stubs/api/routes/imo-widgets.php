<?php

use App\Http\Controllers\ImoveisController;
use App\Http\Controllers\LeadsController;
use App\Http\Middleware\AnswerRepeatedSend;
use Illuminate\Support\Facades\Route;

/*
 * The seven calls of the widgets. They stand in the `web` group, so that Laravel's session and CSRF token guard them. The
 * limiters are in App\Providers\LeadsServiceProvider, which loads this file.
 */

Route::middleware('web')->prefix('api')->group(function () {
    Route::post('imoveis', ImoveisController::class)->middleware('throttle:imo-searches');
    Route::middleware(['throttle:imo-leads', AnswerRepeatedSend::class])->controller(LeadsController::class)->group(function () {
        Route::post('imovel/contacto', 'listing');
        Route::post('contacto/contacto', 'general');
        Route::post('agente/contacto', 'agent');
        Route::post('agencia/contacto', 'agency');
        Route::post('recrutamento', 'application');
        Route::post('agendamento', 'valuation');
    });
});
