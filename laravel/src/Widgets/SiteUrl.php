<?php

namespace ImoWidgets\Widgets;

use Illuminate\Support\Str;
use ImoWidgets\Settings;

/** Builds the URLs in mails, and decides whether a URL stays on the site by parsing it as a browser does. */
final class SiteUrl
{
    /** Host names that can't be reached from the internet. */
    private const PRIVATE_HOST = '~^(?:[^.]*|.*\.(?:localhost|test|local))$~i';

    /** Returns a URL's origin as browsers format it; `null` for a path. */
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
     * Returns a path's URL for a mail. The request's host is never used, because a visitor can forge it.
     *
     * @param  'leads'|'alerts'  $part  the part of the package that sends the mail
     * @param  string|null  $site  the origin that the visitor used, if the config lists it
     */
    public static function inMail(string $path, string $part = 'leads', ?string $site = null): string
    {
        return rtrim($site ?? self::basesOfMails()[$part], '/').$path;
    }

    /** @return array{leads: string, alerts: string} the base URL of all links in each part's mails */
    public static function basesOfMails(): array
    {
        $site = (string) config('app.url');
        $ofAlerts = (string) (Settings::get('alerts.site') ?? $site);

        return ['leads' => rtrim($site, '/'), 'alerts' => rtrim($ofAlerts, '/')];
    }

    /** Returns whether a URL has an HTTP scheme and a host that can be reached from the internet. */
    public static function isPublic(string $url): bool
    {
        $host = trim((string) parse_url($url, PHP_URL_HOST), '[]');
        $isAddress = filter_var($host, FILTER_VALIDATE_IP) !== false;
        $isOpenAddress = filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_GLOBAL_RANGE) !== false;

        return Str::startsWith(strtolower($url), ['http://', 'https://'])
            && ($isAddress ? $isOpenAddress : ! Str::isMatch(self::PRIVATE_HOST, $host));
    }

    /**
     * Returns whether the URL leads to the requested host, either with the scheme of the site's own links, as the
     * browser requires, or, if `$inAnyScheme`, with http or https, because a proxy may terminate TLS.
     */
    public static function isOnSite(string $url, bool $inAnyScheme): bool
    {
        $scheme = $inAnyScheme ? 'https?' : preg_quote((string) parse_url(url('/'), PHP_URL_SCHEME), '~');
        $host = preg_quote(request()->getHttpHost(), '~');

        return self::isPath($url) || Str::isMatch("~^(?:$scheme:)?//$host(?:[/?#]|$)~i", self::normalize($url));
    }

    /**
     * Returns whether links with this prefix stay on the site: `/imobiliaria` does; a prefix with a host or a query is
     * refused.
     */
    public static function isFolder(string $path): bool
    {
        return ! Str::contains($path, ['?', '#'])
            && self::isPath($path)
            && self::isPath(rtrim(KeySchema::trim($path), '/').'/moradia_7');
    }

    /** Returns whether the URL has neither a scheme nor a host, unlike `https://…`, `//…` and `/\…`. */
    private static function isPath(string $url): bool
    {
        return ! Str::isMatch('~^(?://|[a-z][a-z0-9+.-]*:)~i', self::normalize($url));
    }

    /**
     * Normalizes a URL as a browser does, by dropping all tabs and line breaks and reading a backslash as a slash.
     * Spaces are dropped too, because an editor may have turned tabs into spaces.
     */
    private static function normalize(string $url): string
    {
        return str_replace('\\', '/', (string) Str::replaceMatches('/[\p{Cc}\p{Z}\x{FEFF}]/u', '', mb_scrub($url)));
    }
}
