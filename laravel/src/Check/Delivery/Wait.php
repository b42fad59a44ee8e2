<?php

namespace ImoWidgets\Check\Delivery;

use Illuminate\Support\Sleep;

/** Waits for a worker: one that cron starts every minute may take a minute and a half. */
final class Wait
{
    public const SECONDS = 90;

    private const PAUSE = 250;

    /**
     * Asks until the answer is not `null`.
     *
     * @template T
     *
     * @param  callable(): (T|null)  $ask
     * @return array{T|null, int} the answer, `null` if none came within SECONDS, and the seconds that it took
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
