<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Finding;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Settings;
use stdClass;

/** Requests the pages that the package links to but only the site can provide (docs/product/overview.md). */
final class OwnPages extends Question
{
    public const LINE = 'The site\'s own pages';

    public const ASKS = 'Do the pages that cards, mails and forms link to exist: the first listing\'s page and the '
        .'privacy policy?';

    public const AFTER = [SearchFilters::class];

    public function __construct(private readonly SiteClient $client, private readonly FilterTable $filters)
    {
    }

    public function answers(Site $site): iterable
    {
        if (in_array(Site::SEARCH, $site->calls, true)) {
            yield from $this->answerOnListing();
        }
        if ($site->forms() !== []) {
            $path = (string) (Settings::get('defaults.privacidadeUrl') ?: '/privacidade');
            $remedy = 'Make this page, or name another in defaults.privacidadeUrl of config/imo-widgets.php.';
            yield $this->problemAt($path, 'the forms link to nothing, although the law wants a policy', $remedy)
                ?? self::fine($path);
        }
    }

    /** @return iterable<Finding> */
    private function answerOnListing(): iterable
    {
        $body = Criteria::asked($this->filters->all(), [])->toBody();
        $first = $this->client->post(Site::SEARCH, $body)->object()->data[0] ?? null;
        if (! $first instanceof stdClass) {
            return;
        }
        $listing = new Listing($first);
        $base = (string) Settings::get('defaults.siteBase');
        $remedy = 'Make this page. Where the tags name a `siteBase`, name it in `defaults` too.';
        foreach (array_unique(array_filter([$listing->titlePath($base), $listing->photoPath($base)])) as $path) {
            yield $this->problemAt($path, 'cards and alert mails lead nowhere', $remedy) ?? self::fine($path);
        }
    }

    private function problemAt(string $path, string $means, string $remedy): ?Finding
    {
        $status = $this->client->fetch($this->client->resolve($path))?->status() ?? 0;

        return $status >= 200 && $status < 400
            ? null
            : self::error("GET $path: expected 200, got ".($status ?: 'no server'), $means, $remedy);
    }
}
