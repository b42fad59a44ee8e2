<?php

use App\Http\Controllers\Admin;
use App\Http\Controllers\Admin\SessaoController;
use App\Http\Controllers\CaixaController;
use App\Http\Controllers\PaginasController;
use App\Http\Middleware\ContentSecurityPolicy;
use Illuminate\Support\Facades\Route;

// The site's pages; the package has the routes of the widgets' calls.

Route::get('/', [PaginasController::class, 'inicio'])->name('inicio');
Route::get('/lista', [PaginasController::class, 'lista'])->name('lista');
Route::get('/equipa', [PaginasController::class, 'equipa'])->name('equipa');
Route::get('/agente/{colaborador}', [PaginasController::class, 'agente'])->name('agente');
Route::view('/contactos', 'pages.contactos')->name('contactos');
Route::view('/recrutamento', 'pages.recrutamento')->name('recrutamento');
Route::view('/avaliacao', 'pages.avaliacao')->name('avaliacao');
Route::view('/privacidade', 'pages.privacidade')->name('privacidade');
Route::view('/acessibilidade', 'pages.acessibilidade')->name('acessibilidade');
Route::get('/paginas/{pagina:slug}', [PaginasController::class, 'pagina'])->name('pagina');

// The editors' pages. Their text editor sets styles of its own, which the visitors' policy would refuse.
Route::prefix('admin')
    ->withoutMiddleware(ContentSecurityPolicy::class)
    ->group(function () {
        Route::get('entrar', [SessaoController::class, 'create'])
            ->middleware('guest')
            ->name('login');
        Route::post('entrar', [SessaoController::class, 'store'])
            ->middleware(['guest', 'throttle:10,1'])
            ->name('login.store');
        Route::delete('entrar', [SessaoController::class, 'destroy'])
            ->middleware('auth')
            ->name('logout');
        Route::resource('paginas', Admin\PaginasController::class)
            ->except(['show', 'destroy'])
            ->middleware('auth')
            ->names('admin.paginas');
    });

// The visitors' forms, for everyone who tries this demo. A copy of this route needs a login.
if (! app()->isProduction()) {
    Route::get('/caixa', [CaixaController::class, 'index'])->name('caixa');
    Route::get('/caixa/cv/{lead}', [CaixaController::class, 'cv'])->name('caixa.cv');
}

Route::get('/{slug}_{imovel}', [PaginasController::class, 'imovel'])
    ->where(['slug' => '[a-z0-9-]*', 'imovel' => '\d+'])->name('imovel');
