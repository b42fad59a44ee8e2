<?php

namespace ImoWidgets\Tests\Check;

use Illuminate\Queue\WorkerOptions;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Sleep;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\FailingMail;
use ImoWidgets\Tests\Leads\LeadTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Tests that `imo-widgets:check --mail` and `--send` follow what they send (docs/operating.md#mails-and-their-trail).
 */
final class DeliveryTest extends LeadTestCase
{
    use ServesTheSite;

    private const MAIL = ['--mail' => true];

    /** The options for a URL that isn't public, so the tests' mailer, an array, isn't an error. */
    private const SEND = ['--url' => 'https://site.test', '--send' => true, '--only' => 'general-contact'];

    protected function setUp(): void
    {
        parent::setUp();
        config(['mail.from.address' => 'site@agencia.pt']);
        config(['imo-widgets.leads.mail.to' => 'geral@agencia.pt, chefe@agencia.pt']);
        // Time passes only in pauses.
        $this->freezeTime();
        Sleep::fake(syncWithCarbon: true);
    }

    public function test_mails_each_address_of_the_agency_and_names_the_queue_and_mailer(): void
    {
        [$code, $said] = $this->check(self::MAIL);
        $this->assertSame(0, $code, $said);
        $lines = 'Sender .* site@agencia.pt .*Mailer .* array .*Queue .* "sync".* mail to geral@agencia.pt .* handed';
        $this->assertMatchesRegularExpression("~$lines~", $said);
        $this->assertSame(['geral@agencia.pt', 'chefe@agencia.pt'], $this->mailedTo());
        $this->check();
        $this->assertCount(2, $this->sentMails(), 'no other mail was sent');
    }

    public function test_names_a_refused_address_and_mails_the_others(): void
    {
        FailingMail::refuse('geral@agencia.pt');
        [$code, $said] = $this->check(self::MAIL);
        $this->assertSame(1, $code);
        $reason = 'Symfony\Component\Mailer\Exception\TransportException 550';
        $this->assertStringContainsString(
            "Test mail to geral@agencia.pt: did not go: $reason; no lead is mailed",
            $said,
        );
        $this->assertSame(['chefe@agencia.pt'], FailingMail::$taken);
    }

    #[TestWith([self::MAIL, 'Test mail to geral@agencia.pt', 'no mail is sent'])]
    #[TestWith([self::SEND, 'A test lead', 'the agency is not notified of its leads'])]
    public function test_reports_that_no_worker_took_the_job(array $options, string $line, string $means): void
    {
        $this->serve();
        $this->makeQueue();
        [$code, $said] = $this->check($options);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString(
            "$line: was not taken from the queue \"database\" within 90 s; $means. Keep `php artisan queue:work "
                .'--tries=5` running, with the same CACHE_STORE.',
            $said,
        );
        $this->assertSame(0, Lead::count());
    }

    public function test_follows_a_test_lead_to_its_mail_and_then_deletes_it(): void
    {
        $this->serve();
        $this->makeQueue();
        $start = now();
        $isWorking = false;
        Sleep::whenFakingSleep(function () use (&$isWorking, $start) {
            if (! $isWorking && $start->diffInSeconds(now()) >= 2) {
                $isWorking = true;
                $this->assertSame(1, Lead::count());
                $work = fn () => app('queue.worker')->runNextJob('database', 'default', new WorkerOptions);
                array_map($work, range(1, 2));
            }
        });
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(0, $code, $said);
        $this->assertMatchesRegularExpression(
            '~A test lead, stored [. ]+201, lead \d+ A test lead, mailed [. ]+after 2 s, to geral@agencia.pt, '
                .'chefe@agencia.pt A test lead, deleted~',
            $said,
        );
        $this->assertSame(['geral@agencia.pt', 'chefe@agencia.pt'], $this->mailedTo());
        $this->assertStringContainsString('Mensagem de teste', $this->sentMails()[0]->getTextBody());
        $this->assertStringNotContainsString('[Suspeito]', $this->sentMails()[0]->getSubject());
        $this->assertSame(0, Lead::count());
    }

    public function test_reports_that_a_lead_could_not_be_queued(): void
    {
        $this->serve();
        config(['queue.default' => 'database', 'queue.connections.database.table' => 'nowhere']);
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString('A test lead: could not be put into the queue "database"; the agency', $said);
        $this->assertSame(0, Lead::count());
    }

    public function test_names_the_addresses_that_the_mail_server_refused(): void
    {
        $this->serve();
        FailingMail::refuse('chefe@agencia.pt');
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString(
            'A test lead: was taken from the queue "sync", and not mailed within 0 s to chefe@agencia.pt; the '
                .'agency is not notified',
            $said,
        );
        $this->assertSame(0, Lead::count());
    }

    public function test_treats_a_public_address_as_production_whatever_app_env_says(): void
    {
        config(['cache.default' => 'array']);
        $this->serve();
        [$code, $said] = $this->check(['--url' => self::URL] + self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString('warning: APP_DEBUG: APP_ENV is "testing" on a public address', $said);
        $this->assertStringContainsString('Mailer: MAIL_MAILER is "array"; lead mails go to the log or nowhere', $said);
        $this->assertStringContainsString('Cache: "array" works within only one process', $said);
    }

    public function test_needs_a_url_to_send_to(): void
    {
        [$code, $said] = $this->check(['--send' => true]);
        $this->assertSame(2, $code);
        $this->assertStringContainsString('it needs --url=https://www.exemplo.pt', $said);
    }

    private function makeQueue(): void
    {
        Schema::dropIfExists('jobs');
        Schema::create('jobs', function ($table) {
            $table->id();
            $table->string('queue')->index();
            $table->longText('payload');
            $table->unsignedTinyInteger('attempts');
            $table->unsignedInteger('reserved_at')->nullable();
            $table->unsignedInteger('available_at');
            $table->unsignedInteger('created_at');
        });
        config(['queue.default' => 'database']);
    }
}
