<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Finding;
use ImoWidgets\Check\Installation\AppUrl;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteUrl;

final class LinkOrigin extends Question
{
    public const LINE = 'Links in mails';

    public const ASKS = 'Do APP_URL and `alerts.site` have the origin of `--url`, and does a POST arrive there?';

    public const AFTER = [OriginAsked::class, AppUrl::class];

    private const MEANS = 'links in mails are dead or take a detour, and one-click unsubscriptions are lost';

    /** Paths where a POST changes nothing, because their lead and alert don't exist. */
    private const PATHS = ['APP_URL' => '/imo-leads/0/respondido', 'alerts.site' => '/avisos/0/cancelar'];

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    public function answers(Site $site): iterable
    {
        foreach (AppUrl::bases() as $setting => $url) {
            yield $this->problemWith($site, $setting, $url) ?? self::fine("$setting has the origin of this site");
        }
    }

    private function problemWith(Site $site, string $setting, string $url): ?Finding
    {
        // In development, APP_URL often differs from the URL that is checked.
        $report = $site->isLive ? self::error(...) : self::warning(...);
        $answer = SiteUrl::originOf($url) === null ? null : $this->client->submit($url.self::PATHS[$setting]);
        $came = match (true) {
            $answer?->redirect() => ", which answers a POST by a redirect to {$answer->header('Location')}",
            SiteUrl::originOf($url) !== $this->client->origin => ', and the site was asked at '.$this->client->origin
                .($answer === null ? '; no server answers there' : ''),
            default => null,
        };

        return $came === null ? null : $report("$setting is \"$url\"$came", self::MEANS, "Set $setting.");
    }
}
