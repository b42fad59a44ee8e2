<?php

namespace ImoWidgets\Widgets\Drawing;

use Illuminate\Http\Request;

/** The URL of the page exactly as in the browser: Laravel's own accessors sort and decode it. */
final class PageUrl
{
    /**
     * @param  string  $path  `location.pathname`, with the origin if the path alone would be read as a host
     * @param  string  $query  `location.search`: empty, or with its `?`
     */
    public function __construct(public readonly string $path, public readonly string $query)
    {
    }

    public function withoutQuery(): self
    {
        return new self($this->path, '');
    }

    public static function of(Request $request): self
    {
        [$path, $query] = explode('?', $request->getRequestUri(), 2) + [1 => ''];

        // A path that begins with two slashes would be read as a host, so it gets the origin.
        $origin = str_starts_with($path, '//') ? $request->getSchemeAndHttpHost() : '';

        return new self($origin.$path, $query === '' ? '' : "?$query");
    }
}
