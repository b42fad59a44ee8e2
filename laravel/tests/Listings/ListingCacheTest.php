<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Cache\Events\KeyWritten;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\ListingCache;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/** What is kept of searches: by each database for itself, and until a listing has changed. */
final class ListingCacheTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.listings' => [
            'model' => House::class, 'cache' => ['slower_than' => 0], 'columns' => ['preco' => null, 'criado' => null], 'card' => ['id' => 'id'],
        ]]);
        foreach (['a' => 30, 'b' => 3] as $tenant => $count) {
            $this->use($tenant);
            $this->fill($count);
        }
    }

    private function use(string $connection, array $settings = []): void
    {
        config(["database.connections.$connection" => $settings + ['driver' => 'sqlite', 'database' => ':memory:', 'prefix' => ''], 'database.default' => $connection]);
    }

    private function fill(int $count): void
    {
        Schema::create('houses', fn ($table) => [$table->id(), $table->string('title')->default('')]);
        House::insert(array_fill(0, $count, ['title' => 'Casa']));
    }

    private function total(): int
    {
        return app(ListingSearch::class)->search([], 1, 12)->total();
    }

    #[Test]
    public function a_tenant_never_sees_what_was_found_for_another(): void
    {
        foreach (['a' => 30, 'b' => 3, 'a ' => 30] as $tenant => $total) {
            $this->use(trim($tenant));
            $this->assertSame($total, $this->total());
            $this->assertCount(min($total, 12), app(ListingSearch::class)->search([], 1, 12)->items());
        }
    }

    /** @param  array<string, mixed>  $other  settings of another site with the same cache */
    #[Test]
    #[DataProvider('sites')]
    public function nor_does_a_site_of_another(array $settings, array $other): void
    {
        $this->use('tenant', $settings);
        $this->fill(30);
        $this->assertSame(30, $this->total());
        DB::purge('tenant');
        config($other);
        $this->use('tenant', ($other['connection'] ?? []) + $settings);
        Schema::dropIfExists('houses');
        $this->fill(3);
        $this->assertSame(3, $this->total());
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

    #[Test]
    public function a_tenant_forgets_what_is_its_own(): void
    {
        $this->use('b');
        $this->assertSame(3, $this->total());
        $this->use('a');
        $this->assertSame(30, $this->total());
        House::on('b')->getQuery()->insert(['title' => 'Outra']);
        House::query()->getQuery()->insert(['title' => 'Outra']);
        app(ListingCache::class)->forget();
        $this->assertSame(31, $this->total());
        $this->use('b');
        $this->assertSame(3, $this->total());
        $this->use('a');
        House::on('b')->firstOrFail()->update(['title' => 'Nova']);
        $this->use('b');
        $this->assertSame(4, $this->total(), 'by the connection of the listing that was saved');
    }

    #[Test]
    public function listings_that_are_saved_in_one_transaction_are_forgotten_once(): void
    {
        $this->assertWrites(1, fn () => DB::transaction(fn () => House::all()->each->update(['title' => 'Nova'])));
        $this->assertWrites(1, fn () => DB::transaction(fn () => House::all()->each(fn (House $house) => DB::transaction(fn () => $house->update(['title' => 'Mais nova'])))));
        $this->assertWrites(2, fn () => House::limit(2)->get()->each->update(['title' => 'A mais nova']));
        $this->assertWrites(0, fn () => rescue(fn () => DB::transaction(fn () => [House::firstOrFail()->update(['title' => 'Nunca']), throw new \RuntimeException]), report: false));
        $this->assertWrites(1, fn () => House::firstOrFail()->update(['title' => 'Depois']));
        $this->assertWrites(1, fn () => DB::transaction(function () {
            rescue(fn () => DB::transaction(fn () => [House::firstOrFail()->update(['title' => 'Nunca']), throw new \RuntimeException]), report: false);
            House::firstOrFail()->update(['title' => 'Por fim']);
        }));
    }

    private function assertWrites(int $expected, callable $change): void
    {
        $written = 0;
        Event::listen(KeyWritten::class, function () use (&$written) {
            $written++;
        });
        $change();
        Event::forget(KeyWritten::class);
        $this->assertSame($expected, $written);
    }

    #[Test]
    public function a_model_that_extends_the_listings_or_that_they_extend_is_watched_too(): void
    {
        foreach ([House::class => BigHouse::class, BigHouse::class => House::class] as $listings => $saved) {
            config(['imo-widgets.listings.model' => $listings]);
            $total = $this->total();
            $saved::query()->toBase()->insert(['title' => 'Por fora']);
            $this->assertSame($total, $this->total());
            $saved::create(['title' => 'Nova']);
            $this->assertSame($total + 2, $this->total(), $saved);
        }
        Schema::create('sheds', fn ($table) => [$table->id(), $table->string('title')]);
        $this->assertWrites(0, fn () => Shed::create(['title' => 'Anexo']));
    }
}

/** A listing of a tenant. */
class House extends \Illuminate\Database\Eloquent\Model
{
    protected $table = 'houses';

    public $timestamps = false;

    protected $guarded = [];
}

final class BigHouse extends House
{
}

/** No listing. */
final class Shed extends \Illuminate\Database\Eloquent\Model
{
    public $timestamps = false;

    protected $guarded = [];
}
