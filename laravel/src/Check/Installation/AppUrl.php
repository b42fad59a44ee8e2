<?php

namespace ImoWidgets\Check\Installation;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteUrl;

final class AppUrl extends Question
{
    public const LINE = 'Links in mails';

    public const ASKS = 'Do APP_URL and `alerts.site` begin with a scheme and a public host?';

    /** The names of machines that mail programs elsewhere do not reach. */
    private const PRIVATE_HOST = '~^(?:[^.]*|.*\.(?:localhost|test|local))$~i';

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    public function answers(Site $site): iterable
    {
        foreach (self::bases() as $setting => $url) {
            yield self::isPublic($url) || ! $site->isLive
                ? self::fine("$setting is \"$url\"")
                : self::error(
                    "expected a URL such as https://www.exemplo.pt in $setting, got \"$url\"",
                    'all links in mails are dead, those that confirm an alert as well',
                    "Set $setting.",
                );
        }
    }

    /** Tells if a URL has a scheme, and a host that visitors elsewhere reach. */
    public static function isPublic(string $url): bool
    {
        $host = trim((string) parse_url($url, PHP_URL_HOST), '[]');
        $isAddress = filter_var($host, FILTER_VALIDATE_IP) !== false;
        $isOpenAddress = filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_GLOBAL_RANGE) !== false;

        return preg_match('~^https?://~i', $url) === 1
            && ($isAddress ? $isOpenAddress : preg_match(self::PRIVATE_HOST, $host) !== 1);
    }

    /** @return array<string, string> the beginnings of links in mails, by the setting that has them */
    public static function bases(): array
    {
        ['leads' => $site, 'alerts' => $ofAlerts] = SiteUrl::basesOfMails();

        return ['APP_URL' => $site] + ($ofAlerts === $site ? [] : ['alerts.site' => $ofAlerts]);
    }
}
