<?php

namespace ImoWidgets\Check\Installation;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteUrl;

final class AppUrl extends Question
{
    public const LINE = 'Links in mails';

    public const ASKS = 'Do APP_URL and `alerts.site` begin with a scheme and a public host?';

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    public function answers(Site $site): iterable
    {
        foreach (self::bases() as $setting => $url) {
            yield SiteUrl::isPublic($url) || ! $site->isLive
                ? self::fine("$setting is \"$url\"")
                : self::error(
                    "expected a URL such as https://www.exemplo.pt in $setting, got \"$url\"",
                    'all links in mails are dead, including those that confirm an alert',
                    "Set $setting.",
                );
        }
    }

    /** @return array<string, string> the base URLs of links in mails, by the setting that defines them */
    public static function bases(): array
    {
        ['leads' => $site, 'alerts' => $ofAlerts] = SiteUrl::basesOfMails();

        return ['APP_URL' => $site] + ($ofAlerts === $site ? [] : ['alerts.site' => $ofAlerts]);
    }
}
