<?php

namespace ImoWidgets\Check\Outside;

use Illuminate\Http\Client\Response;
use Illuminate\Support\Str;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\SiteUrl;

final class AssetFiles extends Question
{
    public const LINE = 'A page\'s files';

    public const ASKS = 'Will browsers accept both, with a 200, the right MIME type and, from another origin, CORS?';

    public const AFTER = [PageTags::class];

    private const TYPES = ['script' => '~^(?:text|application)/javascript\b~i', 'sheet' => '~^text/css\b~i'];

    public function __construct(private readonly PageAssets $assets, private readonly SiteClient $client)
    {
    }

    public function answers(Site $site): iterable
    {
        foreach (array_intersect_key($this->assets->find(), self::TYPES) as $kind => $url) {
            if (! is_string($url)) {
                continue;
            }
            $problem = $this->problemWith($kind, $url, $this->client->fetch($url));
            yield $problem === null
                ? self::fine("200 {$url}")
                : self::error(
                    "GET $url: $problem[0]",
                    $kind === 'script' ? 'no widget loads, and no form is sent' : 'widgets have no styles',
                    $problem[1],
                );
        }
    }

    /** @return array{string, string}|null the problem and its remedy */
    private function problemWith(string $kind, string $url, ?Response $answer): ?array
    {
        $type = (string) $answer?->header('Content-Type');
        $isElsewhere = SiteUrl::originOf($url) !== $this->client->origin;
        $isAllowed = in_array($answer?->header('Access-Control-Allow-Origin'), ['*', $this->client->origin], true);

        return match (true) {
            $answer === null => ['no server answers', 'Correct ASSET_URL.'],
            $answer->status() !== 200 => [
                "expected 200, got {$answer->status()}",
                'Let the web server send the folder, or set `path` in config/imo-widgets.php to one that it sends, and '
                    .'run `php artisan imo-widgets:install`.',
            ],
            ! Str::isMatch(self::TYPES[$kind], $type) => [
                "a browser refuses the type \"$type\"", 'Include the web server\'s table of MIME types.',
            ],
            $isElsewhere && ! $isAllowed => [
                "{$this->client->origin} may not read it", 'Let that server send Access-Control-Allow-Origin.',
            ],
            default => null,
        };
    }
}
