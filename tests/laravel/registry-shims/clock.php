<?php

namespace Symfony\Component\Clock;

/*
 * A shim for symfony/clock where the registry lacks it: Carbon's own clock implements this interface, and nothing else of
 * that library is used by the sample site.
 */
if (! interface_exists(ClockInterface::class)) {
    interface ClockInterface extends \Psr\Clock\ClockInterface
    {
        public function sleep(float|int $seconds): void;

        public function withTimeZone(\DateTimeZone|string $timezone): static;
    }
}
