<?php

use App\Http\Controllers\Admin;
use App\Http\Controllers\PaginasController;
use App\Http\Middleware\ContentSecurityPolicy;
use App\Models\Colaborador;
use App\Models\Pagina;
use Illuminate\Support\Facades\Route;

// The site's pages; the package registers the routes of the widgets' calls.

Route::get('/', [PaginasController::class, 'inicio'])->name('inicio');
Route::get('/lista', [PaginasController::class, 'lista'])->name('lista');
Route::view('/equipa', 'pages.equipa')->name('equipa');
Route::get('/agente/{colaborador}', fn (Colaborador $colaborador) => view('pages.agente', compact('colaborador')));
Route::view('/contactos', 'pages.contactos')->name('contactos');
Route::view('/recrutamento', 'pages.recrutamento')->name('recrutamento');
Route::view('/avaliacao', 'pages.avaliacao')->name('avaliacao');
Route::view('/privacidade', 'pages.privacidade')->name('privacidade');
Route::view('/acessibilidade', 'pages.acessibilidade')->name('acessibilidade');
Route::get('/paginas/{pagina:slug}', fn (Pagina $pagina) => view('pages.pagina', compact('pagina')))->name('pagina');

// The editors' pages. Their text editor sets inline styles, which the visitors' policy would refuse.
Route::prefix('admin')
    ->withoutMiddleware(ContentSecurityPolicy::class)
    ->middleware(['throttle:60,1', 'auth.basic'])
    ->name('admin.')
    ->group(fn () => Route::resource('paginas', Admin\PaginasController::class)
        ->scoped(['pagina' => 'slug'])->except(['show', 'destroy']));

Route::get('/{slug}_{imovel}', [PaginasController::class, 'imovel'])
    ->where(['slug' => '[a-z0-9-]*', 'imovel' => '\d+'])->name('imovel');
