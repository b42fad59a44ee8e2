<?php

// This agency's changes to vendor/imo-widgets/laravel/config/imo-widgets.php; all other settings are the package's own.
return [
    'integrity' => env('IMO_INTEGRITY', 'auto'),

    'routes' => ['alerts' => true],

    'defaults' => [
        'privacidadeUrl' => '/privacidade',
        'telefone' => '256 000 000',
        'email' => 'ovar@exemplo.pt',
    ],

    'legal' => [
        'firm' => 'Cal e Maré, Mediação Imobiliária, Lda. (agência fictícia)',
        'nipc' => '500 000 000',
        'seat' => 'Praça das Galinhas, 12, 3880-000 Ovar',
        'ami' => '00000',
        'complaints' => 'https://www.livroreclamacoes.pt/inicio',
        'ral' => ['name' => 'CICAP', 'url' => 'https://www.cicap.pt'],
        'credit' => 'A Cal e Maré não é intermediária de crédito.',
    ],

    'listings' => [
        'columns' => [
            'localizacao' => ['conselho_dobrado', 'freguesia_dobrada'],
            'latitude' => 'latitude',
            'longitude' => 'longitude',
        ],
        'folded_places' => true,
        'card' => 'paraLista',
    ],

    'per_minute' => [
        'searches' => env('SITE_SEARCHES_PER_MINUTE', 120),
        'leads' => env('SITE_MESSAGES_PER_MINUTE', 20),
    ],

    'leads' => [
        'mail' => [
            'to' => env('IMO_LEADS_MAIL', 'geral@exemplo.pt'),
            // For an agent without an address, the agency gets the mail, which has the agent's name.
            'agents' => [App\Models\Colaborador::class, 'id', 'email', 'name'],
            // The office's own form sends its code, an application sends its name.
            'agencies' => [
                'OVR' => 'ovar@exemplo.pt', 'SMF' => 'feira@exemplo.pt', 'ESP' => 'espinho@exemplo.pt',
                'Ovar' => 'ovar@exemplo.pt', 'Santa Maria da Feira' => 'feira@exemplo.pt',
                'Espinho' => 'espinho@exemplo.pt',
            ],
        ],
    ],
];
