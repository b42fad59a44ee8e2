<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests sorting when some listings lack a price or date, and when a site's scopes sort and join. */
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
            $table->string('state');
            $table->integer('price')->nullable();
        });
        Schema::create(
            'owners',
            fn (Blueprint $table) => [$table->id(), $table->string('state'), $table->integer('rank')->nullable()],
        );
        foreach (range(1, self::COUNT) as $id) {
            Villa::insert([
                'id' => $id,
                'owner_id' => $id % 7 + 1,
                'state' => $id % 2 ? 'new' : 'used',
                'price' => $this->price($id),
            ]);
        }
        foreach (range(1, 7) as $id) {
            Owner::insert(['id' => $id, 'state' => 'used', 'rank' => $id === 4 ? null : 1 + $id * 5 % 7]);
        }
        config(['imo-widgets.listings' => [
            'model' => Villa::class,
            'columns' => ['estado' => 'state', 'preco' => 'price'] + ListingColumnsTest::withoutColumns(),
            'values' => ['estado' => ['Novo' => 'new', 'Usado' => 'used']],
            'card' => ['id' => 'id'],
        ]]);
    }

    protected function tearDown(): void
    {
        array_map(Schema::dropIfExists(...), ['owners', 'villas']);
        parent::tearDown();
    }

    private function price(int $id): ?int
    {
        return $id % 5 === 0 ? null : 1 + $id * 17 % 41;
    }

    public function test_sorts_the_newest_first_and_listings_without_a_date_last(): void
    {
        config(['imo-widgets.listings.columns.criado' => 'price']);
        $this->assertSorted(['rec' => -1], fn (Villa $villa) => $villa->price ?? -1, isLimited: false);
    }

    public function test_sorts_by_a_column_of_a_table_that_the_scope_joins(): void
    {
        config(['imo-widgets.listings.scope' => 'withOwner', 'imo-widgets.listings.columns.preco' => 'owners.rank']);
        $this->assertSorted(['asc' => 1, 'desc' => -1], fn (Villa $villa) => $villa->owner->rank);
    }

    #[TestWith(['latestFirst'])]
    #[TestWith(['withOwner'])]
    #[TestWith(['withOwnerByRank'])]
    public function test_lets_a_scope_sort_and_join(string $scope): void
    {
        config(['imo-widgets.listings.scope' => $scope]);
        $this->assertSorted(['asc' => 1, 'desc' => -1], fn (Villa $villa) => $villa->price);
        $this->assertSame([59, 57, 55], array_slice($this->ids(['estado' => ['Novo']], 1, 12), 0, 3));
        $this->assertSame([60, 58], array_slice($this->ids(['estado' => ['Usado']], 1, 12), 0, 2));
    }

    public function test_sorts_a_model_with_its_own_order_as_visitors_ask(): void
    {
        config(['imo-widgets.listings.model' => SortedVilla::class]);
        $this->assertSorted(['asc' => 1, 'desc' => -1], fn (Villa $villa) => $villa->price);
    }

    /**
     * @param  array<string, int>  $orders  1 for ascending, -1 for descending, by the order's name
     * @param  callable(Villa): (int|null)  $value
     */
    private function assertSorted(array $orders, callable $value, bool $isLimited = true): void
    {
        $all = Villa::all()->map(fn (Villa $villa) => [$villa->id, $value($villa)]);
        foreach ($orders as $order => $direction) {
            $expected = $all->sort(
                fn (array $one, array $other) => [$one[1] === null, $direction * $one[1], -$one[0]] <=> [
                    $other[1] === null,
                    $direction * $other[1],
                    -$other[0],
                ],
            );
            $pages = array_merge(
                ...array_map(fn (int $page) => $this->ids(['ordem' => $order], $page, 7), range(1, 9)),
            );
            $this->assertSame($expected->pluck(0)->all(), $pages, $order);
            if ($isLimited) {
                $fitting = $expected
                    ->filter(fn (array $one) => $one[1] !== null && $one[1] >= 5 && $one[1] <= 30)
                    ->pluck(0)
                    ->all();
                $this->assertSame(
                    $fitting,
                    $this->ids(['ordem' => $order, 'minprice' => 4.5, 'maxprice' => 30], 1, 100),
                    "$order, between two prices",
                );
            }
        }
    }

    private function ids(array $criteria, int $page, int $perPage): array
    {
        return array_column(app(ListingSearch::class)->search($criteria, $page, $perPage)->items(), 'id');
    }
}

/** A listing with an owner. */
class Villa extends Model
{
    protected $table = 'villas';

    public $timestamps = false;

    public function owner(): BelongsTo
    {
        return $this->belongsTo(Owner::class);
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
