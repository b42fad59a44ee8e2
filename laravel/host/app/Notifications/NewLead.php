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
use ImoWidgets\Rules\FormRules;
use Throwable;

/**
 * The mail to the agency about one lead. It is queued, tried five times within an hour and a half, and then among the failed
 * jobs (`queue:failed`, `queue:retry`); `leads:recover` sends what never went. Plain text on purpose: what strangers write must
 * not become a link or a picture.
 */
final class NewLead extends Notification implements ShouldQueue
{
    use Queueable;

    /** What each form is called; `%s` is whom or what it is for. */
    private const TITLES = [
        'imovel' => 'Pedido de informação sobre o imóvel %s', 'geral' => 'Nova mensagem', 'agente' => 'Nova mensagem para %s',
        'agencia' => 'Nova mensagem para a loja %s', 'recrutamento' => 'Nova candidatura: %s', 'agendamento' => 'Novo pedido de avaliação',
    ];

    /** The calls of the forms that ask for more than a message. */
    private const PATHS = ['recrutamento' => '/api/recrutamento', 'agendamento' => '/api/agendamento'];

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
        $title = sprintf(self::TITLES[$lead->kind], Recipients::nameOf($lead->kind, $lead->recipient_id) ?? self::unnamed($lead));
        $mail = (new MailMessage)
            ->subject(($lead->is_suspicious ? '[Suspeito] ' : '').preg_replace('/[\p{Cc}\p{Cf}]+/u', ' ', $title))
            ->view(['text' => 'mail.new-lead'], ['lead' => $lead, 'title' => $title, 'answers' => self::answersOf($lead)]);

        return Recipients::isDeliverable($lead->email) ? $mail->replyTo($lead->email, $lead->nome) : $mail;
    }

    /** Whom it is for where the config says nothing of a name. */
    private static function unnamed(Lead $lead): string
    {
        return ($lead->kind === 'agente' ? 'o comercial ' : '').$lead->recipient_id;
    }

    /** @return array<string, string> what that form asks for besides, by what the form calls it; an area in digits with its unit */
    private static function answersOf(Lead $lead): array
    {
        $labels = FormRules::labels(self::PATHS[$lead->kind] ?? '');
        $answers = [];
        foreach (array_filter($lead->fields, filled(...)) as $field => $value) {
            $isArea = str_starts_with($field, 'area') && preg_match('/^[\d.,\s]+$/uD', $value) === 1;
            $answers[$labels[$field] ?? $field] = $isArea ? "$value m²" : $value;
        }

        return $answers;
    }

    /** The last try has failed. */
    public function failed(Throwable $problem): void
    {
        Log::error("imo-widgets: nobody was told of lead $this->lead; its job is among the failed ones (queue:failed), and the lead is kept.");
    }
}
