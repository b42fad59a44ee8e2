<?php

namespace ImoWidgets\Http;

use Illuminate\Http\Response;

/**
 * `GET /imo-leads/page.css`: the style sheet of the pages that mails about leads and alerts lead to, and of the desk.
 */
final class PageStyle
{
    /** The sheet, for an hour in every cache. */
    public function __invoke(): Response
    {
        return response()->view('imo-widgets::leads.style', [], 200, [
            'Content-Type' => 'text/css; charset=UTF-8',
            'Cache-Control' => 'public, max-age=3600',
        ]);
    }
}
