<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Filesystem\FilesystemAdapter;

/** A disk that deletes nothing, as one does that is mounted to be read. */
final class KeepingDisk extends FilesystemAdapter
{
    /** @param  FilesystemAdapter  $disk  one that may be written to */
    public static function of(FilesystemAdapter $disk): self
    {
        return new self($disk->getDriver(), $disk->getAdapter(), $disk->getConfig());
    }

    public function delete($paths): bool
    {
        return false;
    }
}
