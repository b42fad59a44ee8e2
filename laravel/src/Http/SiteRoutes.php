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
                // A rival without a domain answers everywhere, so the package's route is dropped.
                $isNeeded = $found->every(fn (Route $rival) => $rival->getDomain() !== null);
                if ($found->keys()->last() === $index && $isNeeded) {
                    $ordered->add($all[$our]);
                }
            }
        }
        $router->setRoutes($ordered);
    }
}
