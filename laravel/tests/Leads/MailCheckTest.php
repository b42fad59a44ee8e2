<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Mail;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Tests\RefusingMail;
use PHPUnit\Framework\Attributes\DataProvider;

/** `imo-widgets:check --mail` (docs/operating.md#mails-and-their-trail). */
final class MailCheckTest extends LeadTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        config([
            'mail.from.address' => 'site@agencia.pt',
            'imo-widgets.leads.mail.to' => 'geral@agencia.pt, chefe@agencia.pt',
        ]);
    }

    public function test_it_sends_a_mail_to_each_address_of_the_agency_and_says_what_it_used(): void
    {
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        foreach ([
            'From .* site@agencia.pt', 'Mailer .* array', 'Queue .* sync',
            'Test mail to geral@agencia.pt .* handed over',
        ] as $line) {
            $this->assertMatchesRegularExpression("~$line~", $said);
        }
        $this->assertSame(
            ['geral@agencia.pt', 'chefe@agencia.pt'],
            array_map(fn ($mail) => $mail->getTo()[0]->getAddress(), $this->sentMails()),
        );
        Artisan::call('imo-widgets:check');
        $this->assertCount(2, $this->sentMails(), 'none where nobody asked for it');
    }

    #[DataProvider('mistakes')]
    public function test_what_keeps_mails_from_arriving_is_said(array $config, int $code, string $line): void
    {
        config($config);
        [$exit, $said] = $this->check();
        $this->assertStringContainsString($line, $said);
        $this->assertSame($code, $exit, $said);
    }

    public static function mistakes(): array
    {
        return [
            'Laravel\'s own sender' => [
                ['mail.from.address' => 'hello@example.com'], 1, 'MAIL_FROM_ADDRESS, got "hello@example.com"',
            ],
            'no sender' => [['mail.from.address' => null], 1, 'Mails are from nobody'],
            'a Reply-To of its own' => [
                ['mail.reply_to' => ['address' => 'geral@agencia.pt', 'name' => 'x']], 0,
                'mail.reply_to puts geral@agencia.pt into every mail',
            ],
            'nobody to write to' => [
                ['imo-widgets.leads.mail.to' => null, 'mail.from.address' => 'x'], 1, 'No test mail was sent',
            ],
        ];
    }

    public function test_an_address_that_is_refused_is_named_and_the_others_get_theirs(): void
    {
        RefusingMail::use('geral@agencia.pt');
        [$code, $said] = $this->check();
        $this->assertSame(1, $code);
        $this->assertStringContainsString(
            'The test mail to geral@agencia.pt did not go: Symfony\Component\Mailer\Exception\TransportException 550',
            $said,
        );
        $this->assertSame(['chefe@agencia.pt'], RefusingMail::$taken);
    }

    public function test_what_is_said_of_reply_to_is_what_laravel_does(): void
    {
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        config(['mail.reply_to' => ['address' => 'geral@agencia.pt', 'name' => 'x']]);
        Mail::purge('array');
        Lead::sole()->notifyNow(new NewLead);
        $addresses = array_map(fn ($address) => $address->getAddress(), $this->sentMails()[0]->getReplyTo());
        $this->assertContains('geral@agencia.pt', $addresses);
        $this->assertContains('ines@segredo.pt', $addresses);
    }

    /** @return array{int, string} exit code, and what was said */
    private function check(): array
    {
        putenv('COLUMNS=400');

        return [Artisan::call('imo-widgets:check', ['--mail' => true]), preg_replace('/\s+/', ' ', Artisan::output())];
    }
}
