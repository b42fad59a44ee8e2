<?php

namespace ImoWidgets\Http;

use Closure;
use Illuminate\Routing\Route;
use Illuminate\Routing\RouteCollection;
use Illuminate\Routing\Router;
use Illuminate\Support\Collection;

/**
 * Gives a site's own route precedence over the package's route with the same method and URI. Without a domain, Laravel
 * lets the later route replace the earlier only if their methods are the same. With a domain both routes exist, and the
 * first one wins, which is the package's.
 */
final class SiteRoutes
{
    private const OURS = 'imo-widgets';

    /** Adds routes of the package, marked so that `putFirst()` can find them. */
    public static function addOurs(Router $router, Closure $routes): void
    {
        $router->group([self::OURS => true], $routes);
    }

    /** Reorders all routes so that the package's come after their rivals but before a catch-all. */
    public static function putFirst(Router $router): void
    {
        $routes = array_values($router->getRoutes()->getRoutes());
        $all = collect($routes);
        /** @var array<int, Collection<int, Route>> $rivals of the package's routes that have any */
        $rivals = [];
        foreach ($all->filter(self::isOurs(...)) as $index => $our) {
            $rivals[$index] = $all->filter(fn (Route $other) => self::isRival($other, $our));
        }
        $rivals = array_filter($rivals, fn (Collection $routes) => $routes->isNotEmpty());
        if ($rivals === []) {
            return;
        }
        $ordered = new RouteCollection;
        foreach ($all as $index => $route) {
            if (! isset($rivals[$index])) {
                $ordered->add($route);
            }
            foreach ($rivals as $our => $itsRivals) {
                // A rival without a domain answers everywhere, so the package's route is dropped.
                $isNeeded = $itsRivals->every(fn (Route $rival) => $rival->getDomain() !== null);
                if ($itsRivals->keys()->last() === $index && $isNeeded) {
                    $ordered->add($routes[$our]);
                }
            }
        }
        $router->setRoutes($ordered);
    }

    private static function isOurs(Route $route): bool
    {
        return $route->getAction(self::OURS) === true;
    }

    /** Returns whether a site's route has the method and URI of the package's route. */
    private static function isRival(Route $other, Route $our): bool
    {
        return ! self::isOurs($other)
            && ! $other->isFallback
            && $other->uri() === $our->uri()
            && array_intersect($other->methods(), $our->methods()) !== [];
    }
}
