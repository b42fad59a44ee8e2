<?php

use App\Http\Controllers\AvisosController;
use Illuminate\Support\Facades\Route;

/*
 * "Avise-me" by e-mail. The call stands in the `web` group, as the other calls do. The pages that mails lead to need no session:
 * what their URLs carry can't be guessed. The limiters are in App\Providers\AlertsServiceProvider, which loads this file.
 */

Route::middleware('web')->prefix('api')->group(function () {
    Route::post('avisos', [AvisosController::class, 'keep'])->middleware('throttle:imo-alerts');
});

Route::middleware('throttle:imo-alert-pages')->prefix('avisos')->controller(AvisosController::class)->where(['token' => '[0-9a-f]{40}'])->group(function () {
    Route::get('confirmar/{token}', 'showConfirmation')->name('imo-alerts.confirm');
    Route::post('confirmar/{token}', 'confirm');
    Route::get('{token}', 'show')->name('imo-alerts.show');
    Route::post('{token}', 'change');
    Route::get('{token}/cancelar', 'showCancellation')->name('imo-alerts.cancel');
    Route::post('{token}/cancelar', 'cancel');
});
