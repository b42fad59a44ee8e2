<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\URL;
use Illuminate\Support\Str;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\SiteUrl;

/**
 * The links in the mails about a lead. Each is signed for one lead and one state, or for the lead's CV, and expires, so
 * the recipients need no login (docs/operating.md#answering-by-a-link).
 */
final class AnswerLink
{
    public const ROUTE = 'imo-leads.answer';

    public const CV_ROUTE = 'imo-leads.cv';

    /** @return list<array{text: string, url: string}> a link for each state that a recipient can choose */
    public static function all(Lead $lead): array
    {
        if (! self::hasPages()) {
            return [];
        }
        $links = [];
        foreach (LeadState::choices() as $state) {
            $links[] = [
                'text' => $state->action(),
                'url' => SiteUrl::inMail(self::pathTo($lead->getKey(), $state), 'leads', $lead->site()),
            ];
        }

        return $links;
    }

    public static function to(int|string $id, LeadState $state): string
    {
        return SiteUrl::inMail(self::pathTo($id, $state));
    }

    /** Returns the URL of the page whose button downloads the lead's CV; `null` if there is no CV or no such page. */
    public static function toCv(Lead $lead): ?string
    {
        return $lead->cv_file === null || ! self::hasPages()
            ? null
            : SiteUrl::inMail(self::signed(self::CV_ROUTE, ['lead' => $lead->getKey()]), 'leads', $lead->site());
    }

    /** Returns whether the site has the linked pages, which `routes.answers` can turn off. */
    public static function hasPages(): bool
    {
        return Route::has(self::ROUTE) && Route::has(self::CV_ROUTE);
    }

    /** Returns a link relative to another state's page, so it works behind any proxy. */
    public static function beside(int|string $id, LeadState $state): string
    {
        return basename(self::pathTo($id, $state));
    }

    /** Returns 403 for an invalid signature, 410 for an expired link, `null` for a valid one. */
    public static function refusalOf(Request $request): ?int
    {
        // Only path and `expires` are signed: behind a proxy, scheme and host may differ from the link's, and a mail
        // service may have added parameters such as `utm_source`.
        $names = array_map(
            fn (string $parameter) => Str::before($parameter, '='),
            explode('&', (string) $request->server->get('QUERY_STRING')),
        );
        $added = array_values(array_diff($names, ['expires', 'signature']));
        // Laravel 11 throws if `signature` is an array.
        $isSigned = is_string($request->query('signature'))
            && URL::hasCorrectSignature($request, absolute: false, ignoreQuery: $added);
        if (! $isSigned) {
            return 403;
        }

        return URL::signatureHasNotExpired($request) ? null : 410;
    }

    /** Returns the link's path and query; if the site is in a subfolder, without that folder. */
    public static function pathTo(int|string $id, LeadState $state): string
    {
        return self::signed(self::ROUTE, ['lead' => $id, 'state' => $state->value]);
    }

    /** @param  array<string, mixed>  $parameters */
    private static function signed(string $route, array $parameters): string
    {
        $expiry = now()->addDays((int) Settings::get('leads.link_days'));

        return URL::temporarySignedRoute($route, $expiry, $parameters, absolute: false);
    }
}
