<?php

namespace ImoWidgets\Tests;

use Illuminate\Filesystem\FilesystemAdapter;

/** A disk that takes the first bytes of a file and says nothing, as one does that is full. */
final class FullDisk extends FilesystemAdapter
{
    /** @param  FilesystemAdapter  $disk  one with room */
    public static function of(FilesystemAdapter $disk): self
    {
        return new self($disk->getDriver(), $disk->getAdapter(), $disk->getConfig());
    }

    /**
     * @param  string  $path
     * @param  mixed  $file
     * @param  string|null  $name
     * @param  mixed  $options
     * @return string|false
     */
    public function putFileAs($path, $file, $name = null, $options = [])
    {
        $this->put("$path/$name", substr($file->getContent(), 0, 4));

        return "$path/$name";
    }
}
