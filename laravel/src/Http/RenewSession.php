<?php

namespace ImoWidgets\Http;

use Illuminate\Http\Request;
use Illuminate\Http\Response;

/**
 * Answers `GET /imo-widgets/csrf-cookie` with an empty body through the `web` group, which sets a fresh `XSRF-TOKEN`
 * cookie. Behind a full-page cache, no other URL sets it (docs/contract.md#session-renewal). It also reports an
 * untrusted proxy, but only to `imo-widgets:check`.
 */
final class RenewSession
{
    /** The header of the check's request; `PROXY` is the header of the answer. */
    public const ASKED = 'Imo-Check';

    public const PROXY = 'Imo-Proxy';

    public const UNTRUSTED = 'untrusted';

    private const OF_A_PROXY = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded'];

    public function __invoke(Request $request): Response
    {
        $answer = response()->noContent()->header('Cache-Control', 'no-store, private');
        $isUntrusted = ! $request->isFromTrustedProxy()
            && array_filter(self::OF_A_PROXY, $request->headers->has(...)) !== []
            && hash_equals(self::token(), (string) $request->headers->get(self::ASKED));

        return $isUntrusted ? $answer->header(self::PROXY, self::UNTRUSTED) : $answer;
    }

    public static function token(): string
    {
        return hash_hmac('sha256', 'imo-widgets:check', (string) config('app.key'));
    }
}
