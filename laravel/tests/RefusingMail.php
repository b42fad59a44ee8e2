<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Facades\Mail;
use Symfony\Component\Mailer\Exception\TransportException;
use Symfony\Component\Mailer\SentMessage;
use Symfony\Component\Mailer\Transport\AbstractTransport;

/** A mail server that refuses one address, and with it all of a mail that is for it too, as SMTP servers do. */
final class RefusingMail extends AbstractTransport
{
    /** @var list<string> the addresses that it took a mail for */
    public static array $taken = [];

    private static string $refused = '';

    /** Puts it in the place of the site's own. */
    public static function use(string $refused): void
    {
        [self::$taken, self::$refused] = [[], $refused];
        config(['mail.default' => 'refusing', 'mail.mailers.refusing' => ['transport' => 'refusing']]);
        Mail::extend('refusing', fn () => new self);
        Mail::purge('refusing');
    }

    protected function doSend(SentMessage $message): void
    {
        $addresses = array_map(fn ($recipient) => $recipient->getAddress(), $message->getEnvelope()->getRecipients());
        if (in_array(self::$refused, $addresses, true)) {
            throw new TransportException('550 no such mailbox '.self::$refused, 550);
        }
        self::$taken = [...self::$taken, ...$addresses];
    }

    public function __toString(): string
    {
        return 'refusing';
    }
}
