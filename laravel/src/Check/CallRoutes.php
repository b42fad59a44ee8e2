<?php

namespace ImoWidgets\Check;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;
use Illuminate\Support\Collection;
use Illuminate\Support\Str;

/**
 * Finds the routes of this application that answer the widgets' calls. The command line has no page whose host and
 * folder could be used, so routes under any domain count, and the folder is that of `APP_URL`.
 */
final class CallRoutes
{
    private readonly string $apiBase;

    private readonly ?string $host;

    /** @param  Router  $router  with its current routes, cached or not */
    public function __construct(private readonly Router $router, private readonly Repository $config)
    {
        $this->apiBase = rtrim((string) $config->get('imo-widgets.api_base'), '/');
        $this->host = parse_url($this->apiBase, PHP_URL_HOST) ?: null;
    }

    /** Returns whether the calls go to another application, whose routes are unknown here. */
    public function areElsewhere(): bool
    {
        return $this->host !== null
            && strcasecmp($this->host, (string) parse_url((string) $this->config->get('app.url'), PHP_URL_HOST)) !== 0
            && ! $this->routes()->contains(fn (Route $route) => $route->getDomain() !== null);
    }

    /**
     * @param  string  $path  the path of a call, such as `/api/imoveis`
     * @return list<string> the actions of the routes that answer the call, as Laravel names them:
     *     `App\Http\Controllers\Pesquisa@index`, `Closure`
     */
    public function actionsOf(string $path): array
    {
        $full = $this->folder().$path;
        $matching = $this->routes()->filter(
            fn (Route $route) => Str::isMatch($route->toSymfonyRoute()->compile()->getRegex(), $full),
        );
        // If several routes match, requests from the site's pages reach the one under the site's own domain.
        $ofSite = $matching->first(fn (Route $route) => $route->getDomain() !== null && $this->isOfSite($route));
        $reached = $ofSite === null ? $matching : new Collection([$ofSite]);

        return array_values($reached->map(fn (Route $route) => $route->getActionName())->all());
    }

    /**
     * Describes the code that answers a call: the package's or the site's own.
     *
     * @return string `''` if no route answers it
     */
    public function answererOf(string $path): string
    {
        return implode(', ', array_unique(array_map(self::describe(...), $this->actionsOf($path))));
    }

    private static function describe(string $action): string
    {
        return match (true) {
            str_starts_with($action, 'ImoWidgets\\') => 'the package',
            $action === 'Closure' => 'the site\'s own closure',
            default => "the site's own $action",
        };
    }

    /** Returns the URL that the widgets request, as far as the config determines it. */
    public function url(string $path): string
    {
        return $this->apiBase.$path;
    }

    /** Returns the prefix of a call's path in Laravel's router, which never sees the site's folder. */
    private function folder(): string
    {
        $folder = '/'.trim((string) parse_url($this->apiBase, PHP_URL_PATH), '/');
        $site = rtrim((string) parse_url((string) $this->config->get('app.url'), PHP_URL_PATH), '/');

        return rtrim(str_starts_with("$folder/", "$site/") ? substr($folder, strlen($site)) : $folder, '/');
    }

    /** @return Collection<int|string, Route> the POST routes on the calls' host, without fallbacks */
    private function routes(): Collection
    {
        return collect($this->router->getRoutes()->get('POST'))->filter(
            fn (Route $route) => ! $route->isFallback && ($this->host === null || self::answers($route, $this->host)),
        );
    }

    private function isOfSite(Route $route): bool
    {
        return self::answers($route, (string) parse_url((string) $this->config->get('app.url'), PHP_URL_HOST));
    }

    private static function answers(Route $route, string $host): bool
    {
        $hosts = $route->toSymfonyRoute()->compile()->getHostRegex();

        return $hosts === null || Str::isMatch($hosts, $host);
    }
}
