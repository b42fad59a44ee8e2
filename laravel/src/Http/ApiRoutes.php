<?php

namespace ImoWidgets\Http;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;

/**
 * Finds the widgets' calls that this application answers. On the command line there is no page, and so neither its host
 * nor its folder: a route under any domain counts, and the folder is the one of `APP_URL`.
 */
final class ApiRoutes
{
    private readonly string $apiBase;

    /** @param  Router  $router  with the routes as they stand, cached or not */
    public function __construct(private readonly Router $router, private readonly Repository $config)
    {
        $this->apiBase = rtrim((string) $config->get('imo-widgets.api_base'), '/');
    }

    /** Tells if the calls go to another application, whose routes are unknown here. */
    public function areElsewhere(): bool
    {
        $host = $this->host();
        $isElsewhere = $host !== null && strcasecmp($host, (string) $this->siteUrl(PHP_URL_HOST)) !== 0;

        return $isElsewhere
            && ! $this->anyRoute(fn (Route $route) => $route->getDomain() !== null && $this->isOf($host, $route));
    }

    /** @return string|null scheme, host and port of a URL as browsers format them; `null` for a path */
    public static function originOf(string $url): ?string
    {
        $parts = parse_url(strtolower($url));
        if (! isset($parts['scheme'], $parts['host'])) {
            return null;
        }
        $isUsual = ($parts['port'] ?? null) === (['http' => 80, 'https' => 443][$parts['scheme']] ?? 0);

        return "{$parts['scheme']}://{$parts['host']}".(! isset($parts['port']) || $isUsual ? '' : ":{$parts['port']}");
    }

    /** @param  string  $path  of a call, such as `/api/imoveis` */
    public function hasRoute(string $path): bool
    {
        $asked = $this->folder().$path;

        return $this->anyRoute(
            fn (Route $route) => preg_match($route->toSymfonyRoute()->compile()->getRegex(), $asked) === 1
                && $this->isOf($this->host(), $route),
        );
    }

    /**
     * @param  string  $path  of a call, such as `/api/imoveis`
     * @return list<string> the actions of exactly this path, as Laravel names them:
     *     `App\Http\Controllers\Pesquisa@index`, `Closure`
     */
    public function actionsOf(string $path): array
    {
        $uri = ltrim($this->folder().$path, '/');
        $routes = array_filter(
            $this->router->getRoutes()->getRoutes(),
            fn (Route $route) => $route->uri() === $uri && in_array('POST', $route->methods(), true),
        );

        return array_values(array_map(fn (Route $route) => $route->getActionName(), $routes));
    }

    /**
     * @param  string  $path  of a call, such as `/api/imoveis`
     * @return string the URL that the widgets request, as far as it is known here
     */
    public function url(string $path): string
    {
        return $this->apiBase.$path;
    }

    private function host(): ?string
    {
        return parse_url($this->apiBase, PHP_URL_HOST) ?: null;
    }

    /** Returns the prefix of a call's path in Laravel's router, which never sees the site's own folder. */
    private function folder(): string
    {
        $folder = '/'.trim((string) parse_url($this->apiBase, PHP_URL_PATH), '/');
        $site = '/'.trim((string) $this->siteUrl(PHP_URL_PATH), '/');
        $isInSite = $site !== '/' && str_starts_with("$folder/", "$site/");

        return rtrim($isInSite ? substr($folder, strlen($site)) : $folder, '/');
    }

    private function siteUrl(int $part): ?string
    {
        $found = parse_url((string) $this->config->get('app.url'), $part);

        return is_string($found) && $found !== '' ? $found : null;
    }

    /** @param  callable(Route): bool  $isWanted */
    private function anyRoute(callable $isWanted): bool
    {
        foreach ($this->router->getRoutes()->getRoutes() as $route) {
            if (in_array('POST', $route->methods(), true) && ! $route->isFallback && $isWanted($route)) {
                return true;
            }
        }

        return false;
    }

    private function isOf(?string $host, Route $route): bool
    {
        $hosts = $route->toSymfonyRoute()->compile()->getHostRegex();

        return $host === null || $hosts === null || preg_match($hosts, $host) === 1;
    }
}
