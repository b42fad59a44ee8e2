<?php

namespace ImoWidgets\Widgets;

/**
 * The bundle's folder, always below the public one, which may have a `manifest.json` and an `assets/` of the site's
 * own.
 */
final class PublishPath
{
    public const DEFAULT = 'vendor/imo-widgets';

    private function __construct(public readonly string $path, public readonly ?string $problem = null)
    {
    }

    public static function configured(): self
    {
        return self::from(config('imo-widgets.path'));
    }

    public static function from(mixed $configured): self
    {
        if (! is_string($configured ?? '')) {
            return self::refused(get_debug_type($configured));
        }
        $segments = preg_split('~[/\\\\]+~', trim((string) $configured)) ?: [];
        $segments = array_filter($segments, fn (string $segment) => $segment !== '' && $segment !== '.');
        foreach ($segments as $segment) {
            // `..` leaves the public folder, `C:` and `https:` are no folders, and the rest would end a URL's path.
            if (trim($segment, '. ') === '' || preg_match('/[\x00-\x1F:?#%]/', $segment)) {
                return self::refused("\"$configured\"");
            }
        }

        return new self($segments === [] ? self::DEFAULT : implode('/', $segments));
    }

    public function refusal(Bundle $bundle): ?string
    {
        $foreign = $bundle->foreignFile();

        return $this->problem ?? ($foreign === null
            ? null
            : "$foreign is not of imo-widgets: expected none or our own, so nothing is published. "
                ."Set 'path' in config/imo-widgets.php to a folder of its own, or delete the file.");
    }

    private static function refused(string $got): self
    {
        return new self(
            self::DEFAULT,
            "config('imo-widgets.path') expected a folder below the public one, such as "
                .self::DEFAULT
                .", got $got; nothing is published.",
        );
    }
}
