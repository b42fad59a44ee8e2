<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use ImoWidgets\Leads\Lead;
use ImoWidgets\MailNotification;

/** The visitor's copy of their form, if `config('imo-widgets.leads.mail.copy')` is set; `SendCopyOfLead` sends it. */
class CopyOfLead extends MailNotification
{
    public function toMail(Lead $lead): MailMessage
    {
        return (new MailMessage)
            ->subject('Recebemos o seu pedido')
            ->view(['text' => 'imo-widgets::mail.copy-of-lead'], ['lead' => $lead]);
    }
}
