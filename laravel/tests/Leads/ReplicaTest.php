<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Sleep;
use ImoWidgets\Tests\Check\ServesTheSite;
use ImoWidgets\Tests\TestCase;

/** Tests a site that reads from a lagging replica and whose jobs run at once. */
final class ReplicaTest extends TestCase
{
    use ServesTheSite;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['written', 'replica'] as $name) {
            touch("$this->public/$name.sqlite");
            config(["database.connections.$name" => [
                'driver' => 'sqlite', 'database' => "$this->public/$name.sqlite", 'foreign_key_constraints' => true,
            ]]);
            Artisan::call('migrate', ['--database' => $name]);
        }
        config(['database.default' => 'site', 'database.connections.site' => [
            'driver' => 'sqlite', 'read' => ['database' => "$this->public/replica.sqlite"],
            'write' => ['database' => "$this->public/written.sqlite"], 'database' => '',
        ]]);
        // Time passes only in pauses.
        $this->freezeTime();
        Sleep::fake(syncWithCarbon: true);
    }

    public function test_sends_a_leads_mails_before_the_replica_has_the_lead(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        $message = ['nome' => 'Inês', 'tel' => '912345678', 'email' => 'ines@segredo.pt', 'mensagem' => 'Olá.'];
        $headers = [
            'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'x', 'Imo-Send-Id' => str_repeat('0c', 16),
        ];
        $this->postJson('/api/contacto/contacto', $message, $headers)->assertCreated();
        $this->assertSame([0, 1], [
            DB::connection('replica')->table('imo_leads')->count(),
            DB::connection('written')->table('imo_leads')->whereNotNull('announced_at')->count(),
        ]);
        $this->assertCount(2, Mail::mailer('array')->getSymfonyTransport()->messages());
        $this->assertSame(0, DB::table('imo_leads')->count(), 'other reads still use the replica');
    }

    public function test_follows_the_checks_test_lead_before_the_replica_has_it(): void
    {
        $this->serve();
        [, $said] = $this->check(['--url' => 'https://site.test', '--send' => true, '--only' => 'general-contact']);
        $this->assertMatchesRegularExpression(
            '~A test lead, stored [. ]+201, lead \d+ A test lead, mailed [. ]+after 0 s, to geral@exemplo.pt '
                .'A test lead, deleted~',
            $said,
        );
        $this->assertSame(0, DB::connection('written')->table('imo_leads')->count());
    }

    public function test_reads_what_became_of_the_checks_test_mail_before_the_replica_has_it(): void
    {
        foreach (['written', 'replica'] as $name) {
            Schema::connection($name)->create('cache', function ($table) {
                $table->string('key')->primary();
                $table->text('value');
                $table->integer('expiration');
            });
        }
        config(['cache.default' => 'database']);
        [, $said] = $this->check(['--mail' => true]);
        $this->assertMatchesRegularExpression('~Test mail to geral@exemplo.pt [. ]+handed over after 0 s~', $said);
    }
}
