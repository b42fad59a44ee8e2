<?php

namespace ImoWidgets\Check\Delivery;

use Illuminate\Support\Sleep;

/** Waits for a queue worker; a worker that cron starts every minute may need up to a minute and a half. */
final class Wait
{
    public const SECONDS = 90;

    private const PAUSE = 250;

    /**
     * Polls until the answer isn't `null`.
     *
     * @template T
     *
     * @param  callable(): (T|null)  $ask
     * @return array{T|null, int} the answer, or `null` if none came within `SECONDS`, and the seconds waited
     */
    public static function until(callable $ask): array
    {
        $start = now();
        do {
            $answer = $ask();
            $seconds = (int) $start->diffInSeconds(now());
            if ($answer !== null) {
                return [$answer, $seconds];
            }
            Sleep::for(self::PAUSE)->milliseconds();
        } while ($seconds < self::SECONDS);

        return [null, $seconds];
    }
}
