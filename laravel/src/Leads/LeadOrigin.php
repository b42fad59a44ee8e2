<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Str;
use ImoWidgets\Domain\QueryString;
use ImoWidgets\Domain\Text;
use ImoWidgets\Settings;

/**
 * The origin of a lead: page and campaign from `Referer`, which browsers send on their own, and the rest from the
 * form's `Imo-Source` (docs/contract.md#source). Both headers can be forged, so each part is validated, shortened and
 * stored as plain text. A request without them isn't refused; its lead just has no origin.
 */
final class LeadOrigin
{
    public const HEADER = 'Imo-Source';

    /** The label of each part for the agency; the keys `utm_…` are the five common campaign parameters. */
    public const LABELS = [
        'site' => 'Site',
        'page' => 'Enviado da página',
        'referrer' => 'Chegou à página a partir de',
        'pesquisa' => 'Pesquisa',
        'imoveis' => 'Imóveis escolhidos',
        'utm_source' => 'Campanha, origem',
        'utm_medium' => 'Campanha, meio',
        'utm_campaign' => 'Campanha',
        'utm_term' => 'Campanha, termo',
        'utm_content' => 'Campanha, conteúdo',
    ];

    private const LONGEST = [
        'site' => 253,
        'page' => 500,
        'referrer' => 253,
        'pesquisa' => 2000,
        'imoveis' => 2000,
    ];

    private const LONGEST_UTM = 200;

    /**
     * Returns the known parts in the order of `LABELS`. Other parameters of the page's URL are left out, because
     * visitors did not choose to send them.
     *
     * @return array<string, string>
     */
    public static function of(Request $request): array
    {
        $page = parse_url((string) $request->headers->get('Referer')) ?: [];
        $source = self::firstOf((string) $request->headers->get(self::HEADER));
        $isHost = Str::isMatch('/^[a-z0-9.:\[\]-]+$/iD', $source['referrer'] ?? '');
        $parts = [
            ...self::firstOf($page['query'] ?? ''),
            'site' => self::siteOf($request->getHttpHost()) ?? '',
            'page' => isset($page['host']) ? $page['path'] ?? '/' : '',
            'referrer' => $isHost ? strtolower($source['referrer']) : '',
            'pesquisa' => $source['pesquisa'] ?? '',
            'imoveis' => $source['imoveis'] ?? '',
        ];
        $kept = [];
        foreach (array_keys(self::LABELS) as $key) {
            $kept[$key] = mb_substr(self::line($parts[$key] ?? ''), 0, self::LONGEST[$key] ?? self::LONGEST_UTM);
        }

        return array_filter($kept, filled(...));
    }

    /**
     * Returns the configured origin with this host, for links; `null` for an unknown host, which may be forged. The
     * scheme comes from the config, because a proxy may terminate TLS.
     *
     * @param  string  $host  with its port, unless that is the scheme's default
     */
    public static function siteOf(string $host): ?string
    {
        foreach (array_filter((array) Settings::get('origins'), is_string(...)) as $origin) {
            if (self::hostOf($origin) === strtolower($host)) {
                return rtrim($origin, '/');
            }
        }

        return null;
    }

    /** Returns the origin's host and port; `null` if it lacks a scheme. */
    private static function hostOf(string $origin): ?string
    {
        return str_contains($origin, '//') ? strtolower(trim(Str::after($origin, '//'), '/')) : null;
    }

    /** Returns a stored origin if the config still lists it. */
    public static function knownSite(?string $stored): ?string
    {
        return $stored === null ? null : self::siteOf((string) self::hostOf($stored));
    }

    /**
     * @param  array<string, string>|null  $origin
     * @return array<string, string>
     */
    public static function described(?array $origin): array
    {
        $described = [];
        $origin ??= [];
        foreach (array_intersect_key(self::LABELS, $origin) as $key => $label) {
            $described[$label] = in_array($key, ['page', 'pesquisa'], true)
                ? self::line(urldecode($origin[$key]))
                : $origin[$key];
        }

        return $described;
    }

    /** @return array<string, string> */
    private static function firstOf(string $query): array
    {
        return array_map(fn (array $values) => $values[0], QueryString::parse($query));
    }

    private static function line(string $text): string
    {
        return trim((string) Str::replaceMatches('/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/u', ' ', Text::scrub($text)));
    }
}
