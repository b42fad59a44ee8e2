<?php

use Illuminate\Support\Facades\Route;
use ImoWidgets\Alerts\Http\AlertController;
use ImoWidgets\Http\PrivatePage;
use ImoWidgets\Settings;

/*
 * Routes of "Avise-me" by e-mail. The call has the middleware of the other forms. The pages linked in mails need no
 * session, because the tokens in their URLs cannot be guessed.
 */

Route::post('api/avisos', [AlertController::class, 'store'])->middleware([
    ...(array) Settings::get('middleware'),
    'throttle:imo-alerts',
]);

Route::middleware(PrivatePage::class)
    ->prefix('avisos')
    ->controller(AlertController::class)
    ->where(['token' => '[0-9a-f]{40}'])
    ->group(function () {
        Route::get('confirmar/{token}', 'showConfirmation')->name('imo-alerts.confirm');
        Route::post('confirmar/{token}', 'confirm');
        Route::get('{token}', 'show')->name('imo-alerts.show');
        Route::post('{token}', 'change');
        Route::get('{token}/cancelar', 'showCancellation')->name('imo-alerts.cancel');
        Route::post('{token}/cancelar', 'cancel');
    });
