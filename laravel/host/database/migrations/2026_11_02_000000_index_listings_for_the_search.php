<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/**
 * What the search reads instead of the whole table. Listings in the order of the newest, all of them and within what visitors
 * ask for most; prices in both directions, because of equal prices the newest comes first; and all filters in one index, so
 * that what fits is found without reading the rows. Columns of few values have no index of their own: a server that joins
 * such indexes reads hundreds of thousands of entries to find a dozen.
 */
return new class extends Migration
{
    /** What the newest are sorted within. */
    private const NEWEST = ['' => '', 'negocio_' => 'tipo_negocio, ', 'imovel_' => 'tipo_imovel, ', 'negocio_imovel_' => 'tipo_negocio, tipo_imovel, ', 'comercial_' => 'comercial, '];

    private const COUNTS = 'num_quartos, num_wcs, garagem';

    /** What prices are sorted within. */
    private const GROUPS = ['' => '', 'negocio_' => 'tipo_negocio, ', 'negocio_imovel_' => 'tipo_negocio, tipo_imovel, '];

    /** Single columns that were indexed before, and begin one of these. */
    private const SINGLE = ['tipo_negocio', 'tipo_imovel', 'conselho_dobrado', 'freguesia_dobrada', 'preco', 'comercial', 'criado'];

    /** Makes them. */
    public function up(): void
    {
        Schema::table('imoveis', function (Blueprint $table) {
            foreach ($this->indexes() as $name => $columns) {
                $table->rawIndex($columns, "imoveis_$name");
            }
            array_map(fn (string $column) => $table->dropIndex([$column]), self::SINGLE);
        });
        if (DB::getDriverName() === 'pgsql') {
            $this->indexPartsOfReferences();
        }
    }

    /** Takes them away again. */
    public function down(): void
    {
        Schema::table('imoveis', function (Blueprint $table) {
            array_map(fn (string $column) => $table->index($column), self::SINGLE);
            array_map(fn (string $name) => $table->dropIndex("imoveis_$name"), array_keys($this->indexes()));
        });
        if (DB::getDriverName() === 'pgsql') {
            DB::statement('drop index imoveis_id_ref_partes');
        }
    }

    /** @return array<string, string> columns by name */
    private function indexes(): array
    {
        $indexes = [
            'conselho' => 'conselho_dobrado, tipo_negocio, tipo_imovel, '.self::COUNTS.', estado, preco, criado, id',
            'freguesia' => 'freguesia_dobrada, tipo_negocio, tipo_imovel, '.self::COUNTS.', estado, preco, criado, id',
            'filtros' => 'tipo_negocio, tipo_imovel, estado, '.self::COUNTS.', criado, id',
        ];
        if (DB::getDriverName() !== 'pgsql') {
            // Read from end to end for a part of a reference, and at least without the rows.
            $indexes['referencia'] = 'id_ref, preco, criado, id';
        }
        foreach (self::NEWEST as $name => $columns) {
            $indexes["{$name}recentes"] = "{$columns}criado, id";
        }
        foreach (self::GROUPS as $name => $columns) {
            $indexes["{$name}preco_sobe"] = "{$columns}preco, id desc";
            $indexes["{$name}preco_desce"] = "{$columns}preco, id";
        }

        return $indexes;
    }

    /** Any part of a reference finds it: of the three only PostgreSQL has an index for that, and takes it from three letters on. */
    private function indexPartsOfReferences(): void
    {
        DB::statement('create extension if not exists pg_trgm');
        DB::statement('create index imoveis_id_ref_partes on imoveis using gin (lower(id_ref) gin_trgm_ops)');
    }
};
