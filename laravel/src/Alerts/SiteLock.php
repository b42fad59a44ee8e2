<?php

namespace ImoWidgets\Alerts;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Listings\DatabaseName;
use RuntimeException;

/**
 * Lets one process at a time do something. The database's own locks end with the connection that holds them: a process that is
 * killed leaves none behind, and no clock decides who may go on. SQLite has none; there a locked file does the same, since
 * whoever reads the database is on its machine.
 */
final class SiteLock
{
    /**
     * Does it where nobody else is doing the same.
     *
     * @return bool whether it was done
     */
    public static function run(string $name, Closure $work): bool
    {
        $database = DB::connection();
        $key = hash('sha256', DatabaseName::of($database)."|$name");
        $release = match ($database->getDriverName()) {
            'pgsql' => self::postgres($database, $key),
            'mysql', 'mariadb' => self::mysql($database, substr($key, 0, 60)),
            default => self::file($key),
        };
        if ($release === null) {
            return false;
        }
        try {
            $work();
        } finally {
            $release();
        }

        return true;
    }

    private static function postgres(Connection $database, string $key): ?Closure
    {
        $number = hexdec(substr($key, 0, 15));
        $isOurs = $database->selectOne('select pg_try_advisory_lock(?) as is_ours', [$number], useReadPdo: false)->is_ours;

        // A connection that broke meanwhile has taken its lock along.
        return $isOurs ? fn () => rescue(fn () => $database->selectOne('select pg_advisory_unlock(?)', [$number], useReadPdo: false), report: false) : null;
    }

    private static function mysql(Connection $database, string $key): ?Closure
    {
        $isOurs = (int) $database->selectOne('select get_lock(?, 0) as is_ours', [$key], useReadPdo: false)->is_ours === 1;

        return $isOurs ? fn () => rescue(fn () => $database->selectOne('select release_lock(?) as released', [$key], useReadPdo: false), report: false) : null;
    }

    private static function file(string $key): ?Closure
    {
        $path = storage_path("framework/imo-alerts-$key.lock");
        do {
            $file = @fopen($path, 'c') ?: throw new RuntimeException("Expected to write $path, could not; no alert is mailed.");
            if (! flock($file, LOCK_EX | LOCK_NB)) {
                return null;
            }
            // Whoever had it before may have deleted it between the two.
            clearstatcache();
        } while (@fileinode($path) !== fstat($file)['ino']);

        return function () use ($file, $path) {
            unlink($path);
            fclose($file);
        };
    }
}
