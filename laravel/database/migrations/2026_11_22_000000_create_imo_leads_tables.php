<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/**
 * Creates the tables for leads (ImoWidgets\Leads\Lead) and their CVs. Times are `dateTime`: MySQL converts a
 * `timestamp` from its own time zone and refuses the hour that is skipped in March.
 */
return new class extends Migration
{
    public function up(): void
    {
        Schema::create('imo_leads', function (Blueprint $table) {
            $table->id();
            // The header Imo-Send-Id, or a generated id if a client sends none. The unique index keeps a form from
            // being stored twice, even if two copies arrive at once or Laravel repeats the query after a lost
            // connection.
            $table->char('send_id', 32)->unique();
            $table->string('kind', 20);
            $table->string('recipient_id')->nullable();
            foreach (['nome', 'tel', 'email'] as $key) {
                $table->text($key);
            }
            $table->text('mensagem')->nullable();
            $table->json('fields');
            // The file itself is on a disk: MySQL's `binary` holds only 64 kB, and each database needs a different type
            // for more.
            $table->text('cv_name')->nullable();
            $table->unsignedInteger('cv_bytes')->nullable();
            // The file's disk and path are stored so they survive a change of the config.
            $table->string('cv_disk')->nullable();
            $table->string('cv_file')->nullable()->index();
            $table->boolean('is_suspicious')->default(false);
            $table->json('signs');
            $table->json('origin')->nullable();
            // A digest of the e-mail address, by which all leads of a person are found.
            $table->char('person', 64)->index();
            // When the job of the mails was queued or last run, when the first mail went out, and which addresses were
            // reached.
            $table->dateTime('queued_at')->nullable();
            $table->dateTime('announced_at')->nullable();
            $table->json('announced_to')->nullable();
            $table->string('state', 20);
            $table->text('state_by')->nullable();
            // Optimistic locking: a state change that names a stale revision is refused. The trail lists all changes.
            $table->unsignedInteger('revision')->default(0);
            $table->json('trail');
            $table->datetimes();
            $table->index(['kind', 'created_at']);
            $table->index(['announced_at', 'created_at']);
            $table->index(['state', 'created_at']);
        });
        // CVs that may already be on the disk while their lead isn't stored yet (ImoWidgets\Leads\CvFile).
        Schema::create('imo_cv_files', function (Blueprint $table) {
            $table->id();
            $table->string('disk');
            $table->string('file');
            $table->char('person', 64)->index();
            $table->dateTime('created_at')->nullable()->index();
        });
    }

    public function down(): void
    {
        Schema::dropIfExists('imo_cv_files');
        Schema::dropIfExists('imo_leads');
    }
};
