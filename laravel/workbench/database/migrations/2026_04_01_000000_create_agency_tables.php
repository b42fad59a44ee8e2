<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Creates the tables of the agency's listings, staff, pages and editors. Leads are in the package's tables. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::create('colaboradores', function (Blueprint $table) {
            $table->id();
            $table->string('name');
            $table->string('titulo')->nullable();
            $table->string('foto')->nullable();
            $table->string('link');
            $table->string('variante');
            $table->string('telefone', 40)->nullable();
            $table->string('email')->nullable();
        });
        Schema::create('imoveis', function (Blueprint $table) {
            $table->id();
            $table->string('id_ref')->index();
            $table->string('titulo');
            $table->text('descricao');
            $table->string('tipo_negocio', 40);
            $table->string('tipo_imovel', 40);
            $table->string('conselho');
            $table->string('conselho_dobrado');
            $table->string('freguesia')->nullable();
            $table->string('freguesia_dobrada')->nullable();
            $table->decimal('preco', 12, 2)->nullable();
            foreach (['quartos', 'wcs', 'frentes', 'montras', 'andares'] as $contagem) {
                $table->integer("num_$contagem")->nullable();
            }
            $table->integer('garagem')->nullable();
            $table->integer('inclinacao')->nullable();
            $table->float('area_privada')->nullable();
            $table->float('area_terreno')->nullable();
            $table->string('estado', 40);
            $table->json('fotos');
            $table->foreignId('comercial');
            $table->date('criado');
            // These are required by law in adverts: the certificate in all of them, the others for rents only.
            $table->string('certificado', 10)->nullable();
            $table->float('area_util')->nullable();
            $table->string('licenca', 40)->nullable();
            $table->string('tipologia', 10)->nullable();
            $table->decimal('latitude', 7, 5)->nullable();
            $table->decimal('longitude', 8, 5)->nullable();
        });
        Schema::create('paginas', function (Blueprint $table) {
            $table->id();
            $table->string('slug')->unique();
            $table->string('titulo');
            $table->text('corpo');
        });
        Schema::create('users', function (Blueprint $table) {
            $table->id();
            $table->string('name');
            $table->string('email')->unique();
            $table->string('password');
            $table->rememberToken();
            $table->timestamps();
        });
    }
};
