<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Where a lead came from, who has answered it, and whether a CRM has it (App\Models\Lead). */
return new class extends Migration
{
    /** Adds the columns and the table of the trail. What is there already gets no state: nobody knows who has answered it. */
    public function up(): void
    {
        Schema::table('imo_leads', function (Blueprint $table) {
            $table->json('origin')->nullable();
            $table->string('state', 20)->nullable();
            $table->text('state_by')->nullable();
            // How often its state was changed: of two who change it at once the second is told.
            $table->unsignedInteger('revision')->default(0);
            // A job that hands it on waits since, or was last tried at; the CRM has it; the last try has failed.
            $table->timestamp('webhook_queued_at')->nullable();
            $table->timestamp('webhook_sent_at')->nullable();
            $table->timestamp('webhook_failed_at')->nullable();
            $table->index(['state', 'created_at']);
        });
        Schema::create('imo_lead_changes', function (Blueprint $table) {
            $table->id();
            $table->foreignId('lead_id')->constrained('imo_leads')->cascadeOnDelete();
            $table->string('state', 20);
            $table->text('by')->nullable();
            $table->timestamp('created_at')->nullable();
        });
    }

    /** Takes them away, with what they hold. */
    public function down(): void
    {
        Schema::dropIfExists('imo_lead_changes');
        Schema::table('imo_leads', function (Blueprint $table) {
            $table->dropIndex(['state', 'created_at']);
            $table->dropColumn(['origin', 'state', 'state_by', 'revision', 'webhook_queued_at', 'webhook_sent_at', 'webhook_failed_at']);
        });
    }
};
