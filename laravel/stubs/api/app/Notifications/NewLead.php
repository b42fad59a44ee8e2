<?php

namespace App\Notifications;

use App\Models\Lead;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use ImoWidgets\Leads\DiscreetMail;
use ImoWidgets\Leads\Recipients;

/**
 * The mail to the agency about one lead; `AnnounceLead` sends it. Plain text on purpose: what strangers write must not become a
 * link or a picture.
 */
final class NewLead extends Notification
{
    /** What each form is called. */
    private const TITLES = [
        'imovel' => 'Pedido de informação sobre um imóvel', 'geral' => 'Nova mensagem', 'agente' => 'Nova mensagem para um comercial',
        'agencia' => 'Nova mensagem para uma loja', 'recrutamento' => 'Nova candidatura', 'agendamento' => 'Novo pedido de avaliação',
    ];

    private const LONGEST_NAME = 100;

    /** @return list<string> */
    public function via(Lead $lead): array
    {
        return [DiscreetMail::class];
    }

    /** The mail; its answer goes to the visitor where the address that they typed is one. */
    public function toMail(Lead $lead): MailMessage
    {
        $title = self::TITLES[$lead->kind].($lead->recipient_id === null ? '' : ": $lead->recipient_id");
        $mail = (new MailMessage)
            ->subject(($lead->is_suspicious ? '[Suspeito] ' : '').preg_replace('/[\p{Cc}\p{Cf}]+/u', ' ', $title))
            ->view(['text' => 'mail.new-lead'], ['lead' => $lead, 'title' => $title]);

        // A line of a mail has at most 998 characters, and a name without a blank can't be folded.
        return Recipients::isDeliverable($lead->email) ? $mail->replyTo($lead->email, mb_substr($lead->nome, 0, self::LONGEST_NAME)) : $mail;
    }
}
