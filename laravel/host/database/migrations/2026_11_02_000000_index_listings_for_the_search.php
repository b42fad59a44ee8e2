<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/**
 * What the search reads instead of the whole table: every filter in the order of the newest, and prices in both directions,
 * of all listings and of a deal and kind. An index of prices ends with the id the other way round, because of equal prices
 * the newest comes first.
 */
return new class extends Migration
{
    /** Filters that are followed by the day and the id. */
    private const FILTERS = ['tipo_negocio', 'tipo_imovel', 'conselho_dobrado', 'freguesia_dobrada', 'comercial', 'estado', 'num_quartos', 'num_wcs', 'garagem'];

    /** What prices are sorted within. */
    private const GROUPS = ['' => '', 'negocio' => 'tipo_negocio, ', 'negocio_imovel' => 'tipo_negocio, tipo_imovel, '];

    /** Makes the indexes; those of single columns that begin one of them go. */
    public function up(): void
    {
        Schema::table('imoveis', function (Blueprint $table) {
            $table->index(['criado', 'id'], 'imoveis_recentes');
            $table->index(['tipo_negocio', 'tipo_imovel', 'criado', 'id'], 'imoveis_negocio_imovel_recentes');
            foreach (self::FILTERS as $column) {
                $table->index([$column, 'criado', 'id'], "imoveis_{$column}_recentes");
            }
            foreach (self::GROUPS as $name => $columns) {
                $table->rawIndex("{$columns}preco, id desc", "imoveis_{$name}_preco_sobe");
                $table->rawIndex("{$columns}preco, id", "imoveis_{$name}_preco_desce");
            }
            foreach (['tipo_negocio', 'tipo_imovel', 'conselho_dobrado', 'freguesia_dobrada', 'preco', 'comercial', 'criado'] as $column) {
                $table->dropIndex([$column]);
            }
        });
        if (DB::getDriverName() === 'pgsql') {
            $this->indexPartsOfReferences();
        }
    }

    /** Any part of a reference finds it: of the three only PostgreSQL has an index for that, and takes it from three letters on. */
    private function indexPartsOfReferences(): void
    {
        DB::statement('create extension if not exists pg_trgm');
        DB::statement('create index imoveis_id_ref_partes on imoveis using gin (lower(id_ref) gin_trgm_ops)');
    }
};
