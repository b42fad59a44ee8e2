<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/**
 * Creates the tables for alerts by mail (docs/operating.md#alerts-that-mail): people and searches, the known state of
 * the listings, and the mails.
 */
return new class extends Migration
{
    public function up(): void
    {
        $this->addListings();
        $this->addPeople();
        $this->addTold();
    }

    public function down(): void
    {
        array_map(Schema::dropIfExists(...), [
            'imo_alert_told', 'imo_alerts', 'imo_alert_mailings', 'imo_alert_searches', 'imo_alert_subscribers',
            'imo_alert_cursors', 'imo_listing_versions', 'imo_listing_states',
        ]);
    }

    private function addPeople(): void
    {
        Schema::create('imo_alert_subscribers', function (Blueprint $table) {
            $table->id();
            // The same digest of the e-mail address as in imo_leads.
            $table->char('person', 64)->unique();
            $table->text('email');
            $table->char('token', 40)->unique();
            $table->datetimes();
        });
        // A search that many people share is stored, and run, only once.
        Schema::create('imo_alert_searches', function (Blueprint $table) {
            $table->id();
            $table->char('digest', 64)->unique();
            $table->json('criteria');
            $table->dateTime('created_at')->nullable();
        });
        Schema::create('imo_alert_mailings', function (Blueprint $table) {
            $table->id();
            $table->foreignId('subscriber_id')->constrained('imo_alert_subscribers')->cascadeOnDelete();
            // The id in the Message-ID, so a mailbox recognises a mail that was sent twice.
            $table->char('message', 32)->unique();
            $table->dateTime('queued_at')->nullable();
            // The last listing version that the mail covers, and the mail's sentences, while its delivery is uncertain.
            $table->unsignedBigInteger('up_to')->nullable();
            $table->longText('sentences')->nullable();
            $table->dateTime('sent_at')->nullable();
            // When the last failed attempt was, and when the mailbox began to refuse every attempt.
            $table->dateTime('failed_at')->nullable();
            $table->dateTime('refused_since')->nullable();
            $table->dateTime('created_at')->nullable();
            $table->index(['sent_at', 'id']);
            $table->index(['subscriber_id', 'sent_at']);
        });
        Schema::create('imo_alerts', function (Blueprint $table) {
            $table->id();
            $table->foreignId('subscriber_id')->constrained('imo_alert_subscribers')->cascadeOnDelete();
            $table->foreignId('search_id')->constrained('imo_alert_searches');
            $table->char('send_id', 32)->unique();
            $table->char('token', 40)->unique();
            $table->string('frequency', 10);
            $table->text('url')->nullable();
            // The origin on which the alert was requested, if the config has several (`origins`).
            $table->string('site')->nullable();
            // The wording of the consent, which the person gave at confirmed_at.
            $table->text('consent');
            $table->dateTime('asked_queued_at')->nullable();
            $table->dateTime('asked_at')->nullable();
            $table->dateTime('confirmed_at')->nullable();
            $table->dateTime('expires_at')->nullable()->index();
            $table->dateTime('reminded_at')->nullable();
            // The latest listing version when the alert was confirmed, and the latest one that the person has been told
            // about.
            $table->unsignedBigInteger('began_at_version')->default(0);
            $table->unsignedBigInteger('told_to_version')->default(0);
            $table->dateTime('due_at')->nullable()->index();
            // The pending mail that covers this alert.
            $table->foreignId('mailing_id')->nullable()->constrained('imo_alert_mailings')->nullOnDelete();
            $table->datetimes();
            $table->index(['subscriber_id', 'due_at']);
            $table->index(['search_id', 'confirmed_at']);
        });
    }

    private function addListings(): void
    {
        // A row is a listing with one deal; a home that is both for rent and for sale has two rows.
        Schema::create('imo_listing_states', function (Blueprint $table) {
            $table->id();
            // A digest of the value that identifies the home (`listings.identity`).
            $table->char('home', 64);
            $table->string('deal', 40);
            $table->string('listing_key', 64);
            $table->string('title')->nullable();
            $table->unsignedBigInteger('version_id')->default(0)->index();
            $table->dateTime('missing_since')->nullable();
            $table->dateTime('gone_at')->nullable();
            $table->unique(['home', 'deal']);
            $table->index(['gone_at', 'id']);
        });
        // The values of a listing's filtered columns as of a run of the alerts; null once the listing is gone.
        Schema::create('imo_listing_versions', function (Blueprint $table) {
            $table->id();
            $table->foreignId('state_id')->constrained('imo_listing_states')->cascadeOnDelete();
            $table->text('seen')->nullable();
            $table->dateTime('created_at')->nullable();
            $table->index(['state_id', 'id']);
        });
        Schema::create('imo_alert_cursors', function (Blueprint $table) {
            $table->string('name', 40)->primary();
            $table->unsignedBigInteger('value');
        });
    }

    private function addTold(): void
    {
        // A row for each person and each listing that a mail has reported to them.
        Schema::create('imo_alert_told', function (Blueprint $table) {
            $table->id();
            $table->foreignId('subscriber_id')->constrained('imo_alert_subscribers')->cascadeOnDelete();
            $table->foreignId('state_id')->constrained('imo_listing_states')->cascadeOnDelete();
            // The alert that found the listing; null once that alert is deleted.
            $table->foreignId('alert_id')->nullable()->constrained('imo_alerts')->nullOnDelete();
            // The latest price that the person was told, in euros.
            $table->decimal('price', 15, 2)->nullable();
            $table->dateTime('told_at');
            $table->dateTime('gone_told_at')->nullable();
            $table->dateTime('back_told_at')->nullable();
            $table->unique(['subscriber_id', 'state_id']);
        });
    }
};
