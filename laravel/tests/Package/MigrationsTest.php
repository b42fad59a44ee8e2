<?php

namespace ImoWidgets\Tests\Package;

use Illuminate\Database\MariaDbConnection;
use Illuminate\Database\MySqlConnection;
use Illuminate\Database\PostgresConnection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;
use ImoWidgets\Tests\TestCase;
use PDO;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests the columns that the migrations create, on databases that needn't be installed. */
final class MigrationsTest extends TestCase
{
    #[TestWith(['mysql', MySqlConnection::class])]
    #[TestWith(['mariadb', MariaDbConnection::class])]
    #[TestWith(['pgsql', PostgresConnection::class])]
    public function test_makes_columns_for_what_visitors_send_on_each_database(string $driver, string $connection): void
    {
        // Only the grammar is needed, for which a connection with a version is enough.
        DB::extend($driver, fn (array $config) => new $connection(new PDO('sqlite::memory:'), '', '', $config));
        config(['database.default' => $driver]);
        $files = File::glob(__DIR__.'/../../database/migrations/*.php');
        $migrate = fn () => array_map(fn (string $file) => (require $file)->up(), $files);
        $sql = implode("\n", array_column(DB::connection($driver)->pretend($migrate), 'query'));

        $this->assertStringContainsString('imo_leads', $sql);
        $this->assertStringContainsString('imo_alerts', $sql);
        $this->assertDoesNotMatchRegularExpression('/ (blob|tinyblob|varbinary|bytea)\b/i', $sql, 'no binary type');
        if ($driver !== 'pgsql') {
            $skipped = 'MySQL refuses the hour that is skipped in March, in its own time zone';
            $this->assertDoesNotMatchRegularExpression('/ timestamp\b/i', $sql, $skipped);
        }
    }
}
