<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/**
 * What the advert of a dwelling for rent says besides: useful area in m², the licence of use, the typology `T0` to
 * `T5+1`.
 */
return new class extends Migration
{
    /** Adds the columns; listings from before have none of it. */
    public function up(): void
    {
        Schema::table('imoveis', function (Blueprint $table) {
            $table->float('area_util')->nullable();
            $table->string('licenca', 40)->nullable();
            $table->string('tipologia', 10)->nullable();
        });
    }

    /** Takes them away again. */
    public function down(): void
    {
        Schema::table('imoveis', fn (Blueprint $table) => $table->dropColumn(['area_util', 'licenca', 'tipologia']));
    }
};
