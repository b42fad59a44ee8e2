<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;

/** Reads the id that tells a form sent twice from two forms (docs/contract.md#send-id). */
final class SendId
{
    public const HEADER = 'Imo-Send-Id';

    public static function of(Request $request): ?string
    {
        $id = (string) $request->headers->get(self::HEADER);

        return preg_match('/^[0-9a-f]{32}$/D', $id) === 1 ? $id : null;
    }
}
