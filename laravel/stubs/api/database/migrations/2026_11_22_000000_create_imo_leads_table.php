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
            $table->char('send_id', 32)->nullable()->unique();
            $table->string('kind', 20);
            $table->string('recipient_id')->nullable();
            foreach (['nome', 'tel', 'email'] as $key) {
                $table->text($key);
            }
            $table->text('mensagem')->nullable();
            $table->json('fields');
            // The file itself is on a disk: `binary` holds 64 kB on MySQL, and each database wants its own type for more.
            $table->text('cv_name')->nullable();
            $table->unsignedInteger('cv_bytes')->nullable();
            $table->string('cv_file')->nullable()->index();
            $table->boolean('is_suspicious')->default(false);
            $table->json('signs');
            // Digests: of the e-mail address, to find all of a person; of the network address and of the text, to see who repeats.
            $table->char('person', 64)->index();
            $table->char('source', 64);
            $table->char('text_hash', 64)->nullable();
            $table->timestamp('announced_at')->nullable();
            $table->timestamps();
            $table->index(['kind', 'created_at']);
            $table->index(['source', 'created_at']);
            $table->index(['text_hash', 'created_at']);
            $table->index(['announced_at', 'created_at']);
        });
    }

    /** Takes it away, with all that visitors sent. */
    public function down(): void
    {
        Schema::dropIfExists('imo_leads');
    }
};
