<?php

namespace ImoWidgets\Check\Leads;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class ReplyAddress extends Question
{
    public const LINE = 'Reply-To';

    public const ASKS = 'Does a reply to a lead\'s mail go only to the visitor?';

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads();
    }

    public function answers(Site $site): iterable
    {
        $always = config('mail.reply_to.address');
        yield filled($always)
            ? self::warning(
                "mail.reply_to puts $always into every mail",
                'a reply to a lead\'s mail goes there too',
                'Take it out of config/mail.php.',
            )
            : self::fine('the visitor');
    }
}
