<?php

namespace App\Notifications;

use App\Models\Lead;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use ImoWidgets\Leads\DiscreetMail;

/** The visitor's copy of what they sent, where `config('imo-widgets.leads.mail.copy')` says so. */
final class CopyOfLead extends Notification implements ShouldQueue
{
    use Queueable;

    /** How often it is tried. */
    public int $tries = 3;

    /** A lead that has been erased meanwhile needs no mail. */
    public bool $deleteWhenMissingModels = true;

    /** The key of the lead, for what is logged. */
    public readonly int|string $lead;

    /** @param  Lead  $sent  what they sent */
    public function __construct(private readonly Lead $sent)
    {
        $this->lead = $sent->getKey();
        $this->afterCommit();
    }

    /** @return list<string> */
    public function via(object $notifiable): array
    {
        return [DiscreetMail::class];
    }

    /** @return list<int> seconds before each further try */
    public function backoff(): array
    {
        return [300, 3600];
    }

    /** The mail. */
    public function toMail(object $notifiable): MailMessage
    {
        return (new MailMessage)
            ->subject('Recebemos o seu pedido')
            ->view(['text' => 'mail.copy-of-lead'], ['lead' => $this->sent]);
    }
}
