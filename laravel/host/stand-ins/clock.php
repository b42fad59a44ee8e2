<?php

namespace Symfony\Component\Clock;

/*
 * Stands in for symfony/clock where no registry has it (composer.json, `provide`): Carbon's own clock implements this
 * interface, and nothing else of that library is used by this site.
 */
if (! interface_exists(ClockInterface::class)) {
    interface ClockInterface extends \Psr\Clock\ClockInterface
    {
        public function sleep(float|int $seconds): void;

        public function withTimeZone(\DateTimeZone|string $timezone): static;
    }
}
