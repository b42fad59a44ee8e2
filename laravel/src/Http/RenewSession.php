<?php

namespace ImoWidgets\Http;

use Illuminate\Http\Response;

/**
 * `GET /imo-widgets/csrf-cookie`: says nothing, but goes through the `web` group, which sets a fresh `XSRF-TOKEN`
 * cookie. Behind a full-page cache it is the only URL that does (docs/contract.md#session-renewal).
 */
final class RenewSession
{
    /** An empty answer that no cache keeps. */
    public function __invoke(): Response
    {
        return response()->noContent()->header('Cache-Control', 'no-store, private');
    }
}
