<?php

namespace ImoWidgets\Check\Leads;

use Illuminate\Database\QueryException;
use Illuminate\Queue\NullQueue;
use Illuminate\Queue\SyncQueue;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\SqlState;
use Throwable;

final class MailQueue extends Question
{
    public const LINE = 'Queue';

    public const ASKS = 'Does QUEUE_CONNECTION keep jobs, and how many wait?';

    private const REMEDY = 'Set QUEUE_CONNECTION=database, with a worker.';

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    /** Returns the number of waiting jobs as a clause. */
    public static function waiting(int $jobs): string
    {
        return $jobs === 1 ? '1 job waits' : "$jobs jobs wait";
    }

    public function answers(Site $site): iterable
    {
        $name = (string) (config('queue.default') ?? 'null');
        try {
            $queue = Queue::connection();
            $jobs = $queue->size();
            yield match (true) {
                ! $queue instanceof NullQueue => self::fine(
                    $queue instanceof SyncQueue
                        ? "\"$name\": visitors wait for the mail server"
                        : "\"$name\", ".self::waiting($jobs),
                ),
                $site->isLive => self::error("\"$name\" drops all jobs", 'no mail is sent', self::REMEDY),
                default => self::warning("\"$name\" drops all jobs", 'no mail is sent', self::REMEDY),
            };
        } catch (Throwable $problem) {
            $isTable = $problem instanceof QueryException;
            yield self::error(
                "\"$name\" can't be reached (".($isTable ? SqlState::of($problem) : $problem::class).')',
                'no mail is sent',
                $isTable ? 'Make its table: `php artisan migrate`.' : self::REMEDY,
            );
        }
    }
}
