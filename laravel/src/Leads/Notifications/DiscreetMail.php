<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Mail\SentMessage;
use Illuminate\Notifications\Channels\MailChannel;
use Illuminate\Notifications\Notification;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use Throwable;

/**
 * Laravel's mail channel with failures that do not name the recipient: they end in the log and among the failed jobs.
 */
final class DiscreetMail
{
    public function __construct(private readonly MailChannel $mail)
    {
    }

    /**
     * @param  mixed  $notifiable  as `MailChannel` takes it
     *
     * @throws LeadNotAnnounced
     */
    public function send(mixed $notifiable, Notification $notification): ?SentMessage
    {
        try {
            return $this->mail->send($notifiable, $notification);
        } catch (Throwable $problem) {
            throw LeadNotAnnounced::because($notifiable instanceof Model ? $notifiable->getKey() : '?', $problem);
        }
    }
}
