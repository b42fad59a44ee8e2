<?php

namespace ImoWidgets\Check\Alerts;

use ImoWidgets\Alerts\AlertMailings;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class RestingAlerts extends Question
{
    public const LINE = 'Resting alerts';

    public const ASKS = 'Do people get no alerts because their mailbox has refused the mail for days, and how many?';

    public const AFTER = [AlertRun::class];

    public function concerns(Site $site): bool
    {
        return $site->mailsAlerts();
    }

    public function answers(Site $site): iterable
    {
        $count = AlertMailings::resting()->count();
        yield $count === 0
            ? self::fine('none')
            : self::warning(
                "the mails to $count ".($count === 1 ? 'person' : 'people').' have been refused for days',
                'their alerts rest',
                'If they are many, look for the mail server\'s refusal (quota, password) in the log.',
            );
    }
}
