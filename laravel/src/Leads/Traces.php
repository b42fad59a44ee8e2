<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Schema;

/**
 * Where Laravel keeps what it is given, by its own config: waiting and failed jobs, and the cache. What this package puts there
 * names nobody; an older job, or code of the site's own, may.
 */
final class Traces
{
    /** A table's column with an id that a person can look for, by its column with the content. */
    private const ID_BESIDE = ['payload' => 'id', 'exception' => 'id', 'value' => 'key'];

    /**
     * @return list<string> what still names this address, to be deleted by hand: by table and ids, or by file
     */
    public static function of(string $email): array
    {
        // As it is, and as JSON has it.
        $written = array_unique([$email, trim((string) json_encode($email), '"')]);

        return [...array_merge([], ...array_map(fn (array $place) => self::inTable($place, $written), self::tables())), ...self::inFiles($written)];
    }

    /** @return list<string> the queues and caches that can't be searched, as the config calls them */
    public static function unseen(): array
    {
        $queue = config('queue.connections.'.config('queue.default').'.driver');
        $cache = config('cache.stores.'.config('cache.default').'.driver');
        $failed = config('queue.failed.driver');

        return array_values(array_filter([
            in_array($queue, ['database', 'sync', 'null', 'deferred', 'background', null], true) ? null : 'the queue '.config('queue.default')." ($queue)",
            in_array($failed, ['database', 'database-uuids', 'file', 'null', null], true) ? null : "the failed jobs ($failed)",
            in_array($cache, ['database', 'file', 'array', 'null', null], true) ? null : 'the cache '.config('cache.default')." ($cache)",
        ]));
    }

    /** @return list<array{string|null, string, list<string>}> connection, table and columns */
    private static function tables(): array
    {
        $places = [];
        foreach ((array) config('queue.connections') as $queue) {
            if (($queue['driver'] ?? null) === 'database') {
                $places[] = [$queue['connection'] ?? null, $queue['table'] ?? 'jobs', ['payload']];
            }
        }
        if (in_array(config('queue.failed.driver'), ['database', 'database-uuids'], true)) {
            $places[] = [config('queue.failed.database'), config('queue.failed.table', 'failed_jobs'), ['payload', 'exception']];
        }
        foreach ((array) config('cache.stores') as $store) {
            if (($store['driver'] ?? null) === 'database') {
                $places[] = [$store['connection'] ?? null, $store['table'] ?? 'cache', ['value']];
            }
        }
        $isThere = fn (array $place) => Schema::connection($place[0])->hasTable($place[1]);

        return array_values(array_filter(array_unique($places, SORT_REGULAR), $isThere));
    }

    /**
     * @param  array{string|null, string, list<string>}  $place
     * @param  list<string>  $written
     * @return list<string>
     */
    private static function inTable(array $place, array $written): array
    {
        [$connection, $table, $columns] = $place;
        $left = [];
        foreach ($columns as $column) {
            $id = self::ID_BESIDE[$column];
            $rows = DB::connection($connection)->table($table);
            $name = $rows->getGrammar()->wrap($column);
            foreach ($written as $text) {
                $rows->orWhereRaw("lower($name) like ? escape '!'", ['%'.preg_replace('/[%_!]/', '!$0', mb_strtolower($text)).'%']);
            }
            $ids = $rows->pluck($id)->all();
            $ids === [] || $left[] = "The column $column of the table $table names the address, where $id is: ".implode(', ', $ids).'.';
        }

        return $left;
    }

    /**
     * @param  list<string>  $written
     * @return list<string>
     */
    private static function inFiles(array $written): array
    {
        $stores = array_filter((array) config('cache.stores'), fn (array $store) => ($store['driver'] ?? null) === 'file' && is_dir($store['path'] ?? ''));
        $files = array_merge([], ...array_map(fn (array $store) => array_map(strval(...), File::allFiles($store['path'])), array_values($stores)));
        $failed = config('queue.failed.driver') === 'file' ? (string) config('queue.failed.path') : '';
        $names = fn (string $file) => array_filter($written, fn (string $text) => mb_stripos(File::get($file), $text) !== false) !== [];
        $found = array_filter(is_file($failed) ? [...$files, $failed] : $files, $names);

        return array_values(array_map(fn (string $file) => "The file $file names the address.", $found));
    }
}
