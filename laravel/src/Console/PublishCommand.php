<?php

namespace ImoWidgets\Console;

use Illuminate\Foundation\Console\VendorPublishCommand;
use ImoWidgets\Bundle;
use ImoWidgets\Publication;

/**
 * Laravel's own `vendor:publish`, which copies over whatever it finds. This one looks first whether our assets would
 * overwrite a file of the site's; if so they are left out, with exit code 1. All other packages publish as ever.
 */
final class PublishCommand extends VendorPublishCommand
{
    private bool $hasRefused = false;

    /** @return int the exit code */
    public function handle(): int
    {
        parent::handle();

        return $this->hasRefused ? self::FAILURE : self::SUCCESS;
    }

    /**
     * @param  string  $from
     * @param  string  $to
     * @return void
     */
    protected function publishItem($from, $to)
    {
        $isOurs = realpath($from) === realpath($this->laravel->make(Bundle::class)->shipped);
        $refusal = $isOurs ? $this->laravel->make(Publication::class)->refusal($to) : null;
        if ($refusal === null) {
            parent::publishItem($from, $to);

            return;
        }
        $this->hasRefused = true;
        $this->components->error($refusal);
    }
}
