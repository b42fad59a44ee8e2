<?php

return [
    // The folder of the assets, relative to the public folder.
    'path' => 'vendor/imo-widgets',
    // SRI digests on the two tags: true, false, or 'auto', which adds them only if ASSET_URL is another origin. That
    // origin must allow CORS.
    'integrity' => 'auto',
    // The prefix of every /api/… path: null if this site answers, or a URL such as https://api.exemplo.pt.
    'api_base' => null,
    // The parts of the package's routes to register; false turns all off. Alerts are off by default, because they send
    // mails.
    'routes' => [
        'calls' => true,
        'answers' => true,
        'desk' => true,
        'alerts' => false,
    ],
    // The middleware of the forms' calls; use ['api'] if the forms are on another origin and thus send no session.
    'middleware' => ['web'],
    // An uncached URL that renews an expired session, for pages from a full-page cache; null means the page's own URL.
    'csrf_route' => 'imo-widgets/csrf-cookie',

    // The origins of a site with several domains, such as ['https://www.agencia.pt', 'https://www.outra.pt']. A mail's
    // links lead to the origin that its lead or alert was sent from, or to APP_URL if that origin isn't listed.
    'origins' => [],

    // True lets the server draw tags without a fallback; :drawn="false" turns drawing off for a single tag.
    'drawn' => true,
    // True inlines the style sheets in a drawn page if the response's CSP allows that; set false if the web server sets
    // the CSP.
    'inline_styles' => true,
    // 'ask' waits for a consent tool before opened listings and last searches are stored in the browser; null doesn't
    // wait.
    'memory' => null,

    // Page data for every widget that accepts the key: 'privacidadeUrl' => '/privacidade', 'telefone', 'email', and
    // 'agencias' => ['Aveiro', 'Porto'], the offices that an application may name, which the server also validates.
    'defaults' => [],

    // The agency's legal identity, for <x-imo-legal /> (docs/law.md#the-footer). `ami` is just the number, `ral` is
    // ['name' => 'CICAP', 'url' => 'https://www.cicap.pt'], `credit` a sentence. Null values are not printed.
    'legal' => [
        'firm' => null,
        'nipc' => null,
        'seat' => null,
        'capital' => null,
        'registry' => null,
        'ami' => null,
        'complaints' => 'https://www.livroreclamacoes.pt/inicio',
        'ral' => null,
        'credit' => null,
    ],

    // The site's own listings, for POST /api/imoveis; a key that a site leaves out has the value in this file. Set
    // false if the site has no listings: the call then has no route, and the check skips its questions about listings.
    'listings' => [
        // Any class that implements ListingSearch or extends this one.
        'search' => ImoWidgets\Listings\EloquentListingSearch::class,
        'model' => 'App\Models\Imovel',
        // A local scope of the model, such as 'publicados', that excludes listings that visitors should not see.
        'scope' => null,
        // The column of each filter and order, such as 'concelho.nome' for a relation's; with null, the filter is
        // ignored and a warning is logged.
        'columns' => [
            'objetivo' => 'tipo_negocio',
            'tipologia' => 'tipo_imovel',
            'localizacao' => ['conselho', 'freguesia'],
            'estado' => 'estado',
            'quartos' => 'num_quartos',
            'wcs' => 'num_wcs',
            'garagem' => 'garagem',
            'preco' => 'preco',
            'comercial' => 'comercial',
            'idRef' => 'id_ref',
            'criado' => 'criado',
            // In degrees (WGS 84), for the map; without them, the site has no map.
            'latitude' => null,
            'longitude' => null,
        ],
        // The table's words for visitors' choices, where they differ from the choices.
        'values' => [
            'objetivo' => [
                'Comprar' => 'Venda',
                'Arrendar' => 'Arrendamento',
                'Permutar' => 'Permuta',
                'Trespassar' => 'Trespasse',
            ],
        ],
        // The column that identifies a listing to alerts and favourites even if an import gives it a new id; null means
        // the column of `idRef` if its values are unique, or else the key.
        'identity' => null,
        // Set these to true if the table stores places in lower case without accents, or prices in cents.
        'folded_places' => false,
        'price_in_cents' => false,
        // Relations that the cards need, and the cards' values: either the name of a model method that returns a card's
        // array, or an attribute for each key; 'imagens.*.url' takes the photos from a relation, cover first.
        'with' => [],
        'card' => [
            'id' => 'id',
            'titulo' => 'titulo',
            'tipoNegocio' => 'tipo_negocio',
            'tipoImovel' => 'tipo_imovel',
            'conselho' => 'conselho',
            'freguesia' => 'freguesia',
            'preco' => 'preco',
            'numQuartos' => 'num_quartos',
            'numWCs' => 'num_wcs',
            'areaPrivada' => 'area_privada',
            'areaTerreno' => 'area_terreno',
            'numFrentes' => 'num_frentes',
            'inclinacao' => 'inclinacao',
            'numMontras' => 'num_montras',
            'numAndares' => 'num_andares',
            'garagem' => 'garagem',
            'certificado' => 'certificado',
            'fotos' => 'fotos',
            'link' => null,
            // By law, adverts for rents and for plots must show these facts (docs/law.md).
            'tipologia' => null,
            'areaUtil' => null,
            'licenca' => null,
            'alvara' => null,
            // In degrees, as precisely as the agency wants to show the place.
            'latitude' => null,
            'longitude' => null,
        ],
    ],

    // Requests allowed per minute and network address: searches, forms of each kind (including refused ones), alerts.
    'per_minute' => [
        'searches' => 120,
        'leads' => 20,
        'alerts' => 10,
    ],

    'leads' => [
        // The classes of the model and of the mails, which a site's own classes extend.
        'model' => ImoWidgets\Leads\Lead::class,
        'notifications' => [
            'lead' => ImoWidgets\Leads\Notifications\NewLead::class,
            'copy' => ImoWidgets\Leads\Notifications\CopyOfLead::class,
            'digest' => ImoWidgets\Leads\Notifications\LeadDigest::class,
        ],
        // The recipients: comma-separated addresses, or MAIL_FROM_ADDRESS if there are none. For the id in a widget's
        // tag, other recipients can be listed here or found by a model, given as its class, the column of the id, the
        // attribute of the address and, optionally, the attribute of the name.
        'mail' => [
            'to' => env('IMO_LEADS_MAIL'),
            'agencies' => [], // 'OVR' => 'ovar@exemplo.pt', 'Ovar' => 'ovar@exemplo.pt' (applications name the office)
            'agents' => [],   // [App\Models\Colaborador::class, 'id', 'email', 'name']
            'homes' => [],    // [App\Models\Imovel::class, 'id_ref', 'agente.email']
            // True confirms to visitors by mail that their form has arrived, without quoting it.
            'copy' => false,
            // The maximum number of these mails per address and day.
            'copies_per_day' => 5,
        ],
        // The middleware of the list at /imo-leads, which runs before the gate `viewImoLeads`; use ['web',
        // 'auth:admin'] if the agency's staff have their own guard.
        'desk' => ['middleware' => ['web']],
        // Days until a mail's links expire.
        'link_days' => 30,
        // The time of the daily reminder ('at' => false turns it off), and the minimum age of its leads in hours.
        'digest' => [
            'at' => '09:00',
            'hours' => 24,
        ],
        // A private disk, and a folder on it for CVs only.
        'disk' => env('IMO_LEADS_DISK', 'local'),
        'folder' => 'imo-widgets-cv',
        // Months after which a lead and its CV are deleted, by kind; 0 keeps them for ever.
        'months' => [
            'recrutamento' => 12,
            '*' => 24,
        ],
        // The number of points from which a lead is marked as suspicious. The points of each sign
        // (docs/operating.md#suspicious-leads) can be set here too.
        'suspicion' => ['from' => 3],
    ],

    'alerts' => [
        'notifications' => [
            'confirm' => ImoWidgets\Alerts\Notifications\ConfirmAlert::class,
            'news' => ImoWidgets\Alerts\Notifications\ListingNews::class,
        ],
        // The origin of the pages that mails link to; null for APP_URL.
        'site' => null,
        // The hour when mails go out, in this time zone.
        'hour' => 8,
        'timezone' => 'Europe/Lisbon',
        // The maximum number of alerts per person.
        'per_person' => 20,
        // The maximum number of confirmation mails per address and day.
        'asked_per_day' => 5,
        // Days within which an alert must be confirmed, and months for which it then lasts.
        'days_to_confirm' => 7,
        'months' => 12,
        // Hours after which a missing listing counts as gone: an import may leave the table empty for a while.
        'gone_after_hours' => 24,
        // If more than this share of the known homes is new or missing, a run assumes that the table is faulty and
        // holds back until it recovers, or until `alerts:run --accept`.
        'hold_back_share' => 0.5,
    ],
];
