<?php

namespace ImoWidgets\Alerts\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use ImoWidgets\Alerts\AlertDigest;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\MailNotification;
use ImoWidgets\PlainText;
use Symfony\Component\Mime\Email;

/** The news for all of a person's alerts; `SendAlertMailing` sends it. */
class ListingNews extends MailNotification
{
    /**
     * @param  array<string, mixed>  $news  the result of `AlertDigest::of()`
     * @param  string  $message  the unique id in the mail's Message-ID
     */
    public function __construct(protected readonly array $news, protected readonly string $message)
    {
    }

    public function toMail(AlertSubscriber $person): MailMessage
    {
        $manage = AlertSettings::url("/avisos/$person->token", $this->news['site'] ?? null);
        $data = [
            ...$this->news,
            'alertSite' => $this->news['site'] ?? null,
            'manage' => $manage,
            'cancel' => "$manage/cancelar",
            'legal' => (array) config('imo-widgets.legal'),
        ];

        return PlainText::mail($this->subject(), 'imo-widgets::mail.listing-news', $data)
            ->withSymfonyMessage(function (Email $mail) use ($manage) {
                $host = parse_url($manage, PHP_URL_HOST) ?: 'localhost';
                $mail->getHeaders()->addIdHeader('Message-ID', "imo-$this->message@$host");
                // A mail program's one-click unsubscribe ends all alerts (RFC 8058).
                $mail->getHeaders()->addTextHeader('List-Unsubscribe', "<$manage/cancelar>");
                $mail->getHeaders()->addTextHeader('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click');
                $mail->getHeaders()->addTextHeader('Auto-Submitted', 'auto-generated');
            });
    }

    protected function subject(): string
    {
        $count = $this->news['count'];

        return match (true) {
            $count === 0 => 'Os seus avisos de imóveis estão a terminar',
            $count === 1 => '1 novidade nas suas pesquisas',
            default => "$count novidades nas suas pesquisas",
        };
    }
}
