<?php

namespace ImoWidgets\Check\Outside;

use Illuminate\Http\Client\Response;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class CrossOrigin extends Question
{
    public const LINE = 'Calls on another origin';

    public const ASKS = 'May pages of the site read the answers of `api_base` on '
        .'[another origin](../docs/operating.md#calls-on-another-origin)?';

    public const AFTER = [OriginAsked::class];

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function concerns(Site $site): bool
    {
        return $this->client->isOtherOrigin && $site->calls !== [];
    }

    public function answers(Site $site): iterable
    {
        $path = array_values($site->calls)[0];
        $preflight = $this->client->preflight($path);
        $isOpen = $preflight->successful()
            && $this->isAllowed($preflight)
            && $this->isAllowed($this->client->post($path, []));
        yield $isOpen
            ? self::fine("{$this->client->origin} may read them")
            : self::error(
                "POST $path is refused to browsers on {$this->client->origin}: expected "
                    .'Access-Control-Allow-Origin in its answers',
                'no widget gets an answer',
                'Name that origin in config/cors.php of the application that answers.',
            );
    }

    private function isAllowed(Response $answer): bool
    {
        return in_array($answer->header('Access-Control-Allow-Origin'), ['*', $this->client->origin], true);
    }
}
