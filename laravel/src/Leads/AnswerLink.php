<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\URL;
use Illuminate\Support\Str;

/**
 * The links in the mails about a lead, each to a page with one button. They are signed for one lead and one state and
 * expire, so that whoever has the mail needs no login and nobody else can guess one
 * (docs/operating.md#answering-by-a-link).
 */
final class AnswerLink
{
    /** The name of the route of its page. */
    public const ROUTE = 'imo-leads.answer';

    /**
     * The URL, on APP_URL: of the host that a visitor's request names nothing is taken, since anybody may write it.
     *
     * @param  int|string  $lead  its key
     */
    public static function to(int|string $lead, LeadState $state): string
    {
        return rtrim((string) config('app.url'), '/').self::pathTo($lead, $state);
    }

    /**
     * The same as seen from the page of another state of that lead, wherever a proxy has put it.
     *
     * @param  int|string  $lead  its key
     */
    public static function beside(int|string $lead, LeadState $state): string
    {
        return basename(self::pathTo($lead, $state));
    }

    /**
     * @return int|null the status of the refusal: 403 for one that is not ours as it stands, 410 for one that has
     *     expired; `null` where it holds
     */
    public static function refusalOf(Request $request): ?int
    {
        // By the path alone: behind a proxy, scheme and host are not always those of the link.
        if (! URL::hasCorrectSignature($request, absolute: false, ignoreQuery: self::addedParameters($request))) {
            return 403;
        }

        return URL::signatureHasNotExpired($request) ? null : 410;
    }

    /**
     * What a mail service adds to a link, such as `utm_source` or `fbclid`: the signature is of the path and `expires`
     * alone.
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
     * Its path and query, without the folder that the site may lie in.
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
