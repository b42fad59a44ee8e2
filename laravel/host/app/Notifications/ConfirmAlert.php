<?php

namespace App\Notifications;

use App\Models\Alert;
use App\Models\AlertSubscriber;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Drawing\DrawingData;
use ImoWidgets\Leads\DiscreetMail;

/** Asks a person whether it was them: without anything that somebody else could have written, because anybody can type an address. */
final class ConfirmAlert extends Notification
{
    public function __construct(private readonly Alert $alert)
    {
    }

    /** @return list<string> */
    public function via(AlertSubscriber $person): array
    {
        return [DiscreetMail::class];
    }

    /** The mail. */
    public function toMail(AlertSubscriber $person): MailMessage
    {
        $data = [
            'words' => $this->alert->search()->safeWords(app(DrawingData::class)->places()),
            'frequency' => AlertSettings::frequencyInWords($this->alert->frequency),
            'link' => AlertSettings::url("/avisos/confirmar/{$this->alert->token}"),
            'days' => (int) AlertSettings::get('days_to_confirm'),
        ];

        return (new MailMessage)->subject('Confirme o seu aviso de imóveis')->view(['html' => 'mail.confirm-alert', 'text' => 'mail.confirm-alert-text'], $data);
    }
}
