<?php

return [
    'csp' => env('SITE_CSP', 'self'),

    'lojas' => [
        [
            'codigo' => 'OVR', 'nome' => 'Ovar', 'morada' => 'Praça das Galinhas, 12', 'localidade' => '3880-000 Ovar',
            'telefone' => '256 000 000', 'email' => 'ovar@exemplo.pt',
        ],
        [
            'codigo' => 'SMF', 'nome' => 'Santa Maria da Feira', 'morada' => 'Rua do Castelo, 48',
            'localidade' => '4520-000 Santa Maria da Feira', 'telefone' => '256 000 001', 'email' => 'feira@exemplo.pt',
        ],
        [
            'codigo' => 'ESP', 'nome' => 'Espinho', 'morada' => 'Rua 19, 305', 'localidade' => '4500-000 Espinho',
            'telefone' => '227 000 000', 'email' => 'espinho@exemplo.pt',
        ],
    ],
];
