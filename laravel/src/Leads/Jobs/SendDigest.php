<?php

namespace ImoWidgets\Leads\Jobs;

use Illuminate\Support\Facades\Notification;
use ImoWidgets\Exceptions\NotMailed;
use ImoWidgets\MailJob;
use ImoWidgets\Settings;
use Throwable;

/**
 * Sends the reminder to one address. The payload is the address and the ids of leads, some of which may have been
 * answered since.
 */
final class SendDigest extends MailJob
{
    public const MAIL = 'A reminder of leads without an answer';

    /** @param  list<int|string>  $leads */
    public function __construct(
        public readonly string $address,
        public readonly array $leads,
        public readonly int $more,
    ) {
        parent::__construct(hash('xxh128', $address));
    }

    public function handle(): void
    {
        $waiting = Settings::leadModel()::unanswered()->whereKey($this->leads)->get();
        if ($waiting->isEmpty()) {
            return;
        }
        try {
            $notification = Settings::get('leads.notifications.digest');
            Notification::route('mail', $this->address)->notifyNow(new $notification($waiting, $this->more));
        } catch (Throwable $problem) {
            throw NotMailed::because(self::MAIL, $problem);
        }
    }
}
