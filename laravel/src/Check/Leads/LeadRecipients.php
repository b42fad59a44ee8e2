<?php

namespace ImoWidgets\Check\Leads;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Recipients;

final class LeadRecipients extends Question
{
    public const LINE = 'Recipients';

    public const ASKS = 'Does each entry of `leads.mail` lead to an address, and is there one for all other leads?';

    public function __construct(private readonly Recipients $recipients)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads();
    }

    public function answers(Site $site): iterable
    {
        foreach ($this->recipients->mistakes() as $mistake) {
            yield self::error($mistake, 'its leads go to somebody else', 'Correct it in config/imo-widgets.php.');
        }
        $from = config('mail.from.address');
        yield $this->recipients->general() === []
            ? self::error(
                'found no address'.($from === null ? '' : ", and MAIL_FROM_ADDRESS is \"$from\", which reaches no one"),
                'no lead is mailed',
                'Set IMO_LEADS_MAIL (leads.mail.to in config/imo-widgets.php).',
            )
            : self::fine(implode(', ', $this->recipients->general()));
    }
}
