<?php

namespace ImoWidgets;

use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Makes a job read from the write connection: a read replica may lag behind, and a job that can't find its record ends
 * silently.
 */
final class ReadAfterWrite
{
    public function handle(object $job, Closure $next): mixed
    {
        $connections = [DB::connection(), (new (Settings::leadModel()))->getConnection()];
        array_map(fn ($connection) => $connection->useWriteConnectionWhenReading(), $connections);
        try {
            return $next($job);
        } finally {
            array_map(fn ($connection) => $connection->useWriteConnectionWhenReading(false), $connections);
        }
    }
}
