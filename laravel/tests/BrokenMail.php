<?php

namespace ImoWidgets\Tests;

use Illuminate\Mail\MailManager;
use Symfony\Component\Mailer\Exception\TransportException;
use Symfony\Component\Mailer\SentMessage;
use Symfony\Component\Mailer\Transport\AbstractTransport;

/** A mail server that takes nothing, and quotes the address in its answer. */
final class BrokenMail extends AbstractTransport
{
    private function __construct(private readonly string $quoted)
    {
        parent::__construct();
    }

    /** The site's mails go to it from now on; `$quoted` is the address that it speaks of. */
    public static function use(string $quoted): void
    {
        app(MailManager::class)->extend('broken', fn () => new self($quoted));
        config(['mail.default' => 'broken', 'mail.mailers.broken' => ['transport' => 'broken']]);
    }

    protected function doSend(SentMessage $message): void
    {
        throw new TransportException("550 5.1.1 <$this->quoted>: Recipient address rejected", 550);
    }

    public function __toString(): string
    {
        return 'broken';
    }
}
