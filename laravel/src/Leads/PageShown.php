<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;

/**
 * The time when this visitor was last shown a page with widgets, kept in the session: a filled form a second later was
 * not sent by a person. A page from a full-page cache leaves no time, and then no form counts as too fast.
 */
final class PageShown
{
    private const KEY = 'imo-widgets.shown';

    public static function now(Request $request): void
    {
        if ($request->hasSession()) {
            $request->session()->put(self::KEY, now()->getTimestampMs());
        }
    }

    public static function secondsSince(Request $request): ?float
    {
        $shown = $request->hasSession() ? $request->session()->get(self::KEY) : null;

        return is_int($shown) ? (now()->getTimestampMs() - $shown) / 1000 : null;
    }
}
