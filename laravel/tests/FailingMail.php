<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Facades\Mail;
use Symfony\Component\Mailer\Exception\TransportException;
use Symfony\Component\Mailer\SentMessage;
use Symfony\Component\Mailer\Transport\AbstractTransport;

/** A mail server that refuses an address, and with it all of a mail that is for it too, or takes nothing. */
final class FailingMail extends AbstractTransport
{
    /** @var list<string> the addresses that it took a mail for */
    public static array $taken = [];

    private function __construct(private readonly string $address, private readonly bool $isGone)
    {
        parent::__construct();
    }

    /** In place of the site's own server from now on. */
    public static function refuse(string $address, bool $isGone = false): void
    {
        self::$taken = [];
        config(['mail.default' => 'failing', 'mail.mailers.failing' => ['transport' => 'failing']]);
        Mail::extend('failing', fn () => new self($address, $isGone));
        Mail::purge('failing');
    }

    /** It takes no mail any more, and quotes this address in its answers. */
    public static function break(string $quoted): void
    {
        self::refuse($quoted, isGone: true);
    }

    protected function doSend(SentMessage $message): void
    {
        $addresses = array_map(fn ($recipient) => $recipient->getAddress(), $message->getEnvelope()->getRecipients());
        if ($this->isGone || in_array($this->address, $addresses, true)) {
            throw new TransportException("550 5.1.1 <$this->address>: Recipient address rejected", 550);
        }
        self::$taken = [...self::$taken, ...$addresses];
    }

    public function __toString(): string
    {
        return 'failing';
    }
}
