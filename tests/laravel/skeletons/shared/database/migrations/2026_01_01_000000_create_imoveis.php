<?php

use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\{DB, Schema};

return new class extends Illuminate\Database\Migrations\Migration
{
    public function up(): void
    {
        Schema::create('imoveis', function (Blueprint $table) {
            $table->id();
            foreach (['id_ref', 'titulo', 'tipo_negocio', 'tipo_imovel', 'conselho', 'freguesia', 'estado', 'certificado'] as $text) {
                $table->string($text)->nullable();
            }
            foreach (['preco', 'num_quartos', 'num_wcs', 'garagem', 'num_frentes', 'inclinacao', 'num_montras', 'num_andares', 'area_privada', 'area_terreno', 'comercial'] as $number) {
                $table->integer($number)->nullable();
            }
            $table->json('fotos')->default('[]');
            $table->date('criado')->nullable();
        });
        DB::table('imoveis')->insert(['titulo' => 'T2 em Ovar', 'tipo_negocio' => 'Venda', 'tipo_imovel' => 'Apartamento', 'conselho' => 'Ovar', 'estado' => 'Usado', 'num_quartos' => 2, 'num_wcs' => 1, 'preco' => 150000]);
    }
};
