<?php

namespace ImoWidgets\SiteHalf;

use Illuminate\Support\Facades\File;

/** The site half as this version of the package has it: what `imo-widgets:api` writes. */
final class Stubs
{
    /**
     * @param  string  $folder  with `api` and `alerts`, and in `stateless` and `stateless-alerts` what stands instead where the calls come from another origin
     * @param  string  $version  of the package
     */
    public function __construct(private readonly string $folder, public readonly string $version)
    {
    }

    /**
     * @param  string  $namespace  of the site's own classes, such as `App\`
     * @param  bool  $hasAlerts  whether alerts that mail are part of it
     * @return array<string, string> the text of each file, by its path in the site
     */
    public function texts(string $namespace, bool $isStateless, bool $hasAlerts = false): array
    {
        $parts = ['api', ...$isStateless ? ['stateless'] : [], ...$hasAlerts ? ['alerts'] : [], ...$isStateless && $hasAlerts ? ['stateless-alerts'] : []];
        $texts = [];
        foreach (array_merge(...array_map(fn (string $part) => File::allFiles("$this->folder/$part"), $parts)) as $stub) {
            $texts[str_replace('\\', '/', $stub->getRelativePathname())] = preg_replace('/\bApp\\\\/', $namespace, $stub->getContents());
        }
        ksort($texts);

        return $texts;
    }
}
