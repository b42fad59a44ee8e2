<?php

// What this agency changes of vendor/imo-widgets/laravel/config/imo-widgets.php; the rest is the package's own.
return [
    'integrity' => env('IMO_INTEGRITY', 'auto'),

    'defaults' => [
        'privacidadeUrl' => '/privacidade',
        'telefone' => '256 000 000',
        'email' => 'ovar@exemplo.pt',
    ],

    'listings' => [
        'columns' => ['localizacao' => ['conselho_dobrado', 'freguesia_dobrada']],
        'folded_places' => true,
        'card' => 'paraLista',
    ],
];
