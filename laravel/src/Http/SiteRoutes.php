<?php

namespace ImoWidgets\Http;

use Closure;
use Illuminate\Routing\Route;
use Illuminate\Routing\RouteCollection;
use Illuminate\Routing\Router;
use Illuminate\Support\Collection;

/**
 * Gives a site's own route precedence over the package's route with the same method and URI. For routes without a
 * domain, Laravel lets a later one replace an earlier one only if their methods are the same. If the site's route has a
 * domain, both exist, and the package's wins because it was added first.
 */
final class SiteRoutes
{
    private const OURS = 'imo-widgets';

    /** Adds routes of the package, marked so that `putFirst()` can find them. */
    public static function addOurs(Router $router, Closure $routes): void
    {
        $router->group([self::OURS => true], $routes);
    }

    /** Moves each of the package's routes behind the site's rival routes, but not behind a catch-all. */
    public static function putFirst(Router $router): void
    {
        $routes = array_values($router->getRoutes()->getRoutes());
        $all = collect($routes);
        /** @var array<int, Collection<int, Route>> $rivals the site's rivals, by the index of the package's route */
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
                // A rival without a domain answers on every host, so the package's route is dropped.
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

    /** Returns whether a route of the site has the URI and a method of the package's route. */
    private static function isRival(Route $other, Route $our): bool
    {
        return ! self::isOurs($other)
            && ! $other->isFallback
            && $other->uri() === $our->uri()
            && array_intersect($other->methods(), $our->methods()) !== [];
    }
}
