<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Console\CacheCommandMutex;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Alerts\Jobs\AskToConfirmAlert;
use ImoWidgets\Alerts\Jobs\SendAlertMailing;
use ImoWidgets\Alerts\RunAlertsCommand;
use ImoWidgets\Leads\Jobs\SendLeadMails;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;

/** Tests that tenants in one process share no knowledge of each other's databases. */
final class TenantsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        config([
            'imo-widgets.listings' => [
                'model' => House::class,
                'columns' => ['preco' => 'price', 'criado' => null],
                'card' => ['id' => 'id'],
            ],
        ]);
    }

    public function test_shows_a_tenant_nothing_that_was_found_for_another(): void
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

    public function test_keeps_the_locks_of_tenants_with_the_same_cache_apart(): void
    {
        $locked = fn () => [
            (new SendLeadMails(7))->middleware()[0]->key, (new AskToConfirmAlert(7))->middleware()[0]->key,
            (new SendAlertMailing(7))->middleware()[0]->key,
        ];
        $this->use('a');
        $this->assertTrue(app(CacheCommandMutex::class)->create(app(RunAlertsCommand::class)));
        $ofFirst = $locked();
        $this->assertSame($ofFirst, $locked());
        $this->use('b');
        $this->assertTrue(app(CacheCommandMutex::class)->create(app(RunAlertsCommand::class)));
        $this->assertSame([], array_intersect($ofFirst, $locked()));
    }

    private function use(string $connection): void
    {
        config([
            "database.connections.$connection" => ['driver' => 'sqlite', 'database' => ':memory:', 'prefix' => ''],
            'database.default' => $connection,
        ]);
    }

    private function fill(int $count): void
    {
        Schema::create('houses', fn ($table) => [$table->id(), $table->integer('price')->nullable()]);
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
