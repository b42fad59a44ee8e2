<?php

namespace ImoWidgets\Tests\Check;

use Closure;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Queue\WorkerOptions;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Sleep;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\FailingMail;
use ImoWidgets\Tests\Leads\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
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

    /** @param  Closure(static): mixed  $answer  what the visitor gets after the site has stored the message */
    #[DataProvider('failures')]
    public function test_reports_and_deletes_a_lead_whose_visitor_reads_that_it_failed(
        string $queue,
        Closure $answer,
        string $said,
    ): void {
        $this->makeQueue();
        config(['queue.default' => $queue]);
        $this->serve($this->atTestMessage(function (Request $request) use ($answer) {
            $this->answerOf($request, $request->body());

            return $answer($this);
        }));
        [$code, $output] = $this->check(self::SEND);
        $this->assertSame(1, $code, $output);
        $this->assertMatchesRegularExpression(
            "~A test lead: POST /api/contacto/contacto, a test message: expected 201 and JSON, got $said~",
            $output,
        );
        $this->assertStringNotContainsString('messages are lost', $output);
        $this->assertMatchesRegularExpression('~A test lead, deleted~', $output);
        $this->assertSame(0, Lead::count());
    }

    public static function failures(): array
    {
        $timeout = function (self $test) {
            $test->travel(15)->seconds();
            throw new ConnectionException('cURL error 28: Operation timed out (see https://curl.se) for https://site');
        };
        $read = 'visitors read that their message was not sent, and send it again\.';
        $worker = 'Set QUEUE_CONNECTION=database and keep `php artisan queue:work --tries=5` running';

        return [
            'no answer, without a queue' => [
                'sync', $timeout,
                'no answer within 15 s \(cURL error 28: Operation timed out\), although lead \d+ is stored; visitors '
                    ."wait, or read that their message was not sent and send it again\. $worker",
            ],
            'no answer, with a queue' => [
                'database', $timeout, 'no answer within 15 s .* See what runs after the lead is stored: its listeners',
            ],
            'a proxy that gave up' => [
                'sync', fn () => Http::response('<h1>504 Gateway Time-out</h1>', 504),
                "504: see the log, although lead \\d+ is stored; $read $worker",
            ],
            'a page instead of the answer' => [
                'sync', fn () => Http::response('<!doctype html><h1>Empresa</h1>', 200),
                "200 and a whole HTML document, although lead \\d+ is stored; $read See storage/logs, and what",
            ],
            'a redirect' => [
                'sync', fn () => Http::response('', 302, ['Location' => '/']),
                "302: is redirected .* although lead \\d+ is stored; $read See storage/logs, and what",
            ],
        ];
    }

    public function test_follows_a_lead_whose_answer_counts_as_a_success_without_json(): void
    {
        $this->serve($this->atTestMessage(function (Request $request) {
            $this->answerOf($request, $request->body());

            return Http::response('', 200);
        }));
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(0, $code, $said);
        $this->assertMatchesRegularExpression('~A test lead, stored [. ]+200, lead \d+~', $said);
        $this->assertSame(0, Lead::count());
    }

    public function test_waits_for_a_lead_that_is_stored_after_the_check_has_hung_up(): void
    {
        $late = null;
        $this->serve($this->atTestMessage(function (Request $request) use (&$late) {
            $late = $request;
            throw new ConnectionException('cURL error 28');
        }));
        Sleep::whenFakingSleep(function () use (&$late) {
            if ($late !== null) {
                $this->answerOf($late, $late->body());
                $late = null;
            }
        });
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertMatchesRegularExpression('~although lead \d+ is stored~', $said);
        $this->assertSame(0, Lead::count());
    }

    public function test_reports_a_message_without_an_answer_or_a_lead(): void
    {
        $this->serve($this->atTestMessage(fn () => throw new ConnectionException('cURL error 52: Empty reply')));
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString(
            'A test lead: POST /api/contacto/contacto, a test message: expected 201 and JSON, got no answer within 0 s '
                .'(cURL error 52: Empty reply), and this application\'s database has no such lead 90 s later; '
                .'visitors\' messages are lost. See storage/logs.',
            $said,
        );
    }

    public function test_does_not_call_a_message_lost_that_other_code_may_have_stored(): void
    {
        $rules = ['nome' => 'required'];
        $isBroken = true;
        Route::post('/api/contacto/contacto', function () use ($rules, &$isBroken) {
            request()->validate($rules);

            return response($isBroken ? '<h1>504</h1>' : '', $isBroken ? 504 : 204);
        });
        $this->serve();
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString(
            'got 504: see the log; visitors read that their message was not sent, and whether other code has stored '
                .'it is unknown. Look for the test message there, and delete it.',
            $said,
        );
        $isBroken = false;
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('warning: A test lead: 204 without JSON', $said);
    }

    public function test_names_the_rule_that_refuses_the_test_message(): void
    {
        $refusal = ['message' => 'O e-mail não existe.', 'errors' => ['email' => ['O e-mail não existe.']]];
        $this->serve($this->atTestMessage(fn () => Http::response($refusal, 422)));
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString(
            'got 422: O e-mail não existe; a rule of the site refuses the message, and may refuse visitors\' too.',
            $said,
        );
    }

    public function test_finds_and_deletes_a_lead_that_came_through_another_host_of_the_application(): void
    {
        config(['imo-widgets.api_base' => 'https://api.site.test']);
        $this->serve();
        [, $said] = $this->check(self::SEND);
        $this->assertMatchesRegularExpression('~A test lead, stored [. ]+201, lead \d+ A test lead, mailed~', $said);
        $this->assertSame(0, Lead::count());
    }

    public function test_mails_the_test_lead_to_nobody_outside_the_agency(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        $this->serve();
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(0, $code, $said);
        $this->assertSame(['geral@agencia.pt', 'chefe@agencia.pt'], $this->mailedTo());
        $this->assertSame('verificacao@example.com', $this->sentMails()[0]->getReplyTo()[0]->getAddress());
    }

    public function test_reports_a_lead_that_could_not_be_deleted(): void
    {
        Lead::deleting(fn () => false);
        $this->serve();
        [$code, $said] = $this->check(self::SEND);
        $this->assertSame(1, $code, $said);
        $id = Lead::sole()->id;
        $this->assertStringContainsString(
            "A test lead: lead $id could not be deleted; the agency sees it among its visitors' messages. Delete it "
                .'from imo_leads; the log may say why it is still there.',
            $said,
        );
        $this->assertStringNotContainsString('A test lead, deleted', $said);
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

    /** Makes a closure for `serve()` that answers only the test message. */
    private function atTestMessage(Closure $answer): Closure
    {
        return fn (Request $request) => str_contains($request->body(), 'Mensagem de teste') ? $answer($request) : null;
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
