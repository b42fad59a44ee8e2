<?php

namespace ImoWidgets\Check\Leads;

use Illuminate\Support\Str;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Settings;

final class Sender extends Question
{
    public const LINE = 'Sender';

    public const ASKS = 'Does mail from MAIL_FROM_ADDRESS arrive in production, and isn\'t it one of the recipients?';

    public function __construct(private readonly Recipients $recipients)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    public function answers(Site $site): iterable
    {
        $from = config('mail.from.address');
        $from = is_string($from) ? $from : '';
        $same = array_filter($this->recipients->all(), fn (string $to) => strcasecmp($to, $from) === 0);
        yield match (true) {
            $site->isLive && ! Recipients::isSomebodys($from) => self::error(
                "expected an address of the agency's own domain in MAIL_FROM_ADDRESS, got \"$from\"",
                'mail servers refuse the mails or treat them as spam',
                'Set MAIL_FROM_ADDRESS.',
            ),
            $same !== [] => self::warning(
                "MAIL_FROM_ADDRESS \"$from\" is also the recipient \"".reset($same).'"',
                'many mail programs then reply to the agency itself instead of the visitor',
                blank(Settings::get('leads.mail.to'))
                    ? 'Set IMO_LEADS_MAIL to the mailbox that the agency reads.'
                    : 'Set a sender of its own, such as site@'.Str::after($from, '@').'.',
            ),
            default => self::fine($from),
        };
    }
}
