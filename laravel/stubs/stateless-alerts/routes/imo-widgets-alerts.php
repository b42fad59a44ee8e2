<?php

use App\Http\Controllers\AvisosController;
use Illuminate\Support\Facades\Route;

/*
 * "Avise-me" by e-mail, for pages of another origin: without a session and its CSRF token, which no other origin can send. The
 * pages that mails lead to need no session either: what their URLs carry can't be guessed. The limiters are in
 * App\Providers\AlertsServiceProvider, which loads this file.
 */

Route::prefix('api')->group(function () {
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
