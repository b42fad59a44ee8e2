<?php

namespace ImoWidgets\Widgets;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Foundation\Vite;
use Illuminate\Http\Request;
use Illuminate\Support\Str;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use ReflectionClass;

/**
 * Prints the tags of `@imoWidgets` by a Vite of the package's own, because the settings of the site's Vite are for the
 * site's own files; only the nonce is shared. A hot file next to the bundle turns the dev server on.
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
        $vite = $this->makeVite();
        $nonce = $this->nonce();
        // Inlining does not help widgets that paint only after the script has loaded.
        $isInline = ($isDrawn || $styled !== []) && $this->mayInline() && ! $vite->isRunningHot();
        $base = $isInline ? $this->renderStyle($this->bundle->baseSheet(), $nonce) : '';
        try {
            $tags = $base.$vite($base === '' ? Bundle::ENTRIES : [Bundle::ENTRIES[1]], PublishPath::configured());
        } catch (\Exception $cause) {
            throw WidgetProblem::bundleMissing($this->bundle->published, $cause);
        }
        // No built files while a dev server serves the sources.
        if ($vite->isRunningHot()) {
            return $tags;
        }

        return ($nonce === '' ? '' : "<meta property=\"csp-nonce\"$nonce>")
            .$tags
            .$this->renderSheets($this->sheets([...$widgets, ...$styled]), $nonce, $isInline)
            .$this->renderPreloads($widgets, $isDrawn, $nonce);
    }

    /** Tells if a test has called Laravel's `withoutVite()`, which replaces Vite by an anonymous class. */
    private function isSwitchedOff(): bool
    {
        return app()->runningUnitTests() && (new ReflectionClass(app(Vite::class)))->isAnonymous();
    }

    private function makeVite(): Vite
    {
        $vite = new BundleVite($this->bundle);
        $vite->useHotFile("{$this->bundle->published}/hot");
        $ids = $this->bundle->contentIds();
        // Only the two stable names need the content's id; a chunk has one in its name, and would load twice with two.
        $vite->createAssetPathsUsing(function (string $path, ?bool $secure = null) use ($ids) {
            $id = $ids[Str::after($path, PublishPath::configured().'/')] ?? null;

            return asset($path, $secure).($id === null ? '' : "?id=$id");
        });
        $nonce = app(Vite::class)->cspNonce();
        if ($nonce !== null) {
            $vite->useCspNonce($nonce);
        }
        // On the script's tag, which a page from a cache has too (docs/product/memory.md#consent).
        $memory = $this->config->get('imo-widgets.memory');
        if ($memory !== null) {
            $vite->useScriptTagAttributes(['data-imo-memory' => (string) $memory]);
        }
        if ($this->isElsewhere()) {
            $vite->useScriptTagAttributes(['crossorigin' => 'anonymous']);
            $vite->useStyleTagAttributes(['crossorigin' => 'anonymous']);
            $vite->usePreloadTagAttributes(['crossorigin' => 'anonymous']);
        }
        if (! $this->hasIntegrity()) {
            $vite->useIntegrityKey(false);
        }

        return $vite;
    }

    /** @param  list<string>  $linked */
    public function renderLateSheets(string $widget, array $linked): string
    {
        $missing = array_diff_key($this->sheets([$widget]), $this->sheets($linked));
        if ($missing === [] || $this->isSwitchedOff() || is_file("{$this->bundle->published}/hot")) {
            return '';
        }

        return $this->renderSheets($missing, $this->nonce(), $this->mayInline());
    }

    /**
     * @param  list<string>  $widgets
     * @return array<string, string|null>
     */
    private function sheets(array $widgets): array
    {
        return array_merge([], ...array_map($this->bundle->sheetsOf(...), $widgets));
    }

    /** @param  array<string, string|null>  $sheets */
    private function renderSheets(array $sheets, string $nonce, bool $isInline): string
    {
        $html = '';
        foreach ($sheets as $file => $digest) {
            $integrity = $this->hasIntegrity() ? $this->renderAttribute('integrity', $digest) : '';
            $style = $isInline ? $this->renderStyle($file, $nonce) : '';
            $html .= $style === '' ? $this->renderLink('stylesheet', $file, $integrity.$nonce) : $style;
        }

        return $html;
    }

    /** Returns an inlined style, which the scripts find by its name; empty if the sheet has to be linked. */
    private function renderStyle(string $file, string $nonce): string
    {
        $css = $this->bundle->sheetText($file);
        $name = $this->renderAttribute('data-imo-sheet', basename($file));

        return $css === null ? '' : "<style$name$nonce>$css</style>";
    }

    public function renderSheet(string $name): string
    {
        if ($name === $this->bundle->baseSheet()) {
            return (string) ($this->makeVite())([Bundle::ENTRIES[0]], PublishPath::configured());
        }
        $file = "chunks/$name";

        return $this->renderSheets([$file => $this->bundle->integrityOf($file)], $this->nonce(), isInline: false);
    }

    /** @param  list<string>  $widgets */
    private function renderPreloads(array $widgets, bool $isDrawn, string $nonce): string
    {
        $takeover = $isDrawn ? $this->bundle->filesOfTakeover() : [];
        $files = array_merge($takeover, ...array_map($this->bundle->filesOf(...), $widgets));

        $render = fn (string $file) => $this->renderLink('modulepreload', $file, $nonce);

        return implode(array_map($render, array_unique($files)));
    }

    private function renderLink(string $rel, string $file, string $attributes): string
    {
        $crossorigin = $this->isElsewhere() ? ' crossorigin="anonymous"' : '';

        $href = $this->renderAttribute('href', asset(PublishPath::configured()."/$file"));

        return "<link rel=\"$rel\"$href$attributes$crossorigin>";
    }

    /** Styles that the page's policy refuses are linked in the end (InlineStyles.php). */
    private function mayInline(): bool
    {
        return $this->config->get('imo-widgets.inline_styles') !== false;
    }

    private function hasIntegrity(): bool
    {
        $integrity = $this->config->get('imo-widgets.integrity');

        return $integrity === 'auto' ? $this->isElsewhere() : $integrity !== false;
    }

    private function isElsewhere(): bool
    {
        return ApiRoutes::originOf(asset('')) !== ApiRoutes::originOf($this->request->getSchemeAndHttpHost());
    }

    private function nonce(): string
    {
        return $this->renderAttribute('nonce', app(Vite::class)->cspNonce());
    }

    private function renderAttribute(string $name, ?string $value): string
    {
        return $value === null || $value === '' ? '' : " $name=\"".e($value).'"';
    }
}
