<?php

namespace ImoWidgets\Tests;

use Illuminate\Filesystem\FilesystemAdapter;
use Illuminate\Support\Facades\Storage;

/** The site's disk when it is full or deletes nothing. */
final class FaultyDisk extends FilesystemAdapter
{
    private bool $isFull = false;

    private ?string $kept = null;

    /** From now on, the disk silently stores only the first bytes of a file. */
    public static function full(): void
    {
        self::use()->isFull = true;
    }

    /** From now on, the disk does not delete this file, or any file by default. */
    public static function keeping(string $file = '*'): void
    {
        self::use()->kept = $file;
    }

    private static function use(): self
    {
        $disk = Storage::disk('local');
        Storage::set('local', $faulty = new self($disk->getDriver(), $disk->getAdapter(), $disk->getConfig()));

        return $faulty;
    }

    public function putFileAs($path, $file, $name = null, $options = [])
    {
        if (! $this->isFull) {
            return parent::putFileAs($path, $file, $name, $options);
        }
        $this->put("$path/$name", substr($file->getContent(), 0, 4));

        return "$path/$name";
    }

    public function delete($paths): bool
    {
        return ! in_array($this->kept, ['*', $paths], true) && parent::delete($paths);
    }
}
