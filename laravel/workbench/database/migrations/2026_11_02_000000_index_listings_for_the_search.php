<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/**
 * Creates the indexes that the search reads instead of the whole table. There is one index for each order (newest
 * first, and prices in both directions with the newest first among equal prices), both for all listings and within a
 * deal. Each index contains all filters after its sorted columns, so a search reads one index from one end, and no
 * rows. A search with few matches, and the count of a search with many, use an index that begins with the most
 * selective place or filter and contains the others. No filter is indexed alone, because a server that intersects such
 * indexes reads hundreds of thousands of entries to find a dozen.
 */
return new class extends Migration
{
    /** The leading columns of the indexes for an order, by the prefix of the index's name. */
    private const GROUPS = ['' => '', 'negocio_' => 'tipo_negocio, '];

    private const COUNTS = 'num_quartos, num_wcs, garagem';

    /** The filters, without the sorted columns. */
    private const FILTERS = 'tipo_imovel, estado, '.self::COUNTS
        .', comercial, conselho_dobrado, freguesia_dobrada, latitude, longitude';

    /** The filters that are used without a deal; each begins an index with its name. */
    private const LEADING = ['tipo_imovel', 'estado', 'num_quartos', 'num_wcs', 'garagem'];

    public function up(): void
    {
        Schema::table('imoveis', function (Blueprint $table) {
            foreach ($this->indexes() as $name => $columns) {
                $table->rawIndex($columns, "imoveis_$name");
            }
        });
        if (DB::getDriverName() === 'pgsql') {
            // This index serves searches for part of a reference. Only PostgreSQL has such an index; it is used for
            // three letters or more.
            DB::statement('create extension if not exists pg_trgm');
            DB::statement('create index imoveis_id_ref_partes on imoveis using gin (lower(id_ref) gin_trgm_ops)');
        }
    }

    public function down(): void
    {
        Schema::table('imoveis', function (Blueprint $table) {
            array_map(fn (string $name) => $table->dropIndex("imoveis_$name"), array_keys($this->indexes()));
        });
        if (DB::getDriverName() === 'pgsql') {
            DB::statement('drop index imoveis_id_ref_partes');
        }
    }

    /** @return array<string, string> */
    private function indexes(): array
    {
        $indexes = [
            'conselho' => 'conselho_dobrado, tipo_negocio, tipo_imovel, '.self::COUNTS.', estado, preco, criado, id',
            'freguesia' => 'freguesia_dobrada, tipo_negocio, tipo_imovel, '.self::COUNTS.', estado, preco, criado, id',
            'zona' => 'latitude, longitude, tipo_negocio, tipo_imovel, '.self::COUNTS.', estado, preco, criado, id',
            'filtros' => 'tipo_negocio, tipo_imovel, estado, '.self::COUNTS.', preco, criado, id',
            'comercial_recentes' => 'comercial, criado, id',
        ];
        foreach (self::LEADING as $leading) {
            $others = array_diff(self::LEADING, [$leading]);
            $indexes["por_$leading"] = "$leading, tipo_negocio, ".implode(', ', $others).', preco, criado, id';
        }
        if (DB::getDriverName() !== 'pgsql') {
            // A search for part of a reference scans this whole index, but at least doesn't read the rows.
            $indexes['referencia'] = 'id_ref, preco, criado, id';
            $indexes['filtros'] .= ', id_ref';
        }
        foreach (self::GROUPS as $name => $columns) {
            // Within a deal, the index already begins with tipo_negocio.
            $filters = ($columns === '' ? 'tipo_negocio, ' : '').self::FILTERS;
            $indexes["{$name}recentes"] = "{$columns}criado, id, preco, $filters";
            $indexes["{$name}preco_sobe"] = "{$columns}preco, id desc, $filters";
            $indexes["{$name}preco_desce"] = "{$columns}preco, id, $filters";
        }

        return $indexes;
    }
};
