<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** What visitors send: messages, applications, requests for a valuation (App\Models\Lead). */
return new class extends Migration
{
    /** Makes the table. */
    public function up(): void
    {
        Schema::create('imo_leads', function (Blueprint $table) {
            $table->id();
            // The header Imo-Send-Id. That a form is kept once is this index's doing, also when it arrives twice at the same time.
            $table->char('envio', 32)->nullable()->unique();
            $table->string('tipo', 20);
            $table->string('destino')->nullable();
            foreach (['nome', 'tel', 'email'] as $campo) {
                $table->text($campo);
            }
            $table->text('mensagem')->nullable();
            $table->json('campos');
            // The file itself is on a disk: `binary` holds 64 kB on MySQL, and each database wants its own type for more.
            $table->text('cv_nome')->nullable();
            $table->unsignedInteger('cv_bytes')->nullable();
            $table->string('cv_ficheiro')->nullable()->index();
            $table->boolean('suspeito')->default(false);
            $table->json('sinais');
            // Digests: of the e-mail address, to find all of a person; of the network address and of the text, to see who repeats.
            $table->char('pessoa', 64)->index();
            $table->char('origem', 64);
            $table->char('impressao', 64)->nullable();
            $table->timestamp('notificado_em')->nullable();
            $table->timestamps();
            $table->index(['tipo', 'created_at']);
            $table->index(['origem', 'created_at']);
            $table->index(['impressao', 'created_at']);
            $table->index(['notificado_em', 'created_at']);
        });
    }

    /** Takes it away, with all that visitors sent. */
    public function down(): void
    {
        Schema::dropIfExists('imo_leads');
    }
};
