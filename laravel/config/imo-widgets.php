<?php

return [

    /*
     * Where the assets are published: a folder of its own below the public one.
     */
    'path' => 'vendor/imo-widgets',

    /*
     * Whether the two tags carry an integrity digest: 'auto' only when ASSET_URL is another origin (a CDN), true always,
     * false never. Another origin must answer with Access-Control-Allow-Origin, or the browser refuses the script.
     */
    'integrity' => 'auto',

    /*
     * What stands before every /api/… path. null is this site itself, in whatever folder it lies; a URL such as
     * https://api.example.pt when the calls go elsewhere.
     */
    'api_base' => null,

    /*
     * An uncached URL that renews an expired session, for pages that come out of a full-page cache. null registers
     * no route: the widgets then ask the page's own URL.
     */
    'csrf_route' => 'imo-widgets/csrf-cookie',

    /*
     * Whether a tag without a fallback of its own is drawn by the server: what its widget shows at its start stands in the
     * page's HTML, before any script. A single tag says no by :drawn="false".
     */
    'drawn' => true,

    /*
     * Page data for every widget that takes the key: the privacy policy, and how to reach the agency when sending fails.
     */
    'defaults' => [
        // 'privacidadeUrl' => '/privacidade',
        // 'telefone' => '256 000 000',
        // 'email' => 'geral@exemplo.pt',
    ],

];
