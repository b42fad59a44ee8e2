<?php

namespace App\Notifications;

use App\Models\AlertSubscriber;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Leads\DiscreetMail;
use Symfony\Component\Mime\Email;

/** What is new in all that a person has asked for; `SendAlertMailing` sends it. */
final class ListingNews extends Notification
{
    /**
     * @param  array<string, mixed>  $news  as `AlertDigest::of` gives it
     * @param  string  $message  what tells this mail from all others
     */
    public function __construct(private readonly array $news, private readonly string $message)
    {
    }

    /** @return list<string> */
    public function via(AlertSubscriber $person): array
    {
        return [DiscreetMail::class];
    }

    /** The mail, with the one click that ends all alerts (RFC 8058). */
    public function toMail(AlertSubscriber $person): MailMessage
    {
        $manage = AlertSettings::url("/avisos/$person->token");
        $data = [...$this->news, 'manage' => $manage, 'cancel' => "$manage/cancelar", 'legal' => (array) config('imo-widgets.legal')];

        return (new MailMessage)->subject($this->subject())->view(['html' => 'mail.listing-news', 'text' => 'mail.listing-news-text'], $data)
            ->withSymfonyMessage(function (Email $mail) use ($manage) {
                $host = parse_url($manage, PHP_URL_HOST) ?: 'localhost';
                $mail->getHeaders()->addIdHeader('Message-ID', "imo-$this->message@$host");
                $mail->getHeaders()->addTextHeader('List-Unsubscribe', "<$manage/cancelar>");
                $mail->getHeaders()->addTextHeader('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click');
                $mail->getHeaders()->addTextHeader('Auto-Submitted', 'auto-generated');
            });
    }

    private function subject(): string
    {
        $count = $this->news['count'];

        return match (true) {
            $count === 0 => 'Os seus avisos de imóveis estão a terminar',
            $count === 1 => '1 novidade nas suas pesquisas',
            default => "$count novidades nas suas pesquisas",
        };
    }
}
