<?php

namespace ImoWidgets\SiteHalf;

use Illuminate\Support\Facades\File;

/** The site half as this version of the package has it: what `imo-widgets:api` writes. */
final class Stubs
{
    /**
     * @param  string  $folder  with `api`, and in `stateless` what stands instead where the calls come from another origin
     * @param  string  $version  of the package
     */
    public function __construct(private readonly string $folder, public readonly string $version)
    {
    }

    /**
     * @param  string  $namespace  of the site's own classes, such as `App\`
     * @return array<string, string> the text of each file, by its path in the site
     */
    public function texts(string $namespace, bool $isStateless): array
    {
        $texts = [];
        foreach ([...File::allFiles("$this->folder/api"), ...$isStateless ? File::allFiles("$this->folder/stateless") : []] as $stub) {
            $texts[str_replace('\\', '/', $stub->getRelativePathname())] = preg_replace('/\bApp\\\\/', $namespace, $stub->getContents());
        }
        ksort($texts);

        return $texts;
    }
}
