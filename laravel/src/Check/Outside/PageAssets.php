<?php

namespace ImoWidgets\Check\Outside;

use Illuminate\Http\Client\Response;
use Illuminate\Support\Str;

/** Finds the two bundle files that a page requests, as served to a visitor without a session. */
final class PageAssets
{
    private const SCRIPT = '~<script\b[^>]*\bsrc="([^"]*/imo-widgets\.js[^"]*)"~';

    private const SHEET = '~<link\b[^>]*\bhref="([^"]*/imo-widgets\.css[^"]*)"~';

    private const INLINE = '~<style\b[^>]*\bdata-imo-sheet="imo-widgets\.css"~';

    /** @var array{page: Response|null, script: string|null, sheet: string|null}|null */
    private ?array $assets = null;

    public function __construct(private readonly SiteClient $client)
    {
    }

    /**
     * @return array{page: Response|null, script: string|null, sheet: string|null} the page and the URLs of its two
     *     files, `null` if it doesn't request them; for an inlined sheet, the URL of its file next to the script
     */
    public function find(): array
    {
        if ($this->assets === null) {
            $page = $this->client->fetch($this->client->url.$this->client->page);
            $html = (string) $page?->body();
            $script = $this->urlIn($html, self::SCRIPT);
            $isInline = $script !== null && Str::isMatch(self::INLINE, $html);
            $sheet = $isInline
                ? (string) Str::replaceMatches('~imo-widgets\.js.*$~', 'imo-widgets.css', $script)
                : $this->urlIn($html, self::SHEET);
            $this->assets = ['page' => $page, 'script' => $script, 'sheet' => $sheet];
        }

        return $this->assets;
    }

    private function urlIn(string $html, string $tag): ?string
    {
        return preg_match($tag, $html, $match) === 1
            ? $this->client->resolve(html_entity_decode($match[1], ENT_QUOTES))
            : null;
    }
}
