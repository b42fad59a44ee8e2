<?php

namespace ImoWidgets;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Queue\Middleware\WithoutOverlapping;

/**
 * A queued mail. Its payload is only a record's id, without a visitor's data. Only one worker at a time sends it. After
 * five failed attempts within an hour and a half, it becomes a failed job.
 */
abstract class MailJob implements ShouldQueue
{
    use Queueable;

    /** Seconds after which another worker takes over from a killed one; no attempt takes that long. */
    private const TAKEOVER = 90;

    public int $tries = 5;

    public int $timeout = 60;

    /** @var list<int> */
    public array $backoff = [60, 300, 900, 3600];

    public function __construct(public int|string $id)
    {
        $this->afterCommit();
    }

    /** @return list<object> */
    public function middleware(): array
    {
        $alone = new WithoutOverlapping(Settings::lockName(static::class."-$this->id"));

        return [$alone->releaseAfter(self::TAKEOVER)->expireAfter(self::TAKEOVER), new ReadAfterWrite];
    }
}
