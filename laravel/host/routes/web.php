<?php

use App\Http\Controllers\CaixaController;
use App\Http\Controllers\ImoveisController;
use App\Http\Controllers\MensagensController;
use App\Http\Controllers\PaginasController;
use App\Http\Middleware\UmaSoVez;
use Illuminate\Support\Facades\Route;

/*
 * The pages, then the seven calls of the widgets. The calls stand in the `web` group, so that Laravel's session and CSRF
 * token guard them. Searches and messages have a limiter each: whoever pages through listings should still be able to write.
 */

Route::get('/', [PaginasController::class, 'inicio'])->name('inicio');
Route::get('/lista', [PaginasController::class, 'lista'])->name('lista');
Route::get('/equipa', [PaginasController::class, 'equipa'])->name('equipa');
Route::get('/agente/{colaborador}', [PaginasController::class, 'agente'])->name('agente');
Route::view('/contactos', 'pages.contactos')->name('contactos');
Route::view('/recrutamento', 'pages.recrutamento')->name('recrutamento');
Route::view('/avaliacao', 'pages.avaliacao')->name('avaliacao');
Route::view('/privacidade', 'pages.privacidade')->name('privacidade');
Route::get('/paginas/{pagina:slug}', [PaginasController::class, 'pagina'])->name('pagina');

// What visitors sent, for who tries the site. Whoever copies this puts it behind a login.
if (! app()->isProduction()) {
    Route::get('/caixa', [CaixaController::class, 'index'])->name('caixa');
    Route::get('/caixa/cv/{candidatura}', [CaixaController::class, 'cv'])->name('caixa.cv');
}

Route::prefix('api')->group(function () {
    Route::post('imoveis', ImoveisController::class)->middleware('throttle:pesquisas');
    Route::middleware(['throttle:mensagens', UmaSoVez::class])->controller(MensagensController::class)->group(function () {
        Route::post('imovel/contacto', 'imovel');
        Route::post('contacto/contacto', 'geral');
        Route::post('agente/contacto', 'agente');
        Route::post('agencia/contacto', 'agencia');
        Route::post('recrutamento', 'candidatura');
        Route::post('agendamento', 'avaliacao');
    });
});

Route::get('/{slug}_{imovel}', [PaginasController::class, 'imovel'])
    ->where(['slug' => '[a-z0-9-]*', 'imovel' => '\d+'])->name('imovel');
