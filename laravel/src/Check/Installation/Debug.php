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
        yield app()->isProduction() && config('app.debug')
            ? self::error(
                'on in production',
                'an error page shows what a visitor typed, and the settings of this site',
                'Set APP_DEBUG=false.',
            )
            : self::fine(config('app.debug') ? 'on, outside production' : 'off');
    }
}
