<?php

use App\Http\Controllers\ImoveisController;
use App\Http\Controllers\LeadsController;
use App\Http\Middleware\UmaSoVez;
use Illuminate\Support\Facades\Route;

/*
 * The seven calls of the widgets. They stand in the `web` group, so that Laravel's session and CSRF token guard them. The
 * limiters are in App\Providers\LeadsServiceProvider, which loads this file.
 */

Route::middleware('web')->prefix('api')->group(function () {
    Route::post('imoveis', ImoveisController::class)->middleware('throttle:imo-searches');
    Route::middleware(['throttle:imo-leads', UmaSoVez::class])->controller(LeadsController::class)->group(function () {
        Route::post('imovel/contacto', 'imovel');
        Route::post('contacto/contacto', 'geral');
        Route::post('agente/contacto', 'agente');
        Route::post('agencia/contacto', 'agencia');
        Route::post('recrutamento', 'candidatura');
        Route::post('agendamento', 'avaliacao');
    });
});
