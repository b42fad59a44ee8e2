<?php

namespace ImoWidgets;

use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Reads from the write connection, because a read replica may lag behind: a job that can't find its record ends
 * silently, and a check that can't find its lead would say that it was lost.
 */
final class ReadAfterWrite
{
    /** Makes a job read from the write connection. */
    public function handle(object $job, Closure $next): mixed
    {
        return self::during(fn () => $next($job));
    }

    /**
     * @template T
     *
     * @param  Closure(): T  $read
     * @return T what `$read` returns
     */
    public static function during(Closure $read): mixed
    {
        $connections = [DB::connection(), (new (Settings::leadModel()))->getConnection()];
        array_map(fn ($connection) => $connection->useWriteConnectionWhenReading(), $connections);
        try {
            return $read();
        } finally {
            array_map(fn ($connection) => $connection->useWriteConnectionWhenReading(false), $connections);
        }
    }
}
