<?php

namespace ImoWidgets\Widgets;

use Illuminate\Support\Facades\File;
use Illuminate\Support\Str;

/**
 * The two copies of the built bundle: the one that this package ships (`dist/`), and the one that the site has
 * published for browsers. The widgets' keys come from `page-data.json`, which the build generates from the widgets' own
 * readers (docs/contract.md#files).
 */
final class Bundle
{
    public const DEFAULT_PATH = 'vendor/imo-widgets';

    public const CURRENT = 'current';

    public const OUT_OF_DATE = 'OUT OF DATE';

    public const NOT_PUBLISHED = 'NOT PUBLISHED';

    /** The entries' names in the manifest; the style sheet comes first, so it is requested first. */
    public const ENTRIES = ['src/imo-widgets.css', 'src/imo-widgets.ts'];

    /** @var array<string, array<mixed>|null> decoded files by path */
    private array $read = [];

    public function __construct(public readonly string $shipped, public readonly string $published)
    {
    }

    /** @return array<string, array<string, array<string, mixed>>> */
    public function widgets(): array
    {
        return array_diff_key($this->shippedJson('page-data.json') ?? [], ['$widgets' => true]);
    }

    /** @return array<mixed>|null */
    public function shippedJson(string $file): ?array
    {
        return $this->json("$this->shipped/$file");
    }

    /**
     * Returns a value that the build recorded for drawing: the markup's `version`, the names of the built-in `places`,
     * or the `heroPurposes`.
     */
    public function drawn(string $name): mixed
    {
        return $this->shippedJson('drawn.json')[$name] ?? null;
    }

    /**
     * Returns the published manifest's records, or an empty array if the folder has no build of this package.
     *
     * @return array<string, array<string, mixed>>
     */
    public function manifest(): array
    {
        $manifest = $this->json("$this->published/manifest.json") ?? [];
        $records = array_filter($manifest, self::isRecord(...));

        // Only a build of this package has this entry.
        return isset($manifest[self::ENTRIES[1]]) && $records === $manifest ? $manifest : [];
    }

    private static function isRecord(mixed $record): bool
    {
        return is_array($record) && is_string($record['file'] ?? null);
    }

    /**
     * Returns the configured folder, relative to the public one; an invalid setting gives the default. The public
     * folder itself is never used, because it may contain the site's own `manifest.json` and `assets/`.
     */
    public static function path(): string
    {
        return self::normalizePath(config('imo-widgets.path')) ?? self::DEFAULT_PATH;
    }

    /** @return string|null the path with single slashes; `null` if it isn't below the public folder */
    public static function normalizePath(mixed $configured): ?string
    {
        if (! is_string($configured ?? '')) {
            return null;
        }
        $segments = array_diff(preg_split('~[/\\\\]+~', trim((string) $configured)) ?: [], ['', '.']);

        // `..` leads out of the public folder, `C:` and `https:` aren't folders, and the other characters would end a
        // URL's path.
        return preg_grep('/^[. ]*$|[\x00-\x1F:?#%]/', $segments) === []
            ? implode('/', $segments) ?: self::DEFAULT_PATH
            : null;
    }

    /** Returns the reason why nothing may be published; `null` if there is none. */
    public function refusal(): ?string
    {
        $path = config('imo-widgets.path');
        $file = "$this->published/manifest.json";

        return match (true) {
            self::normalizePath($path) === null => "config('imo-widgets.path') expected a folder below the public one, "
                .'such as '.self::DEFAULT_PATH.', got '.json_encode($path, JSON_UNESCAPED_SLASHES)
                .'; nothing is published.',
            is_file($file) && $this->manifest() === [] => "$file is not from imo-widgets, so nothing is published. "
                ."Set 'path' in config/imo-widgets.php to a folder of its own, or delete the file.",
            default => null,
        };
    }

    /**
     * Returns a style sheet's text; `null` if it can't be inlined because it is missing, has relative URLs or would end
     * the `style` element.
     */
    public function sheetText(string $file): ?string
    {
        $css = self::text("$this->published/$file");
        $isOwn = ! Str::isMatch('~</|@import|url\(["\']?+(?!data:|#)~i', $css);

        return $css !== '' && $isOwn ? $css : null;
    }

    public function state(): string
    {
        if ($this->manifest() === []) {
            return self::NOT_PUBLISHED;
        }
        $isShipped = is_file("$this->shipped/manifest.json");

        return $isShipped && md5_file("$this->published/manifest.json") !== md5_file("$this->shipped/manifest.json")
            ? self::OUT_OF_DATE
            : self::CURRENT;
    }

    /** @return list<string> */
    public function damagedFiles(): array
    {
        $damaged = array_filter($this->manifest(), $this->isDamaged(...));

        return array_values(array_unique(array_column($damaged, 'file')));
    }

    /** @param  array<string, mixed>  $record */
    private function isDamaged(array $record): bool
    {
        $path = "$this->published/{$record['file']}";
        if (! is_file($path)) {
            return true;
        }
        $digest = 'sha384-'.base64_encode((string) hash_file('sha384', $path, binary: true));

        return isset($record['integrity']) && $record['integrity'] !== $digest;
    }

    /** Returns a file's text; `''` if the file is missing. */
    private static function text(string $path): string
    {
        return is_file($path) ? trim((string) file_get_contents($path)) : '';
    }

    /** @return array<mixed>|null `null` if the file is missing */
    private function json(string $path): ?array
    {
        if (! array_key_exists($path, $this->read)) {
            $this->read[$path] = is_file($path) ? (array) json_decode(self::text($path), true) : null;
        }

        return $this->read[$path];
    }
}
