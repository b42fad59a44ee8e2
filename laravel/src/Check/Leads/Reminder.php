<?php

namespace ImoWidgets\Check\Leads;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Notifications\LeadDigest;
use ImoWidgets\Settings;

final class Reminder extends Question
{
    public const LINE = 'Reminder';

    public const ASKS = 'Does `leads.digest` have a time of day and a number of hours?';

    private const MEANS = 'no reminder of unanswered leads is sent';

    private const REMEDY = 'Correct it in config/imo-widgets.php.';

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads();
    }

    public function answers(Site $site): iterable
    {
        [$at, $hours] = [Settings::get('leads.digest.at'), Settings::get('leads.digest.hours')];
        $isTime = $at === false || LeadDigest::timeOfDay() !== null;
        $isNumber = is_int($hours) && $hours >= 0;
        if (! $isTime) {
            $got = json_encode($at);
            yield self::error(
                "leads.digest.at expected a time such as 09:00, or false, got $got", self::MEANS, self::REMEDY,
            );
        }
        if (! $isNumber) {
            $got = json_encode($hours);
            yield self::error("leads.digest.hours expected a number of hours, got $got", self::MEANS, self::REMEDY);
        }
        if ($isTime && $isNumber) {
            yield self::fine($at === false ? 'never' : LeadDigest::timeOfDay().", after $hours hours");
        }
    }
}
