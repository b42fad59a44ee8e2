<?php

namespace App\Console\Commands;

use App\Models\Imovel;
use Database\Seeders\ManyListings;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;

/**
 * `php artisan listings:seed 1000000`: as many made-up listings as a network of agencies has, to see how the search
 * grows. It takes the place of the listings that are there, so it is not for production.
 */
final class SeedListings extends Command
{
    private const INDEXES = 'migrations/2026_11_02_000000_index_listings_for_the_search.php';

    protected $signature = 'listings:seed {count : How many listings, such as 100000}';

    protected $description = 'Replaces all listings by made-up ones, to measure the search';

    public function handle(ManyListings $listings): int
    {
        if (app()->isProduction()) {
            $this->error('The listings of a site in production are not replaced.');

            return self::FAILURE;
        }
        $start = microtime(true);
        $count = (int) $this->argument('count');
        Imovel::truncate();
        // An index is made of many rows at once sooner than row by row.
        $indexes = require database_path(self::INDEXES);
        $indexes->down();
        $listings->insert($count);
        $indexes->up();
        $this->analyze();
        $this->info(sprintf('%d listings in %.0f s.', Imovel::count(), microtime(true) - $start));

        return self::SUCCESS;
    }

    /** Updates the database's statistics, by which it chooses an index; PostgreSQL also needs its visibility map. */
    private function analyze(): void
    {
        match (DB::getDriverName()) {
            'pgsql' => DB::unprepared('vacuum analyze imoveis'),
            'sqlite' => DB::unprepared('analyze'),
            // It answers with a table, which has to be read.
            default => DB::select('analyze table imoveis'),
        };
    }
}
