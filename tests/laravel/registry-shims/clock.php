<?php

namespace Symfony\Component\Clock;

/*
 * A shim for symfony/clock, in case the registry lacks it: Carbon's own clock implements this interface, and the sample
 * site uses nothing else of that library.
 */
if (! interface_exists(ClockInterface::class)) {
    interface ClockInterface extends \Psr\Clock\ClockInterface
    {
        public function sleep(float|int $seconds): void;

        public function withTimeZone(\DateTimeZone|string $timezone): static;
    }
}
