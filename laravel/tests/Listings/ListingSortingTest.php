<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\Relations\HasOne;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\ListingRows;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/** A site whose prices and days stand in relations, and whose scopes sort and join: few listings, and more than are sorted whole. */
#[Group('database')]
final class ListingSortingTest extends TestCase
{
    private const COUNT = 60;

    protected function setUp(): void
    {
        parent::setUp();
        Schema::create('villas', function (Blueprint $table) {
            $table->id();
            $table->unsignedBigInteger('owner_id');
            $table->unsignedBigInteger('next_id')->nullable();
            $table->string('state');
            $table->integer('price')->nullable();
        });
        Schema::create('owners', fn (Blueprint $table) => [$table->id(), $table->string('state'), $table->integer('rank')->nullable()]);
        Schema::create('offers', fn (Blueprint $table) => [$table->id(), $table->unsignedBigInteger('villa_id'), $table->integer('price')->nullable(), $table->string('state')]);
        foreach (range(1, self::COUNT) as $id) {
            Villa::insert(['id' => $id, 'owner_id' => $id % 7 + 1, 'next_id' => $id % 10 === 0 ? null : $id % 13 + 1, 'state' => $id % 2 ? 'new' : 'used', 'price' => $this->price($id)]);
            Offer::insert([
                ['villa_id' => $id, 'price' => $this->price($id), 'state' => 'open'],
                ['villa_id' => $id, 'price' => null, 'state' => 'open'],
                ['villa_id' => $id, 'price' => $this->price($id) === null ? null : $this->price($id) + 1, 'state' => 'open'],
                ['villa_id' => $id, 'price' => 1, 'state' => 'shut'],
            ]);
        }
        foreach (range(1, 7) as $id) {
            Owner::insert(['id' => $id, 'state' => 'used', 'rank' => $id === 4 ? null : $id * 5 % 7]);
        }
        config(['imo-widgets.listings' => [
            'model' => Villa::class,
            'columns' => [
                'objetivo' => null, 'tipologia' => null, 'localizacao' => null, 'estado' => 'state', 'quartos' => null, 'wcs' => null, 'garagem' => null,
                'preco' => 'price', 'comercial' => null, 'idRef' => null, 'criado' => null,
            ],
            'values' => ['estado' => ['Novo' => 'new', 'Usado' => 'used']],
            'card' => ['id' => 'id'],
        ]]);
    }

    protected function tearDown(): void
    {
        array_map(Schema::dropIfExists(...), ['offers', 'owners', 'villas']);
        parent::tearDown();
    }

    private function price(int $id): ?int
    {
        return $id % 5 === 0 ? null : $id * 17 % 41;
    }

    /** @param  callable(Villa): (int|null)  $value  what a listing is sorted by */
    #[Test]
    #[DataProvider('columns')]
    public function a_column_of_a_relation_sorts_as_one_of_the_table_does(string $filter, string $column, callable $value): void
    {
        config(["imo-widgets.listings.columns.$filter" => $column]);
        $this->assertSorted($filter === 'criado' ? ['rec' => -1] : ['asc' => 1, 'desc' => -1], $value, isLimited: $filter === 'preco');
    }

    public static function columns(): array
    {
        return [
            'the newest, without a day last' => ['criado', 'price', fn (Villa $villa) => $villa->price ?? -1],
            'the newest, of what it belongs to' => ['criado', 'owner.rank', fn (Villa $villa) => $villa->owner->rank ?? -1],
            'prices, of what it belongs to' => ['preco', 'owner.rank', fn (Villa $villa) => $villa->owner->rank],
            'prices, of one that has conditions of its own' => ['preco', 'offer.price', fn (Villa $villa) => $villa->price],
            'prices, of a relation of a relation' => ['preco', 'next.owner.rank', fn (Villa $villa) => $villa->next?->owner->rank],
            'prices, of another row of the same table' => ['preco', 'next.price', fn (Villa $villa) => $villa->next?->price],
        ];
    }

    #[Test]
    public function of_several_in_a_relation_the_first_in_the_order_counts(): void
    {
        config(['imo-widgets.listings.columns.preco' => 'offers.price']);
        $this->assertSorted(['asc' => 1], fn (Villa $villa) => $villa->offers->min('price'), isLimited: false);
        $this->assertSorted(['desc' => -1], fn (Villa $villa) => $villa->offers->max('price'), isLimited: false);
    }

    #[Test]
    #[DataProvider('scopes')]
    public function a_scope_may_sort_and_join(string $scope): void
    {
        config(['imo-widgets.listings.scope' => $scope]);
        $this->assertSorted(['asc' => 1, 'desc' => -1], fn (Villa $villa) => $villa->price);
        foreach ([0, 10_000] as $few) {
            $this->sortAtMost($few);
            $this->assertSame([59, 57, 55], array_slice($this->ids(['estado' => ['Novo']], 1, 12), 0, 3), "$scope, $few");
            $this->assertSame([60, 58], array_slice($this->ids(['estado' => ['Usado']], 1, 12), 0, 2), "$scope, $few");
        }
    }

    public static function scopes(): array
    {
        return [['latestFirst'], ['withOwner'], ['withOwnerByRank']];
    }

    #[Test]
    public function a_model_with_an_order_of_its_own_is_sorted_as_visitors_ask(): void
    {
        config(['imo-widgets.listings.model' => SortedVilla::class]);
        $this->assertSorted(['asc' => 1, 'desc' => -1], fn (Villa $villa) => $villa->price);
    }

    /**
     * @param  array<string, int>  $orders  1 for upwards, -1 for downwards, by the order's name
     * @param  callable(Villa): (int|null)  $value
     */
    private function assertSorted(array $orders, callable $value, bool $isLimited = true): void
    {
        $all = Villa::all()->map(fn (Villa $villa) => [$villa->id, $value($villa)]);
        foreach ($orders as $order => $direction) {
            $expected = $all->sort(fn (array $one, array $other) => [$one[1] === null, $direction * $one[1], -$one[0]] <=> [$other[1] === null, $direction * $other[1], -$other[0]]);
            foreach ([0, 10_000] as $few) {
                $this->sortAtMost($few);
                $pages = array_merge(...array_map(fn (int $page) => $this->ids(['ordem' => $order], $page, 7), range(1, 9)));
                $this->assertSame($expected->pluck(0)->all(), $pages, "$order, $few");
                if ($isLimited) {
                    $fitting = $expected->filter(fn (array $one) => $one[1] !== null && $one[1] >= 5 && $one[1] <= 30)->pluck(0)->all();
                    $this->assertSame($fitting, $this->ids(['ordem' => $order, 'minprice' => 4.5, 'maxprice' => 30], 1, 100), "$order, $few, between two prices");
                }
            }
        }
    }

    private function sortAtMost(int $few): void
    {
        $this->app->bind(ListingRows::class, fn ($app) => new ListingRows($app->make(ListingTable::class), $few));
    }

    /** @return list<int> */
    private function ids(array $criteria, int $page, int $perPage): array
    {
        return array_column(app(ListingSearch::class)->search($criteria, $page, $perPage)->items(), 'id');
    }
}

/** A listing whose price and day may stand elsewhere. */
class Villa extends Model
{
    protected $table = 'villas';

    public $timestamps = false;

    public function owner(): BelongsTo
    {
        return $this->belongsTo(Owner::class);
    }

    public function next(): BelongsTo
    {
        return $this->belongsTo(self::class);
    }

    public function offer(): HasOne
    {
        return $this->hasOne(Offer::class, 'villa_id')->ofMany(['price' => 'min'], fn (Builder $query) => $query->where('state', 'open'));
    }

    public function offers(): HasMany
    {
        return $this->hasMany(Offer::class, 'villa_id')->where('state', 'open')->orderByDesc('id');
    }

    public function scopeLatestFirst(Builder $query): void
    {
        $query->latest('id')->orderBy('state');
    }

    public function scopeWithOwner(Builder $query): void
    {
        $query->join('owners', 'owners.id', '=', 'villas.owner_id');
    }

    public function scopeWithOwnerByRank(Builder $query): void
    {
        $this->scopeWithOwner($query);
        $query->orderBy('rank')->select('villas.*', 'owners.rank');
    }
}

final class SortedVilla extends Villa
{
    protected static function booted(): void
    {
        self::addGlobalScope('latest', fn (Builder $query) => $query->orderBy('villas.id'));
    }
}

class Owner extends Model
{
}

class Offer extends Model
{
}
