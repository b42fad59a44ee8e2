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
            .$this->renderSheets($vite, $this->sheets([...$widgets, ...$styled]), $isInline)
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
        $isElsewhere = $this->isElsewhere();
        $crossorigin = $isElsewhere ? ['crossorigin' => 'anonymous'] : [];
        $vite->useScriptTagAttributes($crossorigin);
        $vite->useStyleTagAttributes($crossorigin);
        // A widget's style sheet stands beside its own preload.
        $isEntry = fn (string $source) => in_array($source, Bundle::ENTRIES, true);
        $vite->usePreloadTagAttributes(fn (string $source) => $isEntry($source) ? $crossorigin : false);
        $integrity = $this->config->get('imo-widgets.integrity');
        if ($integrity === 'auto' ? ! $isElsewhere : $integrity === false) {
            $vite->useIntegrityKey(false);
        }

        return $vite;
    }

    /** @param  list<string>  $linked */
    public function renderLateSheets(string $widget, array $linked): string
    {
        $missing = array_diff($this->sheets([$widget]), $this->sheets($linked));
        if ($missing === [] || $this->isSwitchedOff() || is_file("{$this->bundle->published}/hot")) {
            return '';
        }

        return $this->renderSheets($this->makeVite(), $missing, $this->mayInline());
    }

    /**
     * @param  list<string>  $widgets
     * @return array<string>
     */
    private function sheets(array $widgets): array
    {
        return array_unique(array_merge([], ...array_map($this->bundle->sheetsOf(...), $widgets)));
    }

    /** @param  array<string>  $files */
    private function renderSheets(Vite $vite, array $files, bool $isInline): string
    {
        $html = '';
        foreach ($files as $file) {
            $style = $isInline ? $this->renderStyle($file, $this->nonce()) : '';
            $html .= $style === '' ? $vite([$file], PublishPath::configured()) : $style;
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

    /** Returns the link of a style sheet by the name that its inlined style has. */
    public function renderSheet(string $name): string
    {
        $entry = $name === $this->bundle->baseSheet() ? Bundle::ENTRIES[0] : "chunks/$name";

        return (string) ($this->makeVite())([$entry], PublishPath::configured());
    }

    /** @param  list<string>  $widgets */
    private function renderPreloads(array $widgets, bool $isDrawn, string $nonce): string
    {
        $takeover = $isDrawn ? $this->bundle->filesOfTakeover() : [];
        $files = array_merge($takeover, ...array_map($this->bundle->filesOf(...), $widgets));
        $crossorigin = $this->isElsewhere() ? ' crossorigin="anonymous"' : '';
        $render = fn (string $file) => '<link rel="modulepreload"'
            .$this->renderAttribute('href', asset(PublishPath::configured()."/$file"))."$nonce$crossorigin>";

        return implode(array_map($render, array_unique($files)));
    }

    /** Styles that the page's policy refuses are linked in the end (InlineStyles.php). */
    private function mayInline(): bool
    {
        return $this->config->get('imo-widgets.inline_styles') !== false;
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
