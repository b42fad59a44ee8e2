<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\URL;
use Illuminate\Support\Str;

/**
 * The links in the mails about a lead, each to a page with one button. They are signed for one lead and one state and
 * expire: the recipients need no login, and a stranger cannot guess a link (docs/operating.md#answering-by-a-link).
 */
final class AnswerLink
{
    /** The route's name. */
    public const ROUTE = 'imo-leads.answer';

    /**
     * Returns the link's URL, on APP_URL and never on the request's host, which a visitor can forge.
     *
     * @param  int|string  $lead  its key
     */
    public static function to(int|string $lead, LeadState $state): string
    {
        return rtrim((string) config('app.url'), '/').self::pathTo($lead, $state);
    }

    /**
     * Returns the link relative to the page of another state of that lead, so that it works behind any proxy.
     *
     * @param  int|string  $lead  its key
     */
    public static function beside(int|string $lead, LeadState $state): string
    {
        return basename(self::pathTo($lead, $state));
    }

    /**
     * @return int|null the status of the refusal: 403 for an invalid signature, 410 for an expired link; `null` for a
     *     valid one
     */
    public static function refusalOf(Request $request): ?int
    {
        // Only the path is signed: behind a proxy, scheme and host may differ from the link's.
        if (! URL::hasCorrectSignature($request, absolute: false, ignoreQuery: self::addedParameters($request))) {
            return 403;
        }

        return URL::signatureHasNotExpired($request) ? null : 410;
    }

    /**
     * Returns the parameters that a mail service has added to a link, such as `utm_source` or `fbclid`: only the path
     * and `expires` are signed.
     *
     * @return list<string>
     */
    private static function addedParameters(Request $request): array
    {
        $names = array_map(
            fn (string $parameter) => Str::before($parameter, '='),
            explode('&', (string) $request->server->get('QUERY_STRING')),
        );

        return array_values(array_diff($names, ['expires', 'signature']));
    }

    /**
     * Returns the link's path and query, without the folder of a site in a subfolder.
     *
     * @param  int|string  $lead  its key
     */
    public static function pathTo(int|string $lead, LeadState $state): string
    {
        return URL::temporarySignedRoute(
            self::ROUTE,
            now()->addDays((int) LeadSettings::get('link_days')),
            ['lead' => $lead, 'state' => $state->value],
            absolute: false,
        );
    }
}
