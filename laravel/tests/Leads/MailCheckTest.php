<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Sleep;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\Mails\MailDns;
use ImoWidgets\Leads\Mails\QueueProbe;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Tests\BrokenMail;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/** `imo-widgets:check --mail`: whether a mail about a lead would arrive (docs/operating.md#whether-mails-arrive). */
final class MailCheckTest extends LeadTestCase
{
    private const GOOD = ['agencia.pt' => ['google-site-verification=x', 'v=spf1 include:_spf.mail.pt -all'], '_dmarc.agencia.pt' => ['v=DMARC1; p=none']];

    protected function setUp(): void
    {
        parent::setUp();
        config(['mail.from.address' => 'site@agencia.pt', 'app.url' => 'https://www.agencia.pt', 'imo-widgets.leads.mail.to' => 'geral@agencia.pt, chefe@agencia.pt']);
        $this->useDns(self::GOOD);
    }

    #[Test]
    public function a_site_whose_mails_arrive_sends_one_to_each_address_of_the_agency(): void
    {
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        foreach (['From .* site@agencia.pt', 'SPF .* v=spf1 include:_spf.mail.pt -all', 'DMARC .* v=DMARC1; p=none', 'Reply-To .* the visitor', 'Queue .* sync'] as $line) {
            $this->assertMatchesRegularExpression("~$line~", $said);
        }
        $this->assertSame(['geral@agencia.pt', 'chefe@agencia.pt'], array_map(fn ($mail) => $mail->getTo()[0]->getAddress(), $this->sentMails()));
        Artisan::call('imo-widgets:check');
        $this->assertCount(2, $this->sentMails(), 'none where nobody asked for it');
    }

    /** @param  array<string, list<string>|null>  $dns */
    #[Test]
    #[DataProvider('mistakes')]
    public function what_keeps_mails_from_arriving_is_said(array $config, array $dns, int $code, string $line): void
    {
        config($config);
        $this->useDns($dns + self::GOOD);
        [$exit, $said] = $this->check();
        $this->assertStringContainsString($line, $said);
        $this->assertSame($code, $exit, $said);
    }

    public static function mistakes(): array
    {
        $spf = fn (string ...$records) => ['agencia.pt' => $records];

        return [
            'Laravel\'s own sender' => [['mail.from.address' => 'hello@example.com'], [], 1, 'MAIL_FROM_ADDRESS, got "hello@example.com"'],
            'no sender' => [['mail.from.address' => null], [], 1, 'Mails are from nobody'],
            'a sender of another domain' => [['mail.from.address' => 'agencia@sapo.pt'], ['sapo.pt' => ['v=spf1 ~all'], '_dmarc.sapo.pt' => ['v=DMARC1;p=reject']], 0, 'Mails are from sapo.pt, and the site is www.agencia.pt'],
            'no SPF' => [[], $spf('other'), 0, 'SPF: agencia.pt has none'],
            'two SPF records' => [[], $spf('v=spf1 a -all', 'v=spf1 mx -all'), 1, 'SPF: agencia.pt has 2 records'],
            'nobody may send' => [[], $spf('v=spf1 -all'), 1, 'nobody sends mail in its name'],
            'everybody may send' => [[], $spf('v=spf1 a +all'), 0, 'lets everybody send'],
            'no DMARC' => [[], ['_dmarc.agencia.pt' => []], 0, 'DMARC: agencia.pt has none'],
            'DMARC without a policy' => [[], ['_dmarc.agencia.pt' => ['v=DMARC1; rua=mailto:x@y.pt']], 0, 'can\'t be read'],
            'a DMARC that is none' => [[], ['_dmarc.agencia.pt' => ['v=DMARC10; p=none']], 0, 'DMARC: agencia.pt has none'],
            'no name server' => [[], ['agencia.pt' => null, '_dmarc.agencia.pt' => null], 0, 'no name server could be asked from here; look from another machine: dig TXT _dmarc.agencia.pt'],
            'a Reply-To of its own' => [['mail.reply_to' => ['address' => 'geral@agencia.pt', 'name' => 'x']], [], 0, 'mail.reply_to puts geral@agencia.pt into every mail'],
            'a queue that is none' => [['queue.default' => 'none', 'queue.connections.none' => ['driver' => 'null']], [], 1, 'throws every job away'],
            'a queue that is gone' => [['cache.default' => 'file', 'queue.default' => 'gone', 'queue.connections.gone' => ['driver' => 'redis', 'connection' => 'nowhere', 'queue' => 'x']], [], 1, 'The queue "gone" takes no job'],
            'a cache that nobody shares' => [['queue.default' => 'database', 'queue.connections.database' => ['driver' => 'database', 'table' => 'jobs', 'queue' => 'x']], [], 0, 'Whether a worker runs can\'t be seen'],
            'nobody to write to' => [['imo-widgets.leads.mail.to' => null, 'mail.from.address' => 'x'], [], 1, 'No test mail was sent'],
        ];
    }

    #[Test]
    public function a_subdomain_has_the_dmarc_of_its_domain(): void
    {
        config(['mail.from.address' => 'site@mail.agencia.pt']);
        $this->useDns(['mail.agencia.pt' => ['v=spf1 a ~all']] + self::GOOD);
        $this->assertMatchesRegularExpression('~DMARC .* v=DMARC1; p=none~', $this->check()[1]);
    }

    #[Test]
    public function a_mail_server_that_refuses_is_an_error_for_each_address(): void
    {
        BrokenMail::use('geral@agencia.pt');
        [$code, $said] = $this->check();
        $this->assertSame([1, 2], [$code, substr_count($said, 'did not go: Symfony\Component\Mailer\Exception\TransportException 550')], $said);
    }

    #[Test]
    public function a_worker_is_seen_by_the_job_that_it_takes_and_a_missing_one_after_fifteen_seconds(): void
    {
        config(['queue.default' => 'database', 'cache.default' => 'file', 'cache.stores.file' => ['driver' => 'file', 'path' => "$this->public/cache"]]);
        Queue::fake();
        Sleep::fake();
        [$code, $said] = $this->check();
        $this->assertSame(1, $code);
        $this->assertStringContainsString('No worker of the queue "database" took a job within 15 s', $said);
        Sleep::assertSleptTimes(60);

        Queue::fake();
        Sleep::whenFakingSleep(fn () => array_map(fn (array $pushed) => $pushed['job']->handle(), Queue::pushedJobs()[QueueProbe::class]));
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('a worker took a job after 0.3 s', $said);
    }

    #[Test]
    public function what_is_said_of_reply_to_is_what_laravel_does(): void
    {
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        config(['mail.reply_to' => ['address' => 'geral@agencia.pt', 'name' => 'x']]);
        Mail::purge('array');
        Lead::sole()->notifyNow(new NewLead);
        $addresses = array_map(fn ($address) => $address->getAddress(), $this->sentMails()[0]->getReplyTo());
        $this->assertContains('geral@agencia.pt', $addresses);
        $this->assertContains('ines@segredo.pt', $addresses);
    }

    #[Test]
    public function a_name_that_can_not_be_asked_is_no_empty_answer(): void
    {
        // A label of more than 63 characters is refused before anybody is asked.
        $this->assertNull((new MailDns)->txt(str_repeat('a', 300).'.invalid'));
    }

    /** @param  array<string, list<string>|null>  $records */
    private function useDns(array $records): void
    {
        $this->app->instance(MailDns::class, new class($records) extends MailDns
        {
            public function __construct(private readonly array $records)
            {
            }

            public function txt(string $name): ?array
            {
                return array_key_exists($name, $this->records) ? $this->records[$name] : [];
            }
        });
    }

    /** @return array{int, string} exit code, and what was said */
    private function check(): array
    {
        return [Artisan::call('imo-widgets:check', ['--mail' => true]), preg_replace('/\s+/', ' ', Artisan::output())];
    }
}
