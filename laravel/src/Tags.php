<?php

namespace ImoWidgets;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Foundation\Vite;
use Illuminate\Http\Request;

/**
 * The tags of `@imoWidgets`. They are printed by a copy of Laravel's own Vite class: it keeps the page's nonce, and with a
 * hot file of its own it never points to the site's dev server, which knows nothing of this bundle.
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
     * @param  list<string>  $widgets  whose files the page is going to need
     *
     * @throws BundleNotFound
     */
    public function html(array $widgets): string
    {
        $vite = $this->vite();
        try {
            $tags = (string) $vite(Bundle::ENTRIES, $this->path());
        } catch (\Exception $cause) {
            throw BundleNotFound::at($this->bundle->published, $cause);
        }
        // Nothing in a test that asked for withoutVite(), and no files of ours while a dev server serves the sources.
        if ($tags === '' || is_file($this->hotFile())) {
            return $tags;
        }
        $nonce = $this->attribute('nonce', $vite->cspNonce());

        return ($nonce === '' ? '' : "<meta property=\"csp-nonce\"$nonce>").$tags.$this->preloads($widgets, $nonce);
    }

    private function vite(): Vite
    {
        $vite = clone app(Vite::class);
        $vite->useHotFile($this->hotFile());
        $vite->createAssetPathsUsing($this->address(...));
        $isElsewhere = $this->isElsewhere();
        if ($isElsewhere) {
            $vite->useScriptTagAttributes(['crossorigin' => 'anonymous']);
            $vite->useStyleTagAttributes(['crossorigin' => 'anonymous']);
            $vite->usePreloadTagAttributes(['crossorigin' => 'anonymous']);
        }
        $integrity = $this->config->get('imo-widgets.integrity', 'auto');
        if ($integrity === false || ($integrity === 'auto' && ! $isElsewhere)) {
            $vite->useIntegrityKey(false);
        }

        return $vite;
    }

    /** The two stable names carry their content's id. A chunk does not: its name has one, and with a query it would load twice. */
    private function address(string $path, ?bool $secure = null): string
    {
        $id = $this->bundle->contentIds()[substr($path, strlen($this->path()) + 1)] ?? null;

        return asset($path, $secure).($id === null ? '' : "?id=$id");
    }

    /** @param  list<string>  $widgets */
    private function preloads(array $widgets, string $nonce): string
    {
        $files = array_unique(array_merge(...array_map($this->bundle->filesOf(...), $widgets)));
        $crossorigin = $this->isElsewhere() ? ' crossorigin="anonymous"' : '';
        $link = fn (string $file) => '<link rel="modulepreload"'.$this->attribute('href', asset($this->path()."/$file")).$nonce.$crossorigin.'>';

        return implode('', array_map($link, $files));
    }

    private function isElsewhere(): bool
    {
        $origin = parse_url(asset(''));
        $port = isset($origin['port']) ? ":{$origin['port']}" : '';

        return ($origin['scheme'] ?? '').'://'.($origin['host'] ?? '').$port !== $this->request->getSchemeAndHttpHost();
    }

    private function path(): string
    {
        return PublishPath::from($this->config->get('imo-widgets.path'))->path;
    }

    private function hotFile(): string
    {
        return "{$this->bundle->published}/hot";
    }

    private function attribute(string $name, ?string $value): string
    {
        return $value === null || $value === '' ? '' : " $name=\"".e($value).'"';
    }
}
