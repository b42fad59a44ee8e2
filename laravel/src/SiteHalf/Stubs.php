<?php

namespace ImoWidgets\SiteHalf;

use Illuminate\Support\Facades\File;
use UnexpectedValueException;

/** The site half as this version of the package has it: what `imo-widgets:api` writes. */
final class Stubs
{
    /** What the desk is known by, in the site and in its record. */
    private const DESK = 'routes/imo-desk.php';

    private bool $isDeskWanted = false;

    /**
     * @param  string  $folder  with `api`, `alerts` and `desk`, and in `stateless` and `stateless-alerts` what stands instead where the calls come from another origin
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
        foreach ($parts as $part) {
            $texts = [...$texts, ...$this->textsOf($part, $namespace)];
        }
        $texts += $this->hasDesk() ? $this->textsOf('desk', $namespace) : [];
        ksort($texts);

        return $texts;
    }

    /** From now on the desk is part of it: the page of the leads, behind the site's own gate. */
    public function wantDesk(): void
    {
        $this->isDeskWanted = true;
    }

    /** Whether it is; one that was written once stays. */
    private function hasDesk(): bool
    {
        try {
            return $this->isDeskWanted || BaseRecord::read()?->versionOf(self::DESK) !== null;
        } catch (UnexpectedValueException) {
            // A damaged record is said by whoever goes by it.
            return false;
        }
    }

    /** @return array<string, string> */
    private function textsOf(string $part, string $namespace): array
    {
        $texts = [];
        foreach (File::allFiles("$this->folder/$part") as $stub) {
            $texts[str_replace('\\', '/', $stub->getRelativePathname())] = preg_replace('/\bApp\\\\/', $namespace, $stub->getContents());
        }

        return $texts;
    }
}
