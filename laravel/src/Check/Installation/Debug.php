<?php

namespace ImoWidgets\Check\Installation;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class Debug extends Question
{
    public const LINE = 'APP_DEBUG';

    public const ASKS = 'Is it off in production?';

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads();
    }

    public function answers(Site $site): iterable
    {
        if ($site->isLive && ! app()->isProduction()) {
            yield self::warning(
                'APP_ENV is "'.app()->environment().'" on a public address',
                'mistakes in a widget\'s page data stop whole pages',
                'Set APP_ENV=production.',
            );
        }
        yield $site->isLive && config('app.debug')
            ? self::error(
                'it is on, although visitors come here',
                'an error page shows what a visitor typed, and the settings of this site',
                'Set APP_DEBUG=false.',
            )
            : self::fine(config('app.debug') ? 'on, outside production' : 'off');
    }
}
