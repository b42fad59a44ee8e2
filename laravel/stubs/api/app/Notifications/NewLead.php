<?php

namespace App\Notifications;

use App\Models\Lead;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\DiscreetMail;
use ImoWidgets\Leads\Recipients;
use Throwable;

/**
 * The mail to the agency about one lead. It is queued, tried five times within an hour and a half, and then among the failed
 * jobs (`queue:failed`, `queue:retry`); `leads:recover` sends what never went. Plain text on purpose: what strangers write must
 * not become a link or a picture.
 */
final class NewLead extends Notification implements ShouldQueue
{
    use Queueable;

    /** What each form is called. */
    private const TITLES = [
        'imovel' => 'Pedido de informação sobre um imóvel', 'geral' => 'Nova mensagem', 'agente' => 'Nova mensagem para um comercial',
        'agencia' => 'Nova mensagem para uma loja', 'recrutamento' => 'Nova candidatura', 'agendamento' => 'Novo pedido de avaliação',
    ];

    /** How often it is tried. */
    public int $tries = 5;

    /** A lead that has been erased meanwhile needs no mail. */
    public bool $deleteWhenMissingModels = true;

    /** @param  int|string  $lead  the key of the lead, for what is logged */
    public function __construct(public readonly int|string $lead)
    {
        $this->afterCommit();
    }

    /** @return list<string> */
    public function via(Lead $lead): array
    {
        return [DiscreetMail::class];
    }

    /** @return list<int> seconds before each further try */
    public function backoff(): array
    {
        return [60, 300, 900, 3600];
    }

    /** A job that comes a second time, after a worker was killed, finds that the mail went. */
    public function shouldSend(Lead $lead): bool
    {
        return $lead->announced_at === null;
    }

    /** The mail; its answer goes to the visitor where the address that they typed is one. */
    public function toMail(Lead $lead): MailMessage
    {
        $title = self::TITLES[$lead->kind].($lead->recipient_id === null ? '' : ": $lead->recipient_id");
        $mail = (new MailMessage)
            ->subject(($lead->is_suspicious ? '[Suspeito] ' : '').preg_replace('/[\p{Cc}\p{Cf}]+/u', ' ', $title))
            ->view(['text' => 'mail.new-lead'], ['lead' => $lead, 'title' => $title]);

        return Recipients::isDeliverable($lead->email) ? $mail->replyTo($lead->email, $lead->nome) : $mail;
    }

    /** The last try has failed. */
    public function failed(Throwable $problem): void
    {
        Log::error("imo-widgets: nobody was told of lead $this->lead; its job is among the failed ones (queue:failed), and the lead is kept.");
    }
}
