<?php

namespace ImoWidgets\Widgets;

use Illuminate\Http\Request;

/**
 * The page data that all tags of a site share. If the site is in a subfolder, every root-relative URL gets the folder
 * as a prefix.
 */
final class SiteDefaults
{
    private const BASES = ['apiBase', 'siteBase'];

    public function __construct(private readonly Request $request)
    {
    }

    /**
     * @param  array<string, array<string, mixed>>  $fields
     * @return array<string, mixed>
     */
    public function for(array $fields): array
    {
        $values = array_filter(array_intersect_key($this->common(), $fields), KeySchema::isGiven(...));
        $folder = rtrim($this->request->getBaseUrl(), '/');
        foreach ($folder === '' ? [] : $fields as $key => $field) {
            $url = $values[$key] ?? $field['default'];
            if (in_array($key, self::BASES, true)) {
                $values[$key] ??= $folder;
            } elseif ((new KeySchema($field['schema']))->isUrl() && self::isPath($url)) {
                $values[$key] = $folder.$url;
            }
        }

        return $values;
    }

    public function apiBase(): ?string
    {
        return $this->common()['apiBase'];
    }

    /** @return array<string, mixed> */
    private function common(): array
    {
        $route = self::csrfRoute(config('imo-widgets.csrf_route'));

        return (config('imo-widgets.defaults') ?? []) + [
            'apiBase' => config('imo-widgets.api_base'),
            'csrfUrl' => $route === null ? null : "/$route",
            'ami' => config('imo-widgets.legal.ami'),
        ];
    }

    /** Returns the route's path; `null` if it is empty, because an empty path would replace the site's front page. */
    public static function csrfRoute(mixed $configured): ?string
    {
        $path = is_string($configured) ? trim($configured, '/ ') : '';

        return $path === '' ? null : $path;
    }

    /** Returns whether the value is a path from the site's root, not `//host`. */
    private static function isPath(mixed $url): bool
    {
        return is_string($url) && str_starts_with($url, '/') && ! str_starts_with($url, '//');
    }
}
