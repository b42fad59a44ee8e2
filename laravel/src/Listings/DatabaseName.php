<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Connection;

/** Tells one database from all others that a cache may be shared with: those of other tenants, and of other sites. */
final class DatabaseName
{
    /** The parts of a connection that say which tables it reads. */
    private const PARTS = ['host', 'port', 'unix_socket', 'url', 'search_path', 'schema', 'read', 'write'];

    /** A digest, because a URL may hold a password. */
    public static function of(Connection $connection): string
    {
        $parts = array_map($connection->getConfig(...), self::PARTS);
        $names = [$connection->getName(), $connection->getDriverName(), $connection->getDatabaseName(), $connection->getTablePrefix()];

        return hash('xxh128', serialize([config('app.env'), config('app.url'), $names, $parts]));
    }
}
