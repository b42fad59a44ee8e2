<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Str;
use ImoWidgets\Settings;

/** Reads the id that distinguishes a form sent twice from two forms (docs/contract.md#send-id). */
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

    /**
     * Remembers in the cache that this form is stored, so the limiters need no database query, which would expose the
     * database to a flood of requests.
     */
    public static function remember(Request $request): void
    {
        $key = self::cacheKey($request);
        if ($key !== null) {
            // The form is stored, so the visitor must get that answer even if the cache fails.
            rescue(fn () => Cache::put($key, true, self::REMEMBERED));
        }
    }

    /** Returns whether this form is already stored, so its visitor only needs the answer. */
    public static function isRemembered(Request $request): bool
    {
        $key = self::cacheKey($request);

        return $key !== null && Cache::has($key);
    }

    /** The key includes the form's path, because an id stored with one form must not lift the limit of another. */
    private static function cacheKey(Request $request): ?string
    {
        $id = self::of($request);

        return $id === null ? null : Settings::lockName("imo-sent-{$request->path()}-$id");
    }
}
