<?php

namespace ImoWidgets\Widgets;

use Illuminate\Foundation\Vite;
use Illuminate\Support\Arr;

/**
 * Laravel's Vite for the files of the bundle alone. Laravel keeps the first manifest that a process reads: after a
 * publish under Octane a tag would carry the old content's digest, and the browser would refuse the script.
 */
final class BundleVite extends Vite
{
    public function __construct(private readonly Bundle $bundle)
    {
    }

    /** @return array<string, array<string, mixed>> */
    protected function manifest($buildDirectory)
    {
        // The style sheet of a chunk names no source.
        return Arr::map($this->bundle->manifest(), fn (array $record, string $key) => $record + ['src' => $key]);
    }

    /**
     * @param  array<string, array<string, mixed>>  $manifest
     * @param  string  $file
     * @return array<string, mixed>
     */
    protected function chunk($manifest, $file)
    {
        // A page from a full-page cache has the style sheets of the build before, whose files are still there.
        $isOlder = str_starts_with($file, 'chunks/') && ! isset($manifest[$file]);

        return $isOlder ? ['file' => $file, 'src' => $file] : parent::chunk($manifest, $file);
    }
}
