<?php

namespace ImoWidgets\Widgets;

use Illuminate\Foundation\Http\Events\RequestHandled;

/**
 * Replaces the style sheets inlined by `@imoWidgets` with links if the page's CSP refuses inline styles. The policy is
 * known only after the site's middleware has set the header.
 */
final class InlineStyles
{
    private const STYLE = '~<style data-imo-sheet="([^"]+)"(?: nonce="([^"]*)")?>.*?</style>~s';

    public function __construct(private readonly Tags $tags)
    {
    }

    public function handle(RequestHandled $event): void
    {
        $response = $event->response;
        $headers = array_map(strval(...), $response->headers->all('content-security-policy'));
        $policies = array_filter(explode(',', implode(',', $headers)));
        $html = $policies === [] ? false : $response->getContent();
        if (! is_string($html) || preg_match(self::STYLE, $html, $style) !== 1) {
            return;
        }
        $nonce = $style[2] ?? '';
        if (array_filter($policies, fn (string $policy) => ! self::allows($policy, $nonce)) === []) {
            return;
        }
        $linked = preg_replace_callback(self::STYLE, fn (array $match) => $this->tags->renderSheet($match[1]), $html);
        $response->setContent((string) $linked);
        if ($response->headers->has('Content-Length')) {
            $response->headers->set('Content-Length', (string) strlen((string) $linked));
        }
    }

    public static function allows(string $policy, string $nonce): bool
    {
        $directives = [];
        foreach (explode(';', strtolower($policy)) as $directive) {
            $words = preg_split('/\s+/', $directive, flags: PREG_SPLIT_NO_EMPTY) ?: [''];
            $directives += [$words[0] => array_slice($words, 1)];
        }
        $sources = $directives['style-src-elem'] ?? $directives['style-src'] ?? $directives['default-src'] ?? null;
        if ($sources === null || ($nonce !== '' && in_array(strtolower("'nonce-$nonce'"), $sources, true))) {
            return true;
        }

        // Browsers ignore 'unsafe-inline' if the directive also has a nonce or a digest.
        return in_array("'unsafe-inline'", $sources, true) && preg_grep("/^'(nonce|sha\d+)-/", $sources) === [];
    }
}
