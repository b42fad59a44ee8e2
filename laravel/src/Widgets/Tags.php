<?php

namespace ImoWidgets\Widgets;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Foundation\Vite;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use ReflectionClass;

/**
 * Prints the tags of `@imoWidgets`. The site's Vite is for the site's own files, and keeps the first manifest that a
 * process reads: after a publish under Octane a tag would carry the old content's digest. Only the nonce is shared.
 */
final class Tags
{
    public function __construct(
        private readonly Bundle $bundle,
        private readonly Repository $config,
        private readonly Request $request,
    ) {
    }

    /**
     * @param  list<string>  $widgets
     * @param  list<string>  $styled
     */
    public function render(array $widgets, bool $isDrawn = false, array $styled = []): string
    {
        if ($this->isSwitchedOff()) {
            return '';
        }
        $manifest = $this->bundle->manifest();
        if (! isset($manifest[Bundle::ENTRIES[0]])) {
            throw new WidgetProblem(
                "imo-widgets: expected the published bundle in {$this->bundle->published}, got no manifest.json of it. "
                    .'Run `php artisan imo-widgets:install`; until then pages show their fallbacks.',
            );
        }
        [$base, $script] = array_map(fn (string $entry) => $manifest[$entry]['file'], Bundle::ENTRIES);
        $takeover = $isDrawn ? ($manifest['src/runtime/mount/takeover.ts']['file'] ?? null) : null;
        $preloads = array_unique([...Arr::wrap($takeover), ...$this->files($widgets, 'preload')]);
        $nonce = self::attributes(['nonce' => app(Vite::class)->cspNonce()]);
        // On the script's tag, which a page from a cache has too (docs/product/memory.md#consent).
        $memory = ['data-imo-memory' => $this->config->get('imo-widgets.memory')];

        return ($nonce === '' ? '' : "<meta property=\"csp-nonce\"$nonce>")
            // Inlining does not help widgets that paint only after the script has loaded.
            .$this->renderSheets([$base, ...$this->files([...$widgets, ...$styled], 'css')], $isDrawn || $styled !== [])
            .'<script type="module"'.$this->source('src', $script).self::attributes($memory).'></script>'
            .implode(array_map(fn (string $file) => $this->link('modulepreload', $file), $preloads));
    }

    /** @param  list<string>  $linked */
    public function renderLateSheets(string $widget, array $linked): string
    {
        $missing = array_diff($this->files([$widget], 'css'), $this->files($linked, 'css'));

        return $this->isSwitchedOff() ? '' : $this->renderSheets($missing, mayInline: true);
    }

    /** Returns the link of a style sheet by the name that its inlined style has. */
    public function renderSheet(string $name): string
    {
        $base = $this->bundle->manifest()[Bundle::ENTRIES[0]]['file'] ?? null;

        // A page from a full-page cache has the style sheets of the build before, whose files are still there.
        return $this->link('stylesheet', $name === $base ? $name : "chunks/$name");
    }

    /** Tells if a test has called Laravel's `withoutVite()`, which replaces Vite by an anonymous class. */
    private function isSwitchedOff(): bool
    {
        return app()->runningUnitTests() && (new ReflectionClass(app(Vite::class)))->isAnonymous();
    }

    /**
     * Returns the published files of widgets.
     *
     * @param  list<string>  $widgets
     * @param  'css'|'preload'  $kind
     * @return array<string>
     */
    private function files(array $widgets, string $kind): array
    {
        $files = fn (string $widget) => $this->bundle->manifest()["widgets/$widget/index.ts"][$kind] ?? [];

        return array_unique(array_merge([], ...array_map($files, $widgets)));
    }

    /**
     * Links style sheets, or holds them in the page: the scripts find those by their name. Styles that the page's
     * policy refuses are linked in the end (InlineStyles.php).
     *
     * @param  array<string>  $files
     */
    private function renderSheets(array $files, bool $mayInline): string
    {
        $isInline = $mayInline && $this->config->get('imo-widgets.inline_styles') !== false;
        $render = function (string $file) use ($isInline) {
            $css = $isInline ? $this->bundle->sheetText($file) : null;
            $given = ['data-imo-sheet' => basename($file), 'nonce' => app(Vite::class)->cspNonce()];

            return $css === null ? $this->link('stylesheet', $file) : '<style'.self::attributes($given).">$css</style>";
        };

        return implode(array_map($render, $files));
    }

    private function link(string $rel, string $file): string
    {
        return "<link rel=\"$rel\"".$this->source('href', $file, isVerified: $rel === 'stylesheet').' />';
    }

    /** Returns the attributes by which a tag requests a file. */
    private function source(string $name, string $file, bool $isVerified = true): string
    {
        $digest = array_column($this->bundle->manifest(), 'integrity', 'file')[$file] ?? null;
        // Other files have the id of their content in their name, and would load twice with two.
        $isStable = $digest !== null && ! str_contains($file, '/');
        $id = $isStable ? '?id='.substr(bin2hex(base64_decode(Str::after($digest, '-'))), 0, 8) : '';
        $origin = SiteUrl::originOf($this->request->getSchemeAndHttpHost());
        $isElsewhere = SiteUrl::originOf(asset('')) !== $origin;
        $integrity = $this->config->get('imo-widgets.integrity');
        $isVerified = $isVerified && ($integrity === 'auto' ? $isElsewhere : $integrity !== false);

        return self::attributes([
            $name => asset(Bundle::path()."/$file").$id,
            'integrity' => $isVerified ? $digest : null,
            'crossorigin' => $isElsewhere ? 'anonymous' : null,
            'nonce' => app(Vite::class)->cspNonce(),
        ]);
    }

    /** @param  array<string, mixed>  $given  those without a value are left out */
    private static function attributes(array $given): string
    {
        $write = fn (mixed $value, string $name) => $value === null ? '' : " $name=\"".e($value).'"';

        return implode(Arr::map($given, $write));
    }
}
