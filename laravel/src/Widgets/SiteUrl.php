<?php

namespace ImoWidgets\Widgets;

use ImoWidgets\Settings;

/** Makes the URLs of mails, and tells if a URL stays on the site, as a browser parses it. */
final class SiteUrl
{
    /** The names of machines that mail programs elsewhere do not reach. */
    private const PRIVATE_HOST = '~^(?:[^.]*|.*\.(?:localhost|test|local))$~i';

    /** Returns scheme, host and port of a URL as browsers format them; `null` for a path. */
    public static function originOf(string $url): ?string
    {
        $parts = parse_url(strtolower($url));
        if (! isset($parts['scheme'], $parts['host'])) {
            return null;
        }
        $isUsual = ($parts['port'] ?? null) === (['http' => 80, 'https' => 443][$parts['scheme']] ?? 0);

        return "{$parts['scheme']}://{$parts['host']}".(! isset($parts['port']) || $isUsual ? '' : ":{$parts['port']}");
    }

    /**
     * Returns the URL of a path in a mail, never on the request's host, which a visitor can forge.
     *
     * @param  'leads'|'alerts'  $part  of the package that sends the mail
     * @param  string|null  $site  the origin that the visitor asked, if the config knows it
     */
    public static function inMail(string $path, string $part = 'leads', ?string $site = null): string
    {
        return rtrim($site ?? self::basesOfMails()[$part], '/').$path;
    }

    /** @return array{leads: string, alerts: string} the beginning of all links in the mails of each part */
    public static function basesOfMails(): array
    {
        $site = (string) config('app.url');
        $ofAlerts = (string) (Settings::get('alerts.site') ?? $site);

        return ['leads' => rtrim($site, '/'), 'alerts' => rtrim($ofAlerts, '/')];
    }

    /** Tells if a URL has a scheme, and a host that visitors elsewhere reach. */
    public static function isPublic(string $url): bool
    {
        $host = trim((string) parse_url($url, PHP_URL_HOST), '[]');
        $isAddress = filter_var($host, FILTER_VALIDATE_IP) !== false;
        $isOpenAddress = filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_GLOBAL_RANGE) !== false;

        return preg_match('~^https?://~i', $url) === 1
            && ($isAddress ? $isOpenAddress : preg_match(self::PRIVATE_HOST, $host) !== 1);
    }

    /**
     * Tells if the URL leads to the requested host, in the scheme of the site's own links, as the browser demands it,
     * or in any: a proxy may end TLS.
     */
    public static function isOnSite(string $url, bool $inAnyScheme): bool
    {
        $scheme = $inAnyScheme ? 'https?' : preg_quote((string) parse_url(url('/'), PHP_URL_SCHEME), '~');
        $host = preg_quote(request()->getHttpHost(), '~');

        return self::isPath($url) || preg_match("~^(?:$scheme:)?//$host(?:[/?#]|$)~i", self::normalize($url)) === 1;
    }

    /** Tells if links with this prefix stay on the site: `/imobiliaria`, but no URL with a host, and no query. */
    public static function isFolder(string $path): bool
    {
        return ! preg_match('/[?#]/', $path)
            && self::isPath($path)
            && self::isPath(rtrim(KeySchema::trim($path), '/').'/moradia_7');
    }

    /** Tells if the URL has neither a scheme nor a host: neither `https://…` nor `//…` nor `/\…`. */
    private static function isPath(string $url): bool
    {
        return ! preg_match('~^(?://|[a-z][a-z0-9+.-]*:)~i', self::normalize($url));
    }

    /**
     * Normalizes a URL as a browser does, which drops all tabs and line ends, and reads a backslash as a slash. Blanks
     * are dropped too, because an editor has turned tabs into blanks.
     */
    private static function normalize(string $url): string
    {
        return str_replace('\\', '/', (string) preg_replace('/[\p{Cc}\p{Z}\x{FEFF}]/u', '', mb_scrub($url)));
    }
}
