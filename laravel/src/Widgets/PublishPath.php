<?php

namespace ImoWidgets\Widgets;

/**
 * The bundle's folder, always below the public one, which may have a `manifest.json` and an `assets/` of the site's
 * own.
 */
final class PublishPath
{
    public const DEFAULT = 'vendor/imo-widgets';

    /** Returns the folder of the config; the default for one that is refused. */
    public static function configured(): string
    {
        return self::from(config('imo-widgets.path')) ?? self::DEFAULT;
    }

    /** Returns the normalized path; `null` for one that is not below the public folder. */
    public static function from(mixed $configured): ?string
    {
        if (! is_string($configured ?? '')) {
            return null;
        }
        $segments = array_diff(preg_split('~[/\\\\]+~', trim((string) $configured)) ?: [], ['', '.']);

        // `..` leaves the public folder, `C:` and `https:` are no folders, and the rest would end a URL's path.
        return preg_grep('/^[. ]*$|[\x00-\x1F:?#%]/', $segments) === []
            ? implode('/', $segments) ?: self::DEFAULT
            : null;
    }

    /** Returns the reason for publishing nothing; `null` if there is none. */
    public static function refusal(Bundle $bundle): ?string
    {
        $path = config('imo-widgets.path');
        if (self::from($path) === null) {
            return "config('imo-widgets.path') expected a folder below the public one, such as ".self::DEFAULT
                .', got '.json_encode($path, JSON_UNESCAPED_SLASHES).'; nothing is published.';
        }
        $foreign = $bundle->foreignFile();

        return $foreign === null
            ? null
            : "$foreign is not of imo-widgets: expected none or our own, so nothing is published. "
                ."Set 'path' in config/imo-widgets.php to a folder of its own, or delete the file.";
    }
}
