<?php

namespace ImoWidgets\Check\Leads;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class MailTransport extends Question
{
    public const LINE = 'Mailer';

    public const ASKS = 'Does MAIL_MAILER deliver in production?';

    /** Transports that deliver no mail. */
    private const NO_MAIL = ['log', 'array', null];

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    public function answers(Site $site): iterable
    {
        $mailer = (string) config('mail.default');
        $mailers = [$mailer, ...(array) config("mail.mailers.$mailer.mailers")];
        $transports = array_map(fn (string $name) => config("mail.mailers.$name.transport"), $mailers);
        yield $site->isLive && array_intersect($transports, self::NO_MAIL) !== []
            ? self::error(
                "MAIL_MAILER is \"$mailer\"",
                'lead mails go to the log or nowhere, yet are recorded as sent',
                'Name a mail server.',
            )
            : self::fine(trim("$mailer ".config("mail.mailers.$mailer.host")));
    }
}
