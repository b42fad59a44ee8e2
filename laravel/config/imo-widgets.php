<?php

return [
    // The assets' folder below the public one.
    'path' => 'vendor/imo-widgets',
    // SRI digests on the two tags: true, false, or 'auto' for an ASSET_URL of another origin, which has to allow CORS.
    'integrity' => 'auto',
    // The prefix of every /api/… path: null for this site, or a URL such as https://api.exemplo.pt.
    'api_base' => null,
    // The package's routes that the site has; false turns all off. Alerts send mails, so a site has to turn them on.
    'routes' => ['calls' => true, 'answers' => true, 'desk' => true, 'alerts' => false],
    // The middleware of the forms' calls; ['api'] where they come from pages of another origin, which send no session.
    'middleware' => ['web'],
    // An uncached URL that renews an expired session, for pages from a full-page cache; null for the page's own.
    'csrf_route' => 'imo-widgets/csrf-cookie',

    // The origins of a site with several domains, such as ['https://www.agencia.pt', 'https://www.outra.pt']: the
    // links of a mail lead to the one that its lead or alert was sent on, else to APP_URL.
    'origins' => [],

    // Lets the server draw tags without a fallback; :drawn="false" turns it off for a single tag.
    'drawn' => true,
    // Puts the style sheets into a drawn page, if the response's policy allows it; false where the web server sets one.
    'inline_styles' => true,
    // 'ask' if a consent tool asks before opened listings and last searches are kept in the browser; null keeps them.
    'memory' => null,

    // Page data for every widget that takes the key: 'privacidadeUrl' => '/privacidade', 'telefone', 'email', and the
    // offices that an application may be for, 'agencias' => ['Aveiro', 'Porto'], by which its form is judged too.
    'defaults' => [],

    // The agency's legal identity, for <x-imo-legal /> (docs/law.md#the-footer). `ami` is the number alone, `ral` is
    // ['name' => 'CICAP', 'url' => 'https://www.cicap.pt'], `credit` a sentence. Null values are not printed.
    'legal' => [
        'firm' => null, 'nipc' => null, 'seat' => null, 'capital' => null, 'registry' => null, 'ami' => null,
        'complaints' => 'https://www.livroreclamacoes.pt/inicio', 'ral' => null, 'credit' => null,
    ],

    // The site's own listings, for POST /api/imoveis; a key that a site leaves out has the value given here. Set false
    // for a site that has none: the call is not answered, and the check asks nothing about them.
    'listings' => [
        // Any class that implements ListingSearch, or extends this one.
        'search' => ImoWidgets\Listings\EloquentListingSearch::class,
        'model' => 'App\Models\Imovel',
        // A local scope of the model, such as 'publicados', that leaves out what visitors should not see.
        'scope' => null,
        // The column of each filter and order, 'concelho.nome' of a relation; null finds all, which the log says.
        'columns' => [
            'objetivo' => 'tipo_negocio', 'tipologia' => 'tipo_imovel', 'localizacao' => ['conselho', 'freguesia'],
            'estado' => 'estado', 'quartos' => 'num_quartos', 'wcs' => 'num_wcs', 'garagem' => 'garagem',
            'preco' => 'preco', 'comercial' => 'comercial', 'idRef' => 'id_ref', 'criado' => 'criado',
        ],
        // The table's words for the visitors' choices, where they differ.
        'values' => [
            'objetivo' => [
                'Comprar' => 'Venda', 'Arrendar' => 'Arrendamento',
                'Permutar' => 'Permuta', 'Trespassar' => 'Trespasse',
            ],
        ],
        // The column by which a listing stays the same one when an import gives it a new id, for alerts and favourites:
        // null is that of `idRef` where no two listings share a value, else the key.
        'identity' => null,
        // Set true if places are stored in lower case without accents, and prices in cents.
        'folded_places' => false,
        'price_in_cents' => false,
        // Relations that the cards need, and the cards' values: a method of the model that returns a card's array, or
        // an attribute for each key; 'imagens.*.url' are the photos of a relation, the cover first.
        'with' => [],
        'card' => [
            'id' => 'id', 'titulo' => 'titulo', 'tipoNegocio' => 'tipo_negocio', 'tipoImovel' => 'tipo_imovel',
            'conselho' => 'conselho', 'freguesia' => 'freguesia', 'preco' => 'preco', 'numQuartos' => 'num_quartos',
            'numWCs' => 'num_wcs', 'areaPrivada' => 'area_privada', 'areaTerreno' => 'area_terreno',
            'numFrentes' => 'num_frentes', 'inclinacao' => 'inclinacao', 'numMontras' => 'num_montras',
            'numAndares' => 'num_andares', 'garagem' => 'garagem', 'certificado' => 'certificado', 'fotos' => 'fotos',
            'link' => null,
            // Required by law of rents and of plots (docs/law.md).
            'tipologia' => null, 'areaUtil' => null, 'licenca' => null, 'alvara' => null,
        ],
    ],

    // The limits per minute and network address: searches, forms of each kind (refused ones too), alerts.
    'per_minute' => ['searches' => 120, 'leads' => 20, 'alerts' => 10],

    'leads' => [
        // The model, and the mails; classes of the site's own extend these.
        'model' => ImoWidgets\Leads\Lead::class,
        'notifications' => [
            'lead' => ImoWidgets\Leads\Notifications\NewLead::class,
            'copy' => ImoWidgets\Leads\Notifications\CopyOfLead::class,
            'digest' => ImoWidgets\Leads\Notifications\LeadDigest::class,
        ],
        // The recipients: comma-separated addresses, else MAIL_FROM_ADDRESS. Others by the id in the widget's tag, or
        // by a model: its class, the column of that id, the attribute with the address and, optionally, the name's.
        'mail' => [
            'to' => env('IMO_LEADS_MAIL'),
            'agencies' => [], // 'OVR' => 'ovar@exemplo.pt', 'Ovar' => 'ovar@exemplo.pt' (applications name the office)
            'agents' => [],   // [App\Models\Colaborador::class, 'id', 'email', 'name']
            'homes' => [],    // [App\Models\Imovel::class, 'id_ref', 'agente.email']
            // Tells visitors that their form has arrived, without anything typed; the most such mails to an address in
            // a day.
            'copy' => false, 'copies_per_day' => 5,
        ],
        // The middleware of the list at /imo-leads, before the gate `viewImoLeads`: ['web', 'auth:admin'] where the
        // agency's staff have a guard of their own.
        'desk' => ['middleware' => ['web']],
        // Days until a mail's links expire; time, and leads' age in hours, of the reminder ('at' => false: never).
        'link_days' => 30,
        'digest' => ['at' => '09:00', 'hours' => 24],
        // A private disk, and a folder on it that holds nothing but CVs.
        'disk' => env('IMO_LEADS_DISK', 'local'),
        'folder' => 'imo-widgets-cv',
        // Months until a lead and its CV are deleted, by kind; 0 is for ever.
        'months' => ['recrutamento' => 12, '*' => 24],
        // The points that mark a lead; each sign (docs/operating.md#suspicious-leads) may have points of its own here.
        'suspicion' => ['from' => 3],
    ],

    'alerts' => [
        'notifications' => [
            'confirm' => ImoWidgets\Alerts\Notifications\ConfirmAlert::class,
            'news' => ImoWidgets\Alerts\Notifications\ListingNews::class,
        ],
        // The origin of the pages that mails link to, null for APP_URL; the first hour of mails, in this time zone.
        'site' => null,
        'hour' => 8,
        'timezone' => 'Europe/Lisbon',
        // Limits: alerts of a person, confirmation mails to an address in a day, days to confirm, months of an alert.
        'per_person' => 20, 'asked_per_day' => 5, 'days_to_confirm' => 7, 'months' => 12,
        // Hours after which a missing listing counts as gone: an import may empty the table for a while.
        'gone_after_hours' => 24,
        // The share of the known homes above which the new or missing ones in a run mean a fault of the table: the run
        // holds back until the table is itself again, or until `alerts:run --accept`.
        'hold_back_share' => 0.5,
    ],
];
