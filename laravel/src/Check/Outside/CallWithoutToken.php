<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Settings;

final class CallWithoutToken extends Question
{
    public const LINE = 'A call without a token';

    public const ASKS = 'Is the answer a 419, after which the widget renews the session and sends again?';

    public const AFTER = [RefusedForms::class];

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function concerns(Site $site): bool
    {
        return ! $this->client->isOtherOrigin
            && $site->forms() !== []
            && in_array('web', (array) Settings::get('middleware'), true);
    }

    public function answers(Site $site): iterable
    {
        $path = $site->forms()[0];
        $answer = $this->client->postWithoutToken($path);
        yield match (true) {
            $answer->status() === 419 => self::fine("POST $path: 419"),
            $answer->status() === 422 => self::warning(
                "POST $path was validated without one (422)",
                'other sites\' pages can send this site\'s forms',
                'Take the call out of the exceptions of Laravel\'s CSRF middleware.',
            ),
            default => self::error(
                "POST $path: ".$this->client->describe($answer, 'expected 419'),
                'if a session has expired, the first press ends in an error',
                'Let the site\'s exception handler answer with a 419 to requests that expect JSON.',
            ),
        };
    }
}
