<?php

namespace ImoWidgets;

use Illuminate\Notifications\Notification;

/** Base of the mails about leads and alerts, and of a site's replacements for them. */
abstract class MailNotification extends Notification
{
    /** @return list<string> */
    public function via(object $notifiable): array
    {
        return ['mail'];
    }
}
