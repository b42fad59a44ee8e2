<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Facades\Mail;
use Symfony\Component\Mailer\Exception\TransportException;
use Symfony\Component\Mailer\SentMessage;
use Symfony\Component\Mailer\Transport\AbstractTransport;

/** A mail server that refuses every mail with a given recipient, or all mails. */
final class FailingMail extends AbstractTransport
{
    /** @var list<string> the recipients of the accepted mails */
    public static array $taken = [];

    /** @param  string|null  $address  the refused recipient; null for all recipients */
    private function __construct(private readonly ?string $address, private readonly string $answer)
    {
        parent::__construct();
    }

    /** Replaces the site's mail server with one that refuses this recipient. */
    public static function refuse(string $address): void
    {
        self::answer("550 5.1.1 <$address>: Recipient address rejected", $address);
    }

    /** Replaces the site's mail server with one that refuses all mails and quotes this address in its answers. */
    public static function break(string $quoted): void
    {
        self::answer("550 5.1.1 <$quoted>: Recipient address rejected");
    }

    /** Replaces the site's mail server with one that refuses mails to this address, or all mails, with this answer. */
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
            // The message has Symfony's wording.
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
