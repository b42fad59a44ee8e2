<?php

namespace ImoWidgets\Check\Installation;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class Calls extends Question
{
    public const LINE = 'POST /api/…';

    public const ASKS = 'Which part answers each call in use: the package, the site\'s own code, or none?';

    public function answers(Site $site): iterable
    {
        if ($site->routes->areElsewhere()) {
            yield self::fine("another application: {$site->routes->url('')}");

            return;
        }
        foreach ([...$site->calls, 'alerts' => Site::ALERTS] as $widget => $path) {
            $answerer = $site->routes->answererOf($path);
            if ($answerer !== '') {
                yield self::fine($answerer, "POST {$site->routes->url($path)}");
            } elseif ($path !== Site::ALERTS) {
                yield self::error(
                    'no route answers it',
                    "$widget can't send",
                    'Set `routes` in config/imo-widgets.php, or name the widgets in use with --only.',
                    "POST {$site->routes->url($path)}",
                );
            }
        }
    }
}
