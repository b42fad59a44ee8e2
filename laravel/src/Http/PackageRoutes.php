<?php

namespace ImoWidgets\Http;

/** Which parts of the package's routes a site has: `config('imo-widgets.routes')`, `false` for none at all. */
final class PackageRoutes
{
    private const DEFAULTS = ['calls' => true, 'answers' => true, 'desk' => true, 'alerts' => false];

    /** @param  'calls'|'answers'|'desk'|'alerts'  $part */
    public static function isOn(string $part): bool
    {
        $routes = config('imo-widgets.routes', self::DEFAULTS);

        return is_array($routes) ? (bool) ($routes[$part] ?? self::DEFAULTS[$part]) : (bool) $routes;
    }

    /** The path of the file with the routes of a part. */
    public static function file(string $part): string
    {
        return dirname(__DIR__, 2)."/routes/$part.php";
    }
}
