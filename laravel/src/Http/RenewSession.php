<?php

namespace ImoWidgets\Http;

use Illuminate\Http\Request;
use Illuminate\Http\Response;

/**
 * `GET /imo-widgets/csrf-cookie`: answers an empty body through the `web` group, which sets a fresh `XSRF-TOKEN`
 * cookie. Behind a full-page cache no other URL does (docs/contract.md#session-renewal). To `imo-widgets:check`, and
 * only to it, it also tells of a proxy that the site does not trust.
 */
final class RenewSession
{
    /** The headers of the check's question and its answer. */
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
