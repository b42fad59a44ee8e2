<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;

/**
 * When this visitor was last shown a page with widgets, kept in the session: who sends a filled form a second later is
 * no person. A page out of a full-page cache leaves no trace, and then nobody is too fast.
 */
final class PageShown
{
    private const KEY = 'imo-widgets.shown';

    /** Writes it down; a request without a session is left alone. */
    public static function now(Request $request): void
    {
        if ($request->hasSession()) {
            $request->session()->put(self::KEY, now()->getTimestampMs());
        }
    }

    /** @return float|null seconds since then; `null` when nothing is known of a page */
    public static function secondsSince(Request $request): ?float
    {
        $shown = $request->hasSession() ? $request->session()->get(self::KEY) : null;

        return is_int($shown) ? (now()->getTimestampMs() - $shown) / 1000 : null;
    }
}
