<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/**
 * Creates the tables of alerts that mail (docs/operating.md#alerts-that-mail): people and searches, the known state of
 * the listings, and the mails.
 */
return new class extends Migration
{
    public function up(): void
    {
        $this->addPeople();
        $this->addListings();
        $this->addMailings();
    }

    public function down(): void
    {
        array_map(Schema::dropIfExists(...), [
            'imo_alert_events', 'imo_alert_mailings', 'imo_alerts', 'imo_alert_searches', 'imo_alert_subscribers',
            'imo_alert_cursors', 'imo_listing_history', 'imo_listing_states',
        ]);
    }

    private function addPeople(): void
    {
        Schema::create('imo_alert_subscribers', function (Blueprint $table) {
            $table->id();
            // The same digest of the address as in imo_leads.
            $table->char('person', 64)->unique();
            $table->text('email');
            $table->char('token', 40)->unique();
            $table->datetimes();
        });
        // A search of many people is stored, and run, only once.
        Schema::create('imo_alert_searches', function (Blueprint $table) {
            $table->id();
            $table->char('digest', 64)->unique();
            $table->json('criteria');
            // The last row of imo_listing_history that the search was run for.
            $table->unsignedBigInteger('matched')->default(0)->index();
            $table->dateTime('created_at')->nullable();
        });
        Schema::create('imo_alerts', function (Blueprint $table) {
            $table->id();
            $table->foreignId('subscriber_id')->constrained('imo_alert_subscribers')->cascadeOnDelete();
            $table->foreignId('search_id')->constrained('imo_alert_searches');
            $table->char('send_id', 32)->unique();
            $table->char('token', 40)->unique();
            $table->string('frequency', 10);
            $table->text('url')->nullable();
            // The origin that it was asked for on, where the config knows several (`origins`).
            $table->string('site')->nullable();
            // The wording of the consent; its time is confirmed_at.
            $table->text('consent');
            $table->dateTime('asked_queued_at')->nullable();
            $table->dateTime('asked_at')->nullable();
            $table->dateTime('confirmed_at')->nullable();
            $table->dateTime('expires_at')->nullable()->index();
            $table->dateTime('reminded_at')->nullable();
            // The last change before the alert's confirmation: only later changes are news to it.
            $table->unsignedBigInteger('from_history')->default(0);
            $table->dateTime('due_at')->nullable()->index();
            $table->datetimes();
            $table->index(['subscriber_id', 'due_at']);
            $table->index(['search_id', 'confirmed_at']);
        });
    }

    private function addListings(): void
    {
        Schema::create('imo_listing_states', function (Blueprint $table) {
            $table->string('listing_key', 64)->primary();
            $table->decimal('price', 15, 2)->nullable();
            $table->string('title')->nullable();
            $table->dateTime('missing_since')->nullable();
            $table->dateTime('gone_at')->nullable();
        });
        // A listing's changes: its prices, its arrival and its removal.
        Schema::create('imo_listing_history', function (Blueprint $table) {
            $table->id();
            $table->string('listing_key', 64)->index();
            $table->string('kind', 10);
            $table->decimal('price', 15, 2)->nullable();
            $table->decimal('previous', 15, 2)->nullable();
            $table->dateTime('created_at')->nullable();
        });
        // The progress of a run.
        Schema::create('imo_alert_cursors', function (Blueprint $table) {
            $table->string('name', 40)->primary();
            $table->unsignedBigInteger('value');
        });
    }

    private function addMailings(): void
    {
        Schema::create('imo_alert_mailings', function (Blueprint $table) {
            $table->id();
            $table->foreignId('subscriber_id')->constrained('imo_alert_subscribers')->cascadeOnDelete();
            // The id in the Message-ID, by which a mailbox knows a mail that was sent twice.
            $table->char('message', 32)->unique();
            $table->dateTime('queued_at')->nullable();
            $table->dateTime('sent_at')->nullable();
            // The time of the last try, if it failed, and since when all answers have been about the mailbox.
            $table->dateTime('failed_at')->nullable();
            $table->dateTime('refused_since')->nullable();
            $table->dateTime('created_at')->nullable();
            $table->index(['sent_at', 'id']);
            $table->index(['subscriber_id', 'sent_at']);
        });
        Schema::create('imo_alert_events', function (Blueprint $table) {
            $table->id();
            $table->foreignId('alert_id')->constrained('imo_alerts')->cascadeOnDelete();
            $table->unsignedBigInteger('subscriber_id');
            $table->string('listing_key', 64)->index();
            // `novo`, `saiu`, or `desceu:245000.00`; this index makes each event announced only once.
            $table->string('event', 40);
            $table->decimal('previous', 15, 2)->nullable();
            $table->foreignId('mailing_id')->nullable()->index();
            $table->dateTime('created_at')->nullable()->index();
            $table->unique(['alert_id', 'listing_key', 'event']);
            $table->index(['subscriber_id', 'mailing_id']);
        });
    }
};
