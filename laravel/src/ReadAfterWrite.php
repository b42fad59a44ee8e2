<?php

namespace ImoWidgets;

use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Reads what a job is about by the connection that wrote it: a read replica may be behind, and a job that finds no
 * record of its own would end without a word.
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
