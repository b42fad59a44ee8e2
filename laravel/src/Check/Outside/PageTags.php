<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class PageTags extends Question
{
    public const LINE = 'A page\'s tags';

    public const ASKS = 'Does a page (`/`, or `--page`) have the script and the style sheet?';

    public const AFTER = [OriginAsked::class];

    public function __construct(private readonly PageAssets $assets, private readonly SiteClient $client)
    {
    }

    public function answers(Site $site): iterable
    {
        ['page' => $page, 'script' => $script, 'sheet' => $sheet] = $this->assets->find();
        $path = $this->client->page;
        $status = $page?->status() ?? 0;
        $missing = implode(' and ', array_keys(array_filter(['script' => ! $script, 'style sheet' => ! $sheet])));
        yield match (true) {
            $status !== 200 => self::error(
                "GET $path was answered by $status",
                'its widgets can\'t be checked',
                'Use --page to name a page with a widget: --page=/contactos.',
            ),
            $missing === '' => self::fine("GET $path has both"),
            str_contains((string) $page->body(), 'data-imo-widget=') => self::error(
                "GET $path has a widget, but no $missing of imo-widgets",
                'its widgets never load',
                'Put @imoWidgets into the <head>; if it is there, the log says why it printed nothing. A web '
                    .'server\'s public_html needs `usePublicPath` in bootstrap/app.php, not only in index.php.',
            ),
            default => self::warning(
                "GET $path has no widget and no $missing of imo-widgets",
                'its tags can\'t be checked',
                'Use --page to name a page with a widget: --page=/contactos.',
            ),
        };
    }
}
