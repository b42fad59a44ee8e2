<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteDefaults;

final class Session extends Question
{
    public const LINE = 'Session';

    public const ASKS = 'Does the URL that renews it set a token that scripts can read, and is it never cached?';

    public const AFTER = [OriginAsked::class];

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function answers(Site $site): iterable
    {
        $path = SiteDefaults::csrfRoute(config('imo-widgets.csrf_route'));
        $answer = $this->client->get($path === null ? $this->client->page : "/$path");
        $token = $this->client->token();
        $problem = match (true) {
            $path === null => null,
            $answer->redirect() => [
                "is redirected ({$answer->status()}) to {$answer->header('Location')}",
                'Answer it there instead.',
            ],
            (int) $answer->header('Age') > 0 => [
                'comes from a cache, so no visitor gets a session of their own', 'Exclude it from the cache.',
            ],
            ! $answer->successful() => [
                "was answered by {$answer->status()}", 'Let the web server pass it to Laravel.',
            ],
            $token === null => [
                'sets no cookie XSRF-TOKEN', 'Let it pass Laravel\'s `web` group, and no cache.',
            ],
            $token->getHttpOnly() => [
                'sets XSRF-TOKEN as HttpOnly, so no script can read it',
                'Look for proxy_cookie_flags, or a middleware that adds it.',
            ],
            default => null,
        };
        yield $problem === null
            ? self::fine($path === null ? 'the page\'s own' : "GET /$path sets a token")
            : self::error("GET /$path $problem[0]", 'once a session has expired, each form gets a 419', $problem[1]);
    }
}
