<?php

use App\Http\Controllers\CaixaController;
use App\Http\Controllers\PaginasController;
use Illuminate\Support\Facades\Route;

// The pages. The seven calls of the widgets are in routes/imo-widgets.php.

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
    Route::get('/caixa/cv/{lead}', [CaixaController::class, 'cv'])->name('caixa.cv');
}

Route::get('/{slug}_{imovel}', [PaginasController::class, 'imovel'])
    ->where(['slug' => '[a-z0-9-]*', 'imovel' => '\d+'])->name('imovel');
