<?php

namespace ImoWidgets\Widgets;

use OutOfBoundsException;

/**
 * The two copies of the built bundle: the one that this package ships (`dist/`) and the one that the site has published
 * (`public/vendor/imo-widgets`). Tags name the published one, because that is what the browser gets; the widgets' keys
 * are read from `page-data.json`, which the build writes from the widgets' own readers (docs/contract.md#files), so
 * that PHP does not repeat them.
 */
final class Bundle
{
    /** The published assets are those of the installed package. */
    public const CURRENT = 'current';

    /** The published assets are of another build. */
    public const OUT_OF_DATE = 'OUT OF DATE';

    /** The version while no files of this package are published. */
    public const NOT_PUBLISHED = 'NOT PUBLISHED';

    /** The entries by their names in the manifest: the style sheet first, so that it is requested first. */
    public const ENTRIES = ['src/imo-widgets.css', 'src/imo-widgets.ts'];

    /**
     * @var array<string, array{int, array<mixed>}> decoded files by path, with the file's time; shared by all requests
     */
    private static array $decoded = [];

    /** @var array<string, array<mixed>|null> the same for this request, which reads each file once */
    private array $seen = [];

    /**
     * @param  string  $shipped  the package's `dist`, an absolute path
     * @param  string  $published  the public folder with the published files, an absolute path
     */
    public function __construct(public readonly string $shipped, public readonly string $published)
    {
    }

    /** @return array<string, array<string, array<string, mixed>>> each widget's page data, key by key */
    public function widgets(): array
    {
        $pageData =
            $this->json("$this->shipped/page-data.json") ?? ($this->json("$this->published/page-data.json") ?? []);

        return array_diff_key($pageData, ['$widgets' => true]);
    }

    /** @return array<mixed>|null the content of one of the package's own files; `null` without the file */
    public function shippedJson(string $file): ?array
    {
        return $this->json("$this->shipped/$file");
    }

    /** Returns what the build notes for drawing: the `version` of the markup, the names of the built-in `places`. */
    public function drawn(string $name): mixed
    {
        return $this->shippedJson('drawn.json')[$name]
            ?? throw new OutOfBoundsException("imo-widgets: drawn.json has no $name; run the build.");
    }

    /** Returns a widget's first view with placeholders for its page data, as drawn by the build. */
    public function template(string $widget): string
    {
        $path = "$this->shipped/drawn/templates/$widget.html";

        return is_file($path)
            ? rtrim((string) file_get_contents($path), "\n")
            : throw new OutOfBoundsException("imo-widgets: there is no template of $widget; run the build.");
    }

    /** Tells if the browser's bundle can take over this package's drawing; an unpublished bundle cannot. */
    public function takesOverDrawing(): bool
    {
        $version = fn (string $folder) => $this->json("$folder/drawn.json")['version'] ?? null;

        return $version($this->published) === $version($this->shipped);
    }

    /**
     * @return array<string, array<string, mixed>> the published entries, empty while none of this package's files is
     *     published
     */
    public function manifest(): array
    {
        $manifest = $this->json("$this->published/manifest.json") ?? [];

        return self::isOurManifest($manifest) ? $manifest : [];
    }

    /**
     * Returns the builds that `imo-widgets:install` has published, the newest first.
     *
     * @return list<list<string>> the files of each, relative to the published folder
     */
    public function recordedBuilds(): array
    {
        $builds = $this->json($this->recordPath()) ?? [];
        /** @var list<list<string>> $record */
        $record = self::isRecord($builds) ? $builds : [];

        return $record;
    }

    /** Returns the path of the file that records the published builds. */
    public function recordPath(): string
    {
        return "$this->published/builds.json";
    }

    /**
     * Finds a file in the published folder that has the name of one of this package's files and another tool's content;
     * `null` without one.
     */
    public function foreignFile(): ?string
    {
        $isOurs = [
            "$this->published/manifest.json" => self::isOurManifest(...),
            $this->recordPath() => self::isRecord(...),
        ];
        foreach ($isOurs as $path => $judge) {
            if (is_file($path) && ! $judge($this->json($path) ?? [])) {
                return $path;
            }
        }

        return null;
    }

    /**
     * Tells if the manifest is this package's: only its builds have this entry.
     *
     * @param  array<mixed>  $manifest
     */
    private static function isOurManifest(array $manifest): bool
    {
        $isRecord = fn (mixed $record) => is_array($record) && is_string($record['file'] ?? null);

        return isset($manifest[self::ENTRIES[1]]) && array_filter($manifest, $isRecord) === $manifest;
    }

    /** @param  array<mixed>  $builds */
    private static function isRecord(array $builds): bool
    {
        $isBuild = fn (mixed $build) => is_array($build) && array_filter($build, is_string(...)) === $build;

        return array_is_list($builds) && array_filter($builds, $isBuild) === $builds;
    }

    /** @return list<string> the code files that a page with this widget loads, by the published manifest */
    public function filesOf(string $widget): array
    {
        return $this->manifest()["widgets/$widget/index.ts"]['preload'] ?? [];
    }

    /** @return list<string> the further files that a page with a drawn widget loads */
    public function filesOfTakeover(): array
    {
        return array_filter([$this->manifest()['src/runtime/mount/takeover.ts']['file'] ?? null]);
    }

    /**
     * @return array<string, string|null> the style sheets that this widget needs besides the base, each with its
     *     integrity
     */
    public function sheetsOf(string $widget): array
    {
        $sheets = $this->manifest()["widgets/$widget/index.ts"]['css'] ?? [];

        return array_combine($sheets, array_map($this->integrityOf(...), $sheets));
    }

    /** Returns a published file's digest, or `null` if the manifest has none. */
    public function integrityOf(string $file): ?string
    {
        return array_column($this->manifest(), 'integrity', 'file')[$file] ?? null;
    }

    /** Returns the style sheet of every page with widgets. */
    public function baseSheet(): string
    {
        return $this->manifest()[self::ENTRIES[0]]['file'] ?? '';
    }

    /** Returns a style sheet's text; `null` if it cannot be inlined: it is missing, or has relative URLs. */
    public function sheetText(string $file): ?string
    {
        $css = is_file("$this->published/$file") ? trim((string) file_get_contents("$this->published/$file")) : '';
        $isOwn = preg_match('~</|@import|url\(["\']?+(?!data:|#)~i', $css) === 0;

        return $css !== '' && $isOwn ? $css : null;
    }

    /**
     * Returns a short hash of each stable file, so that it may be cached for ever: a new build has another URL, and the
     * browser never gets an old script under a new digest, which it would refuse.
     *
     * @return array<string, string> by file name
     */
    public function contentIds(): array
    {
        $ids = [];
        foreach (self::ENTRIES as $entry) {
            $record = $this->manifest()[$entry] ?? null;
            if (isset($record['integrity'])) {
                $ids[$record['file']] = substr(
                    bin2hex(base64_decode(substr($record['integrity'], strlen('sha384-')))),
                    0,
                    8,
                );
            }
        }

        return $ids;
    }

    /** Drops the read files, for a command that has just published: a file's time has whole seconds only. */
    public function reread(): self
    {
        self::$decoded = [];
        $this->seen = [];

        return $this;
    }

    /** @return string one of the three words above */
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

    /** @return list<string> the published manifest's files that are missing in the folder, or of another version */
    public function damagedFiles(): array
    {
        $isDamaged = fn (array $record) => ! is_file("$this->published/{$record['file']}")
            || (isset($record['integrity']) && $record['integrity'] !== $this->digest($record['file']));

        return array_values(array_unique(array_column(array_filter($this->manifest(), $isDamaged), 'file')));
    }

    private function digest(string $file): string
    {
        return 'sha384-'.base64_encode((string) hash_file('sha384', "$this->published/$file", true));
    }

    /** @return array<mixed>|null the file's object or list, empty when it holds neither; `null` without the file */
    private function json(string $path): ?array
    {
        if (! array_key_exists($path, $this->seen)) {
            $this->seen[$path] = self::decode($path);
        }

        return $this->seen[$path];
    }

    /** @return array<mixed>|null decoded once per process and copy */
    private static function decode(string $path): ?array
    {
        clearstatcache(filename: $path);
        $time = @filemtime($path);
        if ($time === false) {
            return null;
        }
        if ((self::$decoded[$path][0] ?? null) !== $time) {
            $content = json_decode((string) file_get_contents($path), true);
            self::$decoded[$path] = [$time, is_array($content) ? $content : []];
        }

        return self::$decoded[$path][1];
    }
}
