<?php

namespace ImoWidgets\Widgets;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Foundation\Vite;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use ImoWidgets\Exceptions\WidgetProblem;
use ReflectionClass;

/**
 * Prints the tags of `@imoWidgets`. Only the nonce comes from Laravel's Vite, which is for the site's own files. Vite
 * also caches the first manifest that a process reads, so after a publish under Octane, a tag would have the digest of
 * the old file.
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
        // The memory setting goes on the script tag, because cached pages have that too
        // (docs/product/memory.md#consent).
        $memory = ['data-imo-memory' => $this->config->get('imo-widgets.memory')];

        return ($nonce === '' ? '' : "<meta property=\"csp-nonce\"$nonce>")
            // Inlining doesn't help widgets that are painted only after the script has loaded.
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

    /** Returns the link to a style sheet that is named by the `data-imo-sheet` of its inlined form. */
    public function renderSheet(string $name): string
    {
        $base = $this->bundle->manifest()[Bundle::ENTRIES[0]]['file'] ?? null;

        // A page from a full-page cache may name style sheets of the previous build, whose files still exist.
        return $this->link('stylesheet', $name === $base ? $name : "chunks/$name");
    }

    /** Returns whether a test has called Laravel's `withoutVite()`, which replaces Vite with an anonymous class. */
    private function isSwitchedOff(): bool
    {
        return app()->runningUnitTests() && (new ReflectionClass(app(Vite::class)))->isAnonymous();
    }

    /**
     * Returns the widgets' published files of one kind.
     *
     * @param  list<string>  $widgets
     * @param  'css'|'preload'  $kind
     * @return array<string>
     */
    private function files(array $widgets, string $kind): array
    {
        $files = [];
        foreach ($widgets as $widget) {
            array_push($files, ...$this->bundle->manifest()["widgets/$widget/index.ts"][$kind] ?? []);
        }

        return array_unique($files);
    }

    /**
     * Links or inlines style sheets; the scripts recognise an inlined one by its `data-imo-sheet`. If the page's CSP
     * refuses inline styles, InlineStyles.php replaces them with links.
     *
     * @param  array<string>  $files
     */
    private function renderSheets(array $files, bool $mayInline): string
    {
        $isInline = $mayInline && $this->config->get('imo-widgets.inline_styles') !== false;
        $tags = '';
        foreach ($files as $file) {
            $css = $isInline ? $this->bundle->sheetText($file) : null;
            $attributes = ['data-imo-sheet' => basename($file), 'nonce' => app(Vite::class)->cspNonce()];
            $tags .= $css === null
                ? $this->link('stylesheet', $file)
                : '<style'.self::attributes($attributes).">$css</style>";
        }

        return $tags;
    }

    private function link(string $rel, string $file): string
    {
        return "<link rel=\"$rel\"".$this->source('href', $file, isVerified: $rel === 'stylesheet').' />';
    }

    /** Returns the attributes with which a tag requests a file. */
    private function source(string $name, string $file, bool $isVerified = true): string
    {
        $digest = array_column($this->bundle->manifest(), 'integrity', 'file')[$file] ?? null;
        // Other files already have a content hash in their names; with an id, they would load twice.
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

    /** @param  array<string, mixed>  $attributes  attributes that are `null` are left out */
    private static function attributes(array $attributes): string
    {
        $written = Arr::map(
            Arr::whereNotNull($attributes),
            fn (mixed $value, string $name) => " $name=\"".e($value).'"',
        );

        return implode($written);
    }
}
