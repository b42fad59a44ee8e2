<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use ImoWidgets\Leads\Lead;
use ImoWidgets\MailNotification;

/**
 * Confirms to visitors that their form has arrived, if `config('imo-widgets.leads.mail.copy')` is set; `SendCopyOfLead`
 * sends the mail. It quotes no typed text, because a robot may have entered a stranger's address.
 */
class CopyOfLead extends MailNotification
{
    public function toMail(Lead $lead): MailMessage
    {
        return (new MailMessage)
            ->subject('Recebemos o seu pedido')
            ->view(['text' => 'imo-widgets::mail.copy-of-lead'], ['lead' => $lead]);
    }
}
