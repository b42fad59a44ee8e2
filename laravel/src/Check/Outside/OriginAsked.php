<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteUrl;

final class OriginAsked extends Question
{
    public const LINE = 'The URL asked';

    public const ASKS = 'Does the site answer there, without a redirect to another origin, for example from http to '
        .'https?';

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function answers(Site $site): iterable
    {
        $answer = $this->client->getAsNewcomer($this->client->page);
        $location = $answer->redirect() ? $this->client->resolve($answer->header('Location')) : $this->client->origin;
        $origin = SiteUrl::originOf($location);
        yield $origin === $this->client->origin
            ? self::fine($origin)
            : self::error(
                "{$this->client->origin} redirects to $location",
                'browsers send each call to the other origin, which was not checked',
                "Run it with --url=$origin.",
            );
    }
}
