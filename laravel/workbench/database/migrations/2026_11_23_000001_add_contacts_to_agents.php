<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** How each person of the agency is reached by themselves. */
return new class extends Migration
{
    /** Adds the columns; people from before have neither. */
    public function up(): void
    {
        Schema::table('colaboradores', function (Blueprint $table) {
            $table->string('telefone', 40)->nullable();
            $table->string('email')->nullable();
        });
    }

    /** Takes them away again. */
    public function down(): void
    {
        Schema::table('colaboradores', fn (Blueprint $table) => $table->dropColumn(['telefone', 'email']));
    }
};
