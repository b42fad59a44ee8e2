<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** What the energy certificate says, which the law wants in every advert: `A+` to `F`, `Isento`, `Em curso`. */
return new class extends Migration
{
    /** Adds the column; listings from before have none. */
    public function up(): void
    {
        Schema::table('imoveis', fn (Blueprint $table) => $table->string('certificado', 10)->nullable());
    }

    /** Takes it away again. */
    public function down(): void
    {
        Schema::table('imoveis', fn (Blueprint $table) => $table->dropColumn('certificado'));
    }
};
