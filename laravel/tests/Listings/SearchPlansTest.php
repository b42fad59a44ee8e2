<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\Load\ManyListings;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests with the servers' query plans that the eleven commonest searches never read the whole table. */
#[Group('database')]
final class SearchPlansTest extends TestCase
{
    public function test_reads_the_whole_table_in_no_common_search(): void
    {
        $driver = DB::getDriverName();
        if ($driver === 'sqlite') {
            $this->markTestSkipped('The servers are asked: IMO_DATABASE=mariadb or pgsql.');
        }
        Artisan::call('migrate:fresh');
        require_once __DIR__.'/../../../tests/laravel/load/ManyListings.php';
        app(ManyListings::class)->replace((int) (getenv('IMO_LISTINGS') ?: 20_000));
        try {
            foreach (CommonSearches::all() as $name => $search) {
                foreach ($this->queries($search) as ['query' => $sql, 'bindings' => $bindings]) {
                    $whole = array_filter($this->plan($driver, $sql, $bindings), fn (array $step) => $step['isWhole']);
                    $this->assertSame([], $whole, "$name: $sql");
                }
            }
        } finally {
            Artisan::call('migrate:fresh');
        }
    }

    /** Without such an index, a server reads the row of every listing that it skips, or scans a whole index. */
    public function test_has_an_index_with_all_filters_for_every_order_and_filter(): void
    {
        Artisan::call('migrate:fresh');
        $indexes = array_column(Schema::getIndexes('imoveis'), 'columns', 'name');
        $filters = ['tipo_negocio', 'tipo_imovel', 'estado', 'num_quartos', 'num_wcs', 'garagem', 'preco'];
        $places = ['conselho_dobrado', 'freguesia_dobrada'];
        foreach (['recentes', 'preco_sobe', 'preco_desce'] as $order) {
            foreach (['', 'negocio_'] as $within) {
                $all = [...$filters, ...$places, 'comercial', 'latitude', 'longitude'];
                $missing = array_diff($all, $indexes["imoveis_$within$order"]);
                $this->assertSame([], $missing, "$within$order");
            }
        }
        foreach (array_diff([...$filters, ...$places, 'latitude'], ['preco']) as $leading) {
            $leads = fn (array $columns) => ($columns[0] ?? null) === $leading && array_diff($filters, $columns) === [];
            $this->assertNotEmpty(array_filter($indexes, $leads), $leading);
        }
    }

    /** @return list<array{query: string, bindings: list<mixed>}> the queries for page 1, page 10 and the last page */
    private function queries(array $search): array
    {
        $find = fn (int $page) => app(ListingSearch::class)->search($search, $page, 12);
        $last = $find(1)->lastPage();
        DB::flushQueryLog();
        DB::enableQueryLog();
        array_map($find, array_unique([1, min(10, $last), $last]));
        DB::disableQueryLog();

        return array_filter(DB::getQueryLog(), fn (array $asked) => str_contains($asked['query'], 'imoveis'));
    }

    /**
     * @return list<array{isWhole: bool, step: string}> those steps of the server's plan that read the listings' table
     */
    private function plan(string $driver, string $sql, array $bindings): array
    {
        if ($driver === 'pgsql') {
            $lines = array_column(DB::select("explain $sql", $bindings), 'QUERY PLAN');

            return array_map(
                fn (string $line) => ['isWhole' => str_contains($line, 'Seq Scan'), 'step' => $line],
                preg_grep('/ on imoveis/', $lines),
            );
        }
        $steps = array_filter(DB::select("explain $sql", $bindings), fn (object $step) => $step->table === 'imoveis');

        return array_values(
            array_map(fn (object $step) => ['isWhole' => $step->type === 'ALL', 'step' => json_encode($step)], $steps),
        );
    }
}
