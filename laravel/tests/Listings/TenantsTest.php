<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\BadListingConfig;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/** Tenants and sites share a cache, and nothing that is known of a database in it. */
final class TenantsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.listings' => ['model' => House::class, 'columns' => ['preco' => 'price', 'criado' => null], 'card' => ['id' => 'id']]]);
    }

    #[Test]
    public function a_tenant_never_sees_what_was_found_for_another(): void
    {
        foreach (['a' => 30, 'b' => 3] as $tenant => $count) {
            $this->use($tenant);
            $this->fill($count);
        }
        foreach (['a' => 30, 'b' => 3, 'a ' => 30] as $tenant => $total) {
            $this->use(trim($tenant));
            $this->assertSame($total, $this->total());
        }
    }

    /** @param  array<string, mixed>  $other  settings of another site with the same cache */
    #[Test]
    #[DataProvider('sites')]
    public function a_tables_columns_are_those_of_its_own_database(array $settings, array $other): void
    {
        $this->use('tenant', $settings);
        $this->fill(30);
        $this->assertSame(30, $this->total());
        DB::purge('tenant');
        config($other);
        $this->use('tenant', ($other['connection'] ?? []) + $settings);
        Schema::dropIfExists('houses');
        $this->fill(3, 'string');
        $this->app->forgetScopedInstances();
        $this->assertThrows(fn () => $this->total(), BadListingConfig::class, 'a column of numbers');
    }

    public static function sites(): array
    {
        $file = tempnam(sys_get_temp_dir(), 'imo');

        return [
            'another database' => [[], ['connection' => ['database' => $file]]],
            'another prefix' => [[], ['connection' => ['prefix' => 'outra_']]],
            'another host' => [['host' => 'one.example'], ['connection' => ['host' => 'other.example']]],
            'another schema' => [['search_path' => 'one'], ['connection' => ['search_path' => 'other']]],
            'another environment' => [[], ['app.env' => 'staging']],
            'another site' => [[], ['app.url' => 'https://outra.example']],
        ];
    }

    private function use(string $connection, array $settings = []): void
    {
        config(["database.connections.$connection" => $settings + ['driver' => 'sqlite', 'database' => ':memory:', 'prefix' => ''], 'database.default' => $connection]);
    }

    private function fill(int $count, string $priceType = 'integer'): void
    {
        Schema::create('houses', fn ($table) => [$table->id(), $table->$priceType('price')->nullable()]);
        DB::table('houses')->insert(array_fill(0, $count, ['price' => 1]));
    }

    private function total(): int
    {
        return app(ListingSearch::class)->search(['ordem' => 'asc'], 1, 12)->total();
    }
}

/** A listing of a tenant. */
class House extends Model
{
    protected $table = 'houses';
}
