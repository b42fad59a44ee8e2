<?php

namespace App\Notifications;

use App\Models\Lead;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\DiscreetMail;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Rules\FormRules;

/**
 * The mail to the agency about one lead; `AnnounceLead` sends it. All of it is in the plain text too, and in its HTML every
 * value is escaped: what strangers write must not become a link or a picture.
 */
final class NewLead extends Notification
{
    /** What each form is called; `%s` is whom or what it is for. */
    private const TITLES = [
        'imovel' => 'Pedido de informação sobre o imóvel %s', 'geral' => 'Nova mensagem', 'agente' => 'Nova mensagem para %s',
        'agencia' => 'Nova mensagem para a loja %s', 'recrutamento' => 'Nova candidatura: %s', 'agendamento' => 'Novo pedido de avaliação',
    ];

    /** The calls of the forms that ask for more than a message. */
    private const PATHS = ['recrutamento' => '/api/recrutamento', 'agendamento' => '/api/agendamento'];

    private const LONGEST_NAME = 100;

    /** @return list<string> */
    public function via(Lead $lead): array
    {
        return [DiscreetMail::class];
    }

    /** The mail; its answer goes to the visitor where the address that they typed is one. */
    public function toMail(Lead $lead): MailMessage
    {
        $title = self::titleOf($lead);
        $links = array_map(fn (LeadState $state) => ['text' => $state->action(), 'url' => AnswerLink::to($lead->getKey(), $state)], LeadState::choices());
        $canReply = Recipients::isDeliverable($lead->email);
        $mail = (new MailMessage)
            ->subject(($lead->is_suspicious ? '[Suspeito] ' : '').preg_replace('/[\p{Cc}\p{Cf}]+/u', ' ', $title))
            ->view(['html' => 'mail.new-lead-html', 'text' => 'mail.new-lead'], ['lead' => $lead, 'title' => $title, 'answers' => self::answersOf($lead), 'origin' => LeadOrigin::described($lead->origin), 'links' => $links, 'canReply' => $canReply]);

        // A line of a mail has at most 998 characters, and a name without a blank can't be folded.
        return $canReply ? $mail->replyTo($lead->email, mb_substr($lead->nome, 0, self::LONGEST_NAME)) : $mail;
    }

    /** What a lead is called, in the mail's subject and wherever one is listed. */
    public static function titleOf(Lead $lead): string
    {
        return sprintf(self::TITLES[$lead->kind], Recipients::nameOf($lead->kind, $lead->recipient_id) ?? self::unnamed($lead));
    }

    /** The name of the agent that it is for, where the config says what to read it from. */
    public static function agentOf(Lead $lead): ?string
    {
        return $lead->kind === 'agente' ? Recipients::nameOf($lead->kind, $lead->recipient_id) : null;
    }

    /** @return array<string, string> what that form asks for besides, by what the form calls it; an area in digits with its unit */
    public static function answersOf(Lead $lead): array
    {
        $labels = FormRules::labels(self::PATHS[$lead->kind] ?? '');
        $answers = [];
        foreach (array_filter($lead->fields, filled(...)) as $field => $value) {
            $isArea = str_starts_with($field, 'area') && preg_match('/^[\d.,\s]+$/uD', $value) === 1;
            $answers[$labels[$field] ?? $field] = $isArea ? "$value m²" : $value;
        }

        return $answers;
    }

    /** Whom it is for where the config says nothing of a name. */
    private static function unnamed(Lead $lead): string
    {
        return ($lead->kind === 'agente' ? 'o comercial ' : '').$lead->recipient_id;
    }
}
