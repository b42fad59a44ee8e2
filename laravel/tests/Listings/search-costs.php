<?php

/*
 * `php laravel/tests/Listings/search-costs.php 20261123 150 PID`: the milliseconds of processor that PHP and the database spend on
 * each of so many searches at random (RandomSearches.php), where a busy machine's clock would measure the others. The variables
 * DB_* name a filled database; PID is its server's process here. Each search asks for its pages 1, 10 and the last; the
 * slowest are printed with their queries. PostgreSQL's workers are gone with what they counted before anybody can read it: have
 * `max_parallel_workers_per_gather` at 0.
 */

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\Listings\RandomSearches;

require __DIR__.'/../../workbench/vendor/autoload.php';
require __DIR__.'/CommonSearches.php';
require __DIR__.'/RandomSearches.php';

[, $seed, $count, $pid] = $argv + [1 => '20261123', '150', ''];
if (! is_dir("/proc/$pid/task") || $pid === '') {
    fwrite(STDERR, "Expected the process id of the database's server, got \"$pid\".\n");
    exit(2);
}
$_ENV['APP_KEY'] = $_SERVER['APP_KEY'] = 'base64:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
$app = require __DIR__.'/../../workbench/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();
config(['cache.default' => 'array']);

/** Returns the processor time of the server, its children and this process so far, in milliseconds. */
function workedBy(string $server): float
{
    $processes = [$server, (string) getmypid()];
    foreach (glob('/proc/[0-9]*/stat') as $file) {
        // Some end while they are listed.
        if (preg_match('/^(\d+) .*\) \S (\d+)/', (string) @file_get_contents($file), $found) && $found[2] === $server) {
            $processes[] = $found[1];
        }
    }
    $worked = 0;
    foreach ($processes as $process) {
        foreach (glob("/proc/$process/task/*/schedstat") as $file) {
            $worked += (int) strtok((string) @file_get_contents($file), ' ');
        }
    }

    return $worked / 1e6;
}

/** The median, the 90th and 99th percentile and the most. */
function percentiles(array $values): string
{
    sort($values);
    $at = fn (float $share) => $values[max(0, (int) ceil($share * count($values)) - 1)];

    return sprintf('%.1f / %.0f / %.0f / %.0f', $at(0.5), $at(0.9), $at(0.99), $at(1));
}

$listings = app(ListingSearch::class);
$searches = RandomSearches::of((int) $seed, (int) $count);
// Warm up: only the first searches pay for compilation and the connection.
array_map(fn () => $listings->search(reset($searches), 1, 12), range(1, 3));
$queries = [];
DB::listen(function ($query) use (&$queries) {
    $queries[] = sprintf('    %.0f ms by the clock: %s', $query->time, $query->toRawSql());
});
$costs = [];
foreach ($searches as $name => $search) {
    $last = 1;
    foreach (['page 1', 'page 10', 'last page'] as $when) {
        $page = ['page 10' => min(10, $last), 'last page' => $last][$when] ?? 1;
        $queries = [];
        $before = workedBy($pid);
        $found = $listings->search($search, $page, 12);
        $costs[] = ['worked' => workedBy($pid) - $before, 'when' => $when, 'about' => "$name, {$found->total()} listings", 'queries' => $queries];
        $last = max(1, $found->lastPage());
    }
}
echo 'all: ', percentiles(array_column($costs, 'worked')), "\n";
usort($costs, fn (array $one, array $other) => $other['worked'] <=> $one['worked']);
foreach (array_slice($costs, 0, 20) as $cost) {
    printf("%.0f ms: %s, %s\n%s\n", $cost['worked'], $cost['about'], $cost['when'], implode("\n", $cost['queries']));
}
