<?php

namespace ImoWidgets\Leads\Mails;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\Cache;

/** A job that only says that a worker took it. */
final class QueueProbe implements ShouldQueue
{
    use Queueable;

    private const SECONDS_KEPT = 300;

    /** @param  string  $id  a word of its own */
    public function __construct(private readonly string $id)
    {
    }

    /** Leaves its word in the cache. */
    public function handle(): void
    {
        Cache::put(self::keyOf($this->id), true, self::SECONDS_KEPT);
    }

    /** Whether a worker has taken the one with this id; it is forgotten then. */
    public static function wasTaken(string $id): bool
    {
        return Cache::pull(self::keyOf($id)) === true;
    }

    private static function keyOf(string $id): string
    {
        return "imo-widgets.queue-probe.$id";
    }
}
