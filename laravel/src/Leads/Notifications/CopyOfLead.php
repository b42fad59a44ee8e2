<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use ImoWidgets\Leads\Lead;
use ImoWidgets\MailNotification;

/**
 * Tells visitors that their form has arrived, if `config('imo-widgets.leads.mail.copy')` is set; `SendCopyOfLead` sends
 * it. A robot may have typed a stranger's address, so that nothing typed stands in it.
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
