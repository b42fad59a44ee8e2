<?php

namespace ImoWidgets\Tests\Leads;

use ImoWidgets\Tests\FailingMail;
use PHPUnit\Framework\Attributes\DataProvider;

/** `imo-widgets:check --mail` (docs/operating.md#mails-and-their-trail). */
final class MailCheckTest extends LeadTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        config(['mail.from.address' => 'site@agencia.pt']);
        config(['imo-widgets.leads.mail.to' => 'geral@agencia.pt, chefe@agencia.pt']);
    }

    public function test_it_sends_a_mail_to_each_address_of_the_agency_and_says_what_it_used(): void
    {
        [$code, $said] = $this->check(['--mail' => true]);
        $this->assertSame(0, $code, $said);
        $lines = 'From .* site@agencia.pt .*Mailer .* array .*Queue .* sync .*mail to geral@agencia.pt .* handed over';
        $this->assertMatchesRegularExpression("~$lines~", $said);
        $this->assertSame(['geral@agencia.pt', 'chefe@agencia.pt'], $this->mailedTo());
        $this->check();
        $this->assertCount(2, $this->sentMails(), 'none where nobody asked for it');
    }

    #[DataProvider('mistakes')]
    public function test_what_keeps_mails_from_arriving_is_said(array $config, int $code, string $line): void
    {
        config($config);
        [$exit, $said] = $this->check(['--mail' => true]);
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
                ['imo-widgets.leads.mail.to' => null, 'mail.from.address' => 'x'], 1, 'Nobody is told of a lead',
            ],
        ];
    }

    public function test_an_address_that_is_refused_is_named_and_the_others_get_theirs(): void
    {
        FailingMail::refuse('geral@agencia.pt');
        [$code, $said] = $this->check(['--mail' => true]);
        $this->assertSame(1, $code);
        $reason = 'Symfony\Component\Mailer\Exception\TransportException 550';
        $this->assertStringContainsString("The test mail to geral@agencia.pt did not go: $reason", $said);
        $this->assertSame(['chefe@agencia.pt'], FailingMail::$taken);
    }
}
