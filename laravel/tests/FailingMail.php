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

    /** @param  string|null  $address  the one that it refuses; null for all */
    private function __construct(private readonly ?string $address, private readonly string $answer)
    {
        parent::__construct();
    }

    /** In place of the site's own server from now on. */
    public static function refuse(string $address): void
    {
        self::answer("550 5.1.1 <$address>: Recipient address rejected", $address);
    }

    /** It takes no mail any more, and quotes this address in its answers. */
    public static function break(string $quoted): void
    {
        self::answer("550 5.1.1 <$quoted>: Recipient address rejected");
    }

    /** It answers so to each mail for this address, or to every mail. */
    public static function answer(string $answer, ?string $address = null): void
    {
        self::$taken = [];
        config(['mail.default' => 'failing', 'mail.mailers.failing' => ['transport' => 'failing']]);
        Mail::extend('failing', fn () => new self($address, $answer));
        Mail::purge('failing');
    }

    protected function doSend(SentMessage $message): void
    {
        $addresses = array_map(fn ($recipient) => $recipient->getAddress(), $message->getEnvelope()->getRecipients());
        if ($this->address === null || in_array($this->address, $addresses, true)) {
            // As Symfony words it.
            $code = (int) $this->answer;
            throw new TransportException(
                "Expected response code \"250\" but got code \"$code\", with message \"$this->answer\".",
                $code,
            );
        }
        self::$taken = [...self::$taken, ...$addresses];
    }

    public function __toString(): string
    {
        return 'failing';
    }
}
