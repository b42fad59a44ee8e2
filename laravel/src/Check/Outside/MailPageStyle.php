<?php

namespace ImoWidgets\Check\Outside;

use Illuminate\Support\Facades\Route;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\AnswerLink;

final class MailPageStyle extends Question
{
    public const LINE = 'Pages of mails';

    public const ASKS = 'Does their style sheet come from Laravel, even if the web server answers `*.css` itself?';

    public const AFTER = [OriginAsked::class];

    private const SHEET = '~<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]*)"~';

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function concerns(Site $site): bool
    {
        return self::path() !== null;
    }

    public function answers(Site $site): iterable
    {
        $path = (string) self::path();
        $page = $this->client->fetch($this->client->url.$path);
        if (preg_match(self::SHEET, (string) $page?->body(), $link) !== 1) {
            yield self::error(
                "GET $path: expected a page of the package, got ".($page?->status() ?? 'no server').' and another',
                'links in mails don\'t lead to it',
                'Let the web server pass /imo-leads/ and /avisos/ to Laravel.',
            );

            return;
        }
        $sheet = $this->client->fetch($this->client->resolve(html_entity_decode($link[1], ENT_QUOTES)));
        $type = (string) $sheet?->header('Content-Type');
        yield $sheet?->status() === 200 && str_starts_with($type, 'text/css')
            ? self::fine("200 $link[1]")
            : self::warning(
                "GET $link[1]: expected 200 and text/css, got ".($sheet?->status() ?? 'no server')." \"$type\"",
                'the pages behind the links in mails are bare',
                'Let the web server pass this URL to Laravel.',
            );
    }

    /** Returns the path of a page that refuses an invalid link; `null` if the site has no such page. */
    private static function path(): ?string
    {
        return match (true) {
            Route::has(AnswerLink::ROUTE) => '/imo-leads/0/respondido',
            Route::has('imo-alerts.show') => '/avisos/'.str_repeat('0', 40),
            default => null,
        };
    }
}
