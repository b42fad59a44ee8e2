<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** The agency's listings, people and pages, and what visitors send. */
return new class extends Migration
{
    /** Makes the tables. */
    public function up(): void
    {
        $this->createContent();
        $this->createLeads();
    }

    /** What the agency shows: people, listings, pages. */
    private function createContent(): void
    {
        Schema::create('colaboradores', function (Blueprint $table) {
            $table->id();
            $table->string('name');
            $table->string('titulo')->nullable();
            $table->string('foto')->nullable();
            $table->string('link');
            $table->string('variante');
        });
        Schema::create('imoveis', function (Blueprint $table) {
            $table->id();
            $table->string('id_ref')->index();
            $table->string('titulo');
            $table->text('descricao');
            $table->string('tipo_negocio')->index();
            $table->string('tipo_imovel')->index();
            $table->string('conselho');
            $table->string('conselho_dobrado')->index();
            $table->string('freguesia')->nullable();
            $table->string('freguesia_dobrada')->nullable()->index();
            $table->decimal('preco', 12, 2)->nullable()->index();
            foreach (['num_quartos', 'num_wcs', 'garagem', 'num_frentes', 'inclinacao', 'num_montras', 'num_andares'] as $contagem) {
                $table->integer($contagem)->nullable();
            }
            $table->float('area_privada')->nullable();
            $table->float('area_terreno')->nullable();
            $table->string('estado');
            $table->json('fotos');
            $table->foreignId('comercial')->index();
            $table->date('criado')->index();
        });
        Schema::create('paginas', function (Blueprint $table) {
            $table->id();
            $table->string('slug')->unique();
            $table->string('titulo');
            $table->text('corpo');
        });
    }

    /** What visitors send: messages, applications, requests for a valuation. */
    private function createLeads(): void
    {
        Schema::create('mensagens', function (Blueprint $table) {
            $table->id();
            $table->string('tipo');
            $table->string('destino')->nullable();
            $table->text('nome');
            $table->text('tel');
            $table->text('email');
            $table->text('mensagem');
            $table->timestamps();
        });
        Schema::create('candidaturas', function (Blueprint $table) {
            $table->id();
            foreach (['funcao', 'agencia', 'nome', 'loca', 'tel', 'email'] as $campo) {
                $table->text($campo);
            }
            $table->text('idade')->nullable();
            $table->text('mensagem')->nullable();
            $table->string('cv_nome');
            $table->integer('cv_bytes');
            // The file itself lies on the private disk: `binary` holds 64 kB on MySQL, and each database wants its own type for more.
            $table->string('cv_ficheiro');
            $table->timestamps();
        });
        Schema::create('avaliacoes', function (Blueprint $table) {
            $table->id();
            $table->json('campos');
            $table->timestamps();
        });
    }
};
