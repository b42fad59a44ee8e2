<?php

namespace App\Notifications;

use App\Models\Lead;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use ImoWidgets\Leads\DiscreetMail;

/** The visitor's copy of what they sent, where `config('imo-widgets.leads.mail.copy')` says so; `SendCopyOfLead` sends it. */
final class CopyOfLead extends Notification
{
    /** @return list<string> */
    public function via(Lead $lead): array
    {
        return [DiscreetMail::class];
    }

    /** The mail. */
    public function toMail(Lead $lead): MailMessage
    {
        return (new MailMessage)
            ->subject('Recebemos o seu pedido')
            ->view(['text' => 'mail.copy-of-lead'], ['lead' => $lead]);
    }
}
