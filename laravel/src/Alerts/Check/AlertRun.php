<?php

namespace ImoWidgets\Alerts\Check;

use Illuminate\Database\QueryException;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\Cursor;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\SqlState;

final class AlertRun extends Question
{
    public const LINE = 'alerts:run';

    public const ASKS = 'If there are alerts, has a run finished within a day, and does none hold back?';

    public function concerns(Site $site): bool
    {
        return $site->mailsAlerts();
    }

    public function answers(Site $site): iterable
    {
        try {
            $yesterday = now()->subDay();
            $isOld = Alert::query()->where('confirmed_at', '<', $yesterday)->exists();
            yield match (true) {
                Cursor::get('held_back') === 1 => self::error(
                    'holds back, because too many listings are missing or new',
                    'nothing is mailed',
                    'Compare the table of listings with the log; if the change is intended, run `php artisan '
                        .'alerts:run --accept`.',
                ),
                $isOld && Cursor::get('ran') < $yesterday->getTimestamp() => self::error(
                    'has not finished for a day',
                    'new listings are not mailed',
                    'Let cron run `php artisan schedule:run` every minute.',
                ),
                default => self::fine($isOld ? 'ended within a day' : 'no alert is a day old'),
            };
        } catch (QueryException $problem) {
            yield self::error(
                'the tables of alerts could not be read ('.SqlState::of($problem).')',
                'no alert is stored',
                'Run `php artisan migrate`.',
            );
        }
    }
}
