<?php

namespace ImoWidgets\Alerts\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\MailNotification;
use ImoWidgets\PlainText;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\Bundle;

/** Asks a person to confirm an alert, without any text that a stranger may have typed. */
class ConfirmAlert extends MailNotification
{
    public function __construct(protected readonly Alert $alert)
    {
    }

    public function toMail(AlertSubscriber $person): MailMessage
    {
        $data = [
            'words' => $this->alert->search->safeWords(app(Bundle::class)->drawn('places')),
            'frequency' => AlertSettings::frequencyInWords($this->alert->frequency),
            'link' => AlertSettings::url("/avisos/confirmar/{$this->alert->token}", $this->alert->site),
            'alertSite' => $this->alert->site,
            'days' => (int) Settings::get('alerts.days_to_confirm'),
        ];

        $subject = 'Confirme que quer receber avisos de novos imóveis';

        return PlainText::mail($subject, 'imo-widgets::mail.confirm-alert', $data);
    }
}
