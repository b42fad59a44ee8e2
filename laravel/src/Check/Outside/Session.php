<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteDefaults;

final class Session extends Question
{
    public const LINE = 'Session';

    public const ASKS = 'Does the URL that renews it set a token that scripts can read, out of no cache?';

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
                'Answer it where it is asked.',
            ],
            (int) $answer->header('Age') > 0 => [
                'comes out of a cache, so that no visitor gets a session of their own', 'Leave it out of the cache.',
            ],
            ! $answer->successful() => [
                "was answered by {$answer->status()}", 'Let the web server pass it to Laravel.',
            ],
            $token === null => [
                'sets no cookie XSRF-TOKEN', 'Let it pass Laravel\'s `web` group, and no cache.',
            ],
            $token->getHttpOnly() => [
                'sets XSRF-TOKEN as HttpOnly, so that no script can read it',
                'Look for proxy_cookie_flags, or a middleware that adds it.',
            ],
            default => null,
        };
        yield $problem === null
            ? self::fine($path === null ? 'the page\'s own' : "GET /$path sets a token")
            : self::error("GET /$path $problem[0]", 'after an expired session each form is a 419', $problem[1]);
    }
}
