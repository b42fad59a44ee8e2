<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\URL;
use Illuminate\Support\Str;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\SiteUrl;

/**
 * The links in the mails about a lead, signed for one lead and one state until they expire, so that the recipients need
 * no login (docs/operating.md#answering-by-a-link).
 */
final class AnswerLink
{
    public const ROUTE = 'imo-leads.answer';

    /** @return list<array{text: string, url: string}> a link for each state, as mails have them */
    public static function all(int|string $lead): array
    {
        $link = fn (LeadState $state) => ['text' => $state->action(), 'url' => self::to($lead, $state)];

        return array_map($link, LeadState::choices());
    }

    public static function to(int|string $lead, LeadState $state): string
    {
        return SiteUrl::inMail(self::pathTo($lead, $state));
    }

    /** Returns the link relative to the page of another state, so that it works behind any proxy. */
    public static function beside(int|string $lead, LeadState $state): string
    {
        return basename(self::pathTo($lead, $state));
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
        if (! URL::hasCorrectSignature($request, absolute: false, ignoreQuery: $added)) {
            return 403;
        }

        return URL::signatureHasNotExpired($request) ? null : 410;
    }

    /** Returns path and query, without the folder of a site in a subfolder. */
    public static function pathTo(int|string $lead, LeadState $state): string
    {
        return URL::temporarySignedRoute(
            self::ROUTE,
            now()->addDays((int) Settings::get('leads.link_days')),
            ['lead' => $lead, 'state' => $state->value],
            absolute: false,
        );
    }
}
