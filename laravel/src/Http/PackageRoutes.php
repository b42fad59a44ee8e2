<?php

namespace ImoWidgets\Http;

/** Reads a site's parts of the package's routes from `config('imo-widgets.routes')`; `false` turns all off. */
final class PackageRoutes
{
    private const DEFAULTS = ['calls' => true, 'answers' => true, 'desk' => true, 'alerts' => false];

    /** @param  'calls'|'answers'|'desk'|'alerts'  $part */
    public static function isOn(string $part): bool
    {
        $routes = config('imo-widgets.routes', self::DEFAULTS);

        return is_array($routes) ? (bool) ($routes[$part] ?? self::DEFAULTS[$part]) : (bool) $routes;
    }

    /** Returns the path of the file with the routes of a part. */
    public static function file(string $part): string
    {
        return dirname(__DIR__, 2)."/routes/$part.php";
    }
}
