<?php

namespace ImoWidgets\Http;

use Closure;
use Illuminate\Routing\Route;
use Illuminate\Routing\RouteCollection;
use Illuminate\Routing\Router;
use Illuminate\Support\Collection;

/**
 * Lets a route of the site's own answer before the package's route of the same method and URI. Without a domain Laravel
 * takes the later of the two, but only if its methods are the same; under a domain both exist, and the first one wins,
 * which is the package's.
 */
final class SiteRoutes
{
    private const OURS = 'imo-widgets';

    /** Adds routes of the package. Cached, they keep their place among the others. */
    public static function addOurs(Router $router, Closure $routes): void
    {
        $router->group([self::OURS => true], $routes);
    }

    /** Arranges all routes: one of the package stands behind its rivals, and before a catch-all. */
    public static function putFirst(Router $router): void
    {
        $all = new Collection($router->getRoutes()->getRoutes());
        [$ours, $others] = $all->partition(fn (Route $route) => $route->getAction(self::OURS) === true);
        $rivalsOf = fn (Route $our) => $others->filter(
            fn (Route $other) => $other->uri() === $our->uri()
                && ! $other->isFallback
                && array_intersect($other->methods(), $our->methods()) !== [],
        );
        $rivals = $ours->map($rivalsOf)->filter(fn (Collection $found) => $found->isNotEmpty());
        if ($rivals->isEmpty()) {
            return;
        }
        $ordered = new RouteCollection;
        foreach ($all as $index => $route) {
            if (! $rivals->has($index)) {
                $ordered->add($route);
            }
            foreach ($rivals as $our => $found) {
                // A rival without a domain answers everywhere.
                $isNeeded = $found->every(fn (Route $rival) => $rival->getDomain() !== null);
                if ($found->keys()->last() === $index && $isNeeded) {
                    $ordered->add($all[$our]);
                }
            }
        }
        $router->setRoutes($ordered);
    }
}
