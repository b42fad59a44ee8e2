<?php

namespace ImoWidgets\Widgets;

use Illuminate\Foundation\Vite;

/**
 * Laravel's Vite for the files of the bundle alone, without the settings of the site's own Vite. The manifest is the
 * bundle's too: Laravel keeps the first one that a process reads, so after a publish under Octane a tag would carry the
 * new content's id with the old content's digest, and the browser would refuse the script.
 */
final class BundleVite extends Vite
{
    public function __construct(private readonly Bundle $bundle)
    {
    }

    /** @return array<string, array<string, mixed>> */
    protected function manifest($buildDirectory)
    {
        return $this->bundle->manifest();
    }
}
