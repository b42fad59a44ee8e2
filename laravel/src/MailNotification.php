<?php

namespace ImoWidgets;

use Illuminate\Notifications\Notification;

/** A notification that is a mail; the mails of leads and alerts, and a site's own in their place, extend it. */
abstract class MailNotification extends Notification
{
    /** @return list<string> */
    public function via(object $notifiable): array
    {
        return ['mail'];
    }
}
