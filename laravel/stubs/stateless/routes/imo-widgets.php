<?php

use App\Http\Controllers\ImoveisController;
use App\Http\Controllers\LeadsController;
use App\Http\Middleware\AnswerRepeatedSend;
use Illuminate\Support\Facades\Route;

/*
 * The seven calls of the widgets, for pages of another origin: without a session and its CSRF token, which no other origin can
 * send. Whose pages may call is said in config/cors.php. The limiters are in App\Providers\LeadsServiceProvider, which loads
 * this file.
 */

Route::prefix('api')->group(function () {
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
