<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Cache\Events\KeyWritten;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\ListingCache;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Listings\ListingWatch;
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
        ListingWatch::of(House::class);
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
        Schema::create('houses', fn ($table) => [$table->id(), $table->string('title')->default(''), $table->string('id_ref')->default('')]);
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
        House::on('b')->firstOrFail()->update(['id_ref' => 'Nova']);
        $this->use('b');
        $this->assertSame(4, $this->total(), 'by the connection of the listing that was saved');
    }

    #[Test]
    public function listings_that_are_saved_in_one_transaction_are_forgotten_once(): void
    {
        $this->assertWrites(1, fn () => DB::transaction(fn () => House::all()->each->update(['id_ref' => 'Nova'])));
        $this->assertWrites(1, fn () => DB::transaction(fn () => House::all()->each(fn (House $house) => DB::transaction(fn () => $house->update(['id_ref' => 'Mais nova'])))));
        $this->assertWrites(2, fn () => House::limit(2)->get()->each->update(['id_ref' => 'A mais nova']));
        $this->assertWrites(0, fn () => rescue(fn () => DB::transaction(fn () => [House::firstOrFail()->update(['id_ref' => 'Nunca']), throw new \RuntimeException]), report: false));
        $this->assertWrites(1, fn () => House::firstOrFail()->update(['id_ref' => 'Depois']));
        $this->assertWrites(1, fn () => DB::transaction(function () {
            rescue(fn () => DB::transaction(fn () => [House::firstOrFail()->update(['id_ref' => 'Nunca']), throw new \RuntimeException]), report: false);
            House::firstOrFail()->update(['id_ref' => 'Por fim']);
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
    public function only_a_change_of_what_is_searched_ends_what_is_kept(): void
    {
        Schema::create('cities', fn ($table) => [$table->id(), $table->string('name')]);
        Schema::table('houses', fn ($table) => [$table->integer('views')->default(0), $table->integer('price')->default(0), $table->foreignId('city_id')->nullable(), $table->boolean('is_published')->default(true)]);
        config(['imo-widgets.listings.columns' => ['preco' => 'price', 'localizacao' => ['city.name'], 'criado' => null], 'imo-widgets.listings.scope' => 'published']);
        $house = House::firstOrFail();
        $this->assertWrites(0, fn () => $house->update(['views' => 1]));
        $this->assertWrites(0, fn () => $house->increment('views'));
        $this->assertWrites(0, fn () => $house->save());
        foreach ([fn () => $house->update(['price' => 1]), fn () => $house->increment('price'), fn () => $house->update(['city_id' => 7]), fn () => $house->update(['is_published' => false]), fn () => $house->delete(), fn () => House::create()] as $change) {
            $this->assertWrites(1, $change);
        }
        Schema::create('sheds', fn ($table) => [$table->id(), $table->string('title')]);
        $this->assertWrites(0, fn () => Shed::create(['title' => 'Anexo']));
    }
}

/** A listing of a tenant. */
final class House extends \Illuminate\Database\Eloquent\Model
{
    protected $table = 'houses';

    public $timestamps = false;

    protected $guarded = [];

    public function city(): \Illuminate\Database\Eloquent\Relations\BelongsTo
    {
        return $this->belongsTo(City::class);
    }

    public function scopePublished(\Illuminate\Database\Eloquent\Builder $houses): void
    {
        $houses->where('is_published', true);
    }
}

/** Where a listing is. */
final class City extends \Illuminate\Database\Eloquent\Model
{
}

/** No listing. */
final class Shed extends \Illuminate\Database\Eloquent\Model
{
    public $timestamps = false;

    protected $guarded = [];
}
