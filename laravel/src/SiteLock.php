<?php

namespace ImoWidgets;

use Illuminate\Support\Facades\DB;

/** Names locks by the site's database: tenants with databases of their own may have a cache in common. */
final class SiteLock
{
    public static function name(string $name): string
    {
        $database = DB::connection();

        return "$name-".substr(hash('sha256', "{$database->getName()}|{$database->getDatabaseName()}"), 0, 12);
    }
}
