<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Str;
use ImoWidgets\Settings;

/** Reads the id that tells a form sent twice from two forms (docs/contract.md#send-id). */
final class SendId
{
    public const HEADER = 'Imo-Send-Id';

    /** Seconds for which a stored form may be sent again without being limited. */
    private const REMEMBERED = 86_400;

    public static function of(Request $request): ?string
    {
        $id = (string) $request->headers->get(self::HEADER);

        return Str::isMatch('/^[0-9a-f]{32}$/D', $id) ? $id : null;
    }

    /** Remembers that this form is stored; the limiters ask the cache, since a flood must not reach the database. */
    public static function remember(Request $request): void
    {
        $key = self::cacheKey($request);
        if ($key !== null) {
            // The form is stored, so a failing cache must not cost the visitor the answer.
            rescue(fn () => Cache::put($key, true, self::REMEMBERED));
        }
    }

    /** Returns whether this form is already stored, and its visitor only waits for the answer. */
    public static function isRemembered(Request $request): bool
    {
        $key = self::cacheKey($request);

        return $key !== null && Cache::has($key);
    }

    /** Names the form too: an id that was stored with one form must not lift the limit of another. */
    private static function cacheKey(Request $request): ?string
    {
        $id = self::of($request);

        return $id === null ? null : Settings::lockName("imo-sent-{$request->path()}-$id");
    }
}
