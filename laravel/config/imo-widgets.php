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
     * https://api.exemplo.pt when the calls go elsewhere.
     */
    'api_base' => null,

    /*
     * Which of the package's routes the site has; false is none at all, for a site that answers the calls itself. The alerts of
     * "Avise-me" mail, so a site has to want them (docs/operating.md#alerts-that-mail).
     */
    'routes' => ['calls' => true, 'answers' => true, 'desk' => true, 'alerts' => false],

    /*
     * What the forms' calls go through. 'api' where they come from pages of another origin, which send no session.
     */
    'middleware' => ['web'],

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
     * Whether a page with a drawn widget holds its style sheets itself instead of linking them: it is painted a round trip
     * earlier and weighs 4 to 9 kB more, every time. Only for sites whose Content-Security-Policy, if there is one, allows
     * inline styles or the page's nonce for them (style-src 'nonce-…').
     */
    'inline_styles' => false,

    /*
     * 'ask' where the site's consent tool asks visitors: which listings they opened and what they searched for last is then
     * kept in their browser only after imoWidgets.memory(true). null: it is kept.
     */
    'memory' => null,

    /*
     * Page data for every widget that takes the key: the privacy policy, and how to reach the agency when sending fails.
     */
    'defaults' => [
        // 'privacidadeUrl' => '/privacidade',
        // 'telefone' => '256 000 000',
        // 'email' => 'geral@exemplo.pt',
    ],

    /*
     * Who the agency is before the law, for <x-imo-legal /> in the footer (docs/law.md). What is null is not printed. `ami` is
     * the number alone; `ral` is ['name' => 'CICAP', 'url' => 'https://www.cicap.pt']; `credit` is a sentence with name and
     * registration, for an agency that is a credit intermediary too.
     */
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

    /*
     * The site's own listings, for ImoWidgets\Listings\ListingSearch, which answers POST /api/imoveis. A site whose table
     * looks otherwise says here what is called what; a key that it leaves out is as below.
     */
    'listings' => [
        // ScoutListingSearch beside it has references found by Laravel Scout; any other class implements ListingSearch.
        'search' => ImoWidgets\Listings\EloquentListingSearch::class,

        'model' => 'App\Models\Imovel',

        // A local scope of the model (scopePublicados: 'publicados') that leaves out what visitors should not see.
        'scope' => null,

        // The column of every filter and order, of any type (prices are numbers); 'concelho.nome' is one of a relation. null: the
        // table has none, and the filter finds all.
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
        ],

        // What the table calls what visitors choose, where it is not the same word.
        'values' => [
            'objetivo' => ['Comprar' => 'Venda', 'Arrendar' => 'Arrendamento', 'Permutar' => 'Permuta', 'Trespassar' => 'Trespasse'],
        ],

        // Whether the columns of places hold names in lower case and without accents, so that "agueda" finds Águeda.
        'folded_places' => false,

        // Whether the column of prices holds cents. Cards that the model's own method makes say prices in euros.
        'price_in_cents' => false,

        // How many listings fit, and which are on a page: what takes longer to find than these milliseconds is kept for these
        // seconds, or until a listing is saved or deleted by its model. 0 seconds: every search looks anew.
        'cache' => ['slower_than' => 5, 'seconds' => 60],

        // Relations that the cards need, such as 'imagens'.
        'with' => [],

        // What a card shows: a method of the model that gives the card's array, or an attribute for each of its keys. Photos
        // are a list of paths or URLs ('imagens.*.url' of a relation), the cover first. A link that is null is made of title and id.
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
            // What the law wants of rents and of plots (docs/law.md); null: the table has none.
            'tipologia' => null,
            'areaUtil' => null,
            'licenca' => null,
            'alvara' => null,
            'link' => null,
            'fotos' => 'fotos',
        ],
    ],

    /*
     * How often a minute one network address may search, and how often it may send each kind of form. A refused form counts
     * too, so leave room for a few tries.
     */
    'per_minute' => ['searches' => 120, 'leads' => 20, 'alerts' => 10],

    /*
     * What visitors send.
     */
    'leads' => [
        // A class that extends it may have more columns, relations and scopes.
        'model' => ImoWidgets\Leads\Lead::class,

        // The mails; a class of the site's own extends these.
        'notifications' => [
            'lead' => ImoWidgets\Leads\Notifications\NewLead::class,
            'copy' => ImoWidgets\Leads\Notifications\CopyOfLead::class,
            'digest' => ImoWidgets\Leads\Notifications\LeadDigest::class,
        ],

        // Who is told by mail; several addresses with commas between. Without any it is MAIL_FROM_ADDRESS.
        'mail' => [
            'to' => env('IMO_LEADS_MAIL'),

            // Whose lead goes to somebody else: addresses by the id that the widget's tag has (by the office's name, for
            // applications), or what to look it up by: a model, its column of that id, its attribute with the address, and maybe the one with the name.
            'agencies' => [], // 'OVR' => 'ovar@exemplo.pt', 'Ovar' => 'ovar@exemplo.pt'
            'agents' => [],   // [App\Models\Colaborador::class, 'id', 'email', 'name']
            'homes' => [],    // [App\Models\Imovel::class, 'id_ref', 'agente.email']

            // Whether visitors get a copy of what they wrote. Never sent for a lead that is marked as suspicious.
            'copy' => false,
        ],

        // How many days the links in a mail about a lead work: "Fico com este contacto", "Respondido", "Sem interesse".
        'link_days' => 30,

        // When each office is reminded, on working days in Portugal, of the leads that nobody has answered for so many hours;
        // 'at' => false is never.
        'digest' => ['at' => '09:00', 'hours' => 24],

        // The disk of the CVs, one of config/filesystems.php that no URL leads to, and a folder on it that holds nothing else. A
        // lead knows its disk: one that is named here later gets the CVs from then on.
        'disk' => env('IMO_LEADS_DISK', 'local'),
        'folder' => 'imo-widgets-cv',

        // How many months a lead is kept, its CV with it, by kind; '*' is all others, 0 is for ever.
        'months' => ['recrutamento' => 12, '*' => 24],

        // From how many points on a lead is marked, and what each sign counts (ImoWidgets\Leads\Suspicion).
        'suspicion' => ['from' => 3],
    ],

    /*
     * "Avise-me" by e-mail (docs/operating.md#alerts-that-mail).
     */
    'alerts' => [
        'notifications' => ['confirm' => ImoWidgets\Alerts\Notifications\ConfirmAlert::class, 'news' => ImoWidgets\Alerts\Notifications\ListingNews::class],

        // The origin, and the folder if there is one, of the pages that mails link to. null is APP_URL.
        'site' => null,

        // From which hour on mails go, where the agency is.
        'hour' => 8,
        'timezone' => 'Europe/Lisbon',

        // How many alerts a person may have, and how many mails that ask for a confirmation an address gets in a day.
        'per_person' => 20,
        'asked_per_day' => 5,

        // How long a link that confirms is good, and how long an alert mails that nobody prolongs.
        'days_to_confirm' => 7,
        'months' => 12,

        // A listing counts as gone when it has been missing for so long: an import may empty the table for a while.
        'gone_after_hours' => 24,
    ],

];
