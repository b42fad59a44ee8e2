<?php

namespace ImoWidgets\Alerts\Check;

use ImoWidgets\Alerts\Mailing;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class RestingAlerts extends Question
{
    public const LINE = 'Resting alerts';

    public const ASKS = 'How many alert mails failed at the last attempt, and how many rest because their mailbox '
        .'refuses them?';

    public const AFTER = [AlertRun::class];

    public function concerns(Site $site): bool
    {
        return $site->mailsAlerts();
    }

    public function answers(Site $site): iterable
    {
        $resting = Mailing::resting()->count();
        $failing = Mailing::failing()->count() - $resting;
        if ($failing > 0) {
            yield self::error(
                "the mails to $failing ".($failing === 1 ? 'person' : 'people').' failed at the last attempt',
                'each run tries them again',
                'Look for the mail server\'s answer in the log: a password, a quota, a policy.',
            );
        }
        if ($resting > 0) {
            yield self::warning(
                "the mails to $resting ".($resting === 1 ? 'person' : 'people').' have been refused for days',
                'their alerts rest, and are tried once a week',
                'Ask them for another address, or let them end.',
            );
        }
        if ($failing + $resting === 0) {
            yield self::fine('none');
        }
    }
}
