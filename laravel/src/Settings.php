<?php

namespace ImoWidgets;

use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\Lead;
use LogicException;

/**
 * Reads `config('imo-widgets')`. Keys that the site's file or its cached configuration lacks fall back to the package's
 * own file. This class also names the site's locks.
 */
final class Settings
{
    /** @var array<string, mixed>|null */
    private static ?array $defaults = null;

    /** @param  string  $key  such as `leads.mail.to` */
    public static function get(string $key): mixed
    {
        return config("imo-widgets.$key") ?? self::default($key);
    }

    /** Returns the value from the package's own file. */
    public static function default(string $key): mixed
    {
        return Arr::get(self::$defaults ??= require __DIR__.'/../config/imo-widgets.php', $key);
    }

    /**
     * @param  'calls'|'answers'|'desk'|'alerts'  $part  a part of the package's routes; `'routes' => false` turns them
     *     all off
     */
    public static function hasRoutes(string $part): bool
    {
        $routes = self::get('routes');

        return is_bool($routes) ? $routes : (bool) self::get("routes.$part");
    }

    /**
     * Adds a digest of the site's database to a lock's name, because tenants with separate databases may share a cache.
     */
    public static function lockName(string $name): string
    {
        $database = DB::connection();

        return "$name-".substr(hash('sha256', "{$database->getName()}|{$database->getDatabaseName()}"), 0, 12);
    }

    /** @return class-string<Lead> */
    public static function leadModel(): string
    {
        $model = self::get('leads.model');

        return is_string($model) && is_a($model, Lead::class, true)
            ? $model
            : throw new LogicException(
                "config('imo-widgets.leads.model') expected a class that extends ".Lead::class.', got '
                    .json_encode($model).'.',
            );
    }
}
