<?php

// This agency's changes to Laravel's own config/database.php: PostgreSQL, with replicas if DB_READ_HOSTS names any.
$hosts = array_filter(explode(',', env('DB_READ_HOSTS', '')));

return [
    'connections' => [
        'pgsql' => [
            'driver' => 'pgsql',
            'host' => env('DB_HOST', '127.0.0.1'),
            'port' => env('DB_PORT', '5432'),
            'database' => env('DB_DATABASE', 'laravel'),
            'username' => env('DB_USERNAME', 'root'),
            'password' => env('DB_PASSWORD', ''),
            'charset' => 'utf8',
            'prefix' => '',
            'search_path' => 'public',
            'sslmode' => env('DB_SSLMODE', 'prefer'),
            // Opening a connection costs more than most searches, so PHP-FPM's workers may keep theirs, unless there is
            // a pooler.
            'options' => [PDO::ATTR_PERSISTENT => (bool) env('DB_PERSISTENT', false)],
            // Laravel picks any of several read hosts, and another one if that one does not answer, so the primary
            // should be among them. After a write, a request reads from the primary (sticky).
            ...$hosts === []
                ? []
                : [
                    'read' => ['host' => $hosts], 'write' => ['host' => [env('DB_HOST', '127.0.0.1')]],
                    'sticky' => true,
                ],
        ],
    ],
];
