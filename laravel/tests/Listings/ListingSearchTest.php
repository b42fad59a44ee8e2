<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests the package's search on a site that has different names for all columns, and half of them in relations. */
#[Group('database')]
final class ListingSearchTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Schema::create('counties', fn (Blueprint $table) => [$table->id(), $table->string('name')]);
        Schema::create('properties', function (Blueprint $table) {
            $table->id();
            $table->string('title');
            $table->string('code');
            $table->string('deal');
            $table->unsignedBigInteger('county_id');
            $table->string('parish')->nullable();
            $table->decimal('price', 12, 2)->nullable();
            $table->integer('rooms')->nullable();
            $table->unsignedBigInteger('agent');
            $table->boolean('is_published');
            $table->dateTime('listed_at');
        });
        Schema::create(
            'images',
            fn (Blueprint $table) => [$table->id(), $table->unsignedBigInteger('property_id'), $table->string('url')],
        );
        config(['imo-widgets.listings' => [
            'model' => Property::class,
            'scope' => 'published',
            'columns' => [
                'objetivo' => 'deal', 'localizacao' => [
                    'county.name',
                    'parish',
                ], 'preco' => 'price', 'idRef' => 'code', 'criado' => 'listed_at',
                'quartos' => 'rooms', 'comercial' => 'agent',
            ] + ListingColumnsTest::withoutColumns(),
            'values' => ['objetivo' => ['Comprar' => 'sale', 'Arrendar' => 'rent']],
            'with' => ['images', 'county'],
            'card' => [
                'id' => 'id',
                'titulo' => 'title',
                'conselho' => 'county.name',
                'freguesia' => 'parish',
                'fotos' => 'images.*.url',
            ],
        ]]);
        $this->fill();
    }

    protected function tearDown(): void
    {
        foreach (['images', 'properties', 'counties'] as $table) {
            Schema::dropIfExists($table);
        }
        parent::tearDown();
    }

    private function fill(): void
    {
        County::insert([['id' => 1, 'name' => 'Águeda'], ['id' => 2, 'name' => 'Ovar']]);
        $properties = [
            [1, 'Moradia T3', 'A-1', 'sale', 1, null, 300_000, 3, 7, true],
            [2, 'Loja', 'A-2', 'rent', 2, 'Esmoriz', 900, null, 8, true],
            [3, 'Apartamento em Ovar', 'B-1', 'sale', 2, null, null, 6, 7, true],
            [4, 'Vendido', 'B-2', 'sale', 2, null, 100_000, 2, 7, false],
            [5, 'Terreno', 'B-3', 'sale', 2, 'Águeda', 300_000, null, 9, true],
        ];
        foreach ($properties as [$id, $title, $code, $deal, $county, $parish, $price, $rooms, $agent, $isPublished]) {
            Property::insert([
                'id' => $id,
                'title' => $title,
                'code' => $code,
                'deal' => $deal,
                'county_id' => $county,
                'parish' => $parish,
                'price' => $price,
                'rooms' => $rooms,
                'agent' => $agent,
                'is_published' => $isPublished,
                'listed_at' => '2026-01-0'.(6 - $id),
            ]);
        }
        Image::insert([
            ['property_id' => 1, 'url' => '/a.jpg'],
            ['property_id' => 1, 'url' => 'https://fotos.exemplo.pt/b.jpg'],
        ]);
    }

    #[DataProvider('searches')]
    public function test_finds_the_matching_listings_in_the_requested_order(array $criteria, array $found): void
    {
        $this->assertSame($found, array_column($this->search($criteria)->items(), 'id'));
    }

    public static function searches(): array
    {
        return [
            'nothing asked: the newest first, and nothing unpublished' => [[], [1, 2, 3, 5]],
            'words that the table has others for' => [['objetivo' => ['Comprar']], [1, 3, 5]],
            'two values widen' => [['objetivo' => ['Comprar', 'Arrendar'], 'comercial' => [8, '9']], [2, 5]],
            'a place in a relation or in a column' => [['localizacao' => ['Águeda']], [1, 5]],
            'two places' => [['localizacao' => ['Águeda', 'Esmoriz']], [1, 2, 5]],
            'exact rooms, and five or more' => [['quartos' => ['3', '+5']], [1, 3]],
            'a filter that the table has no column for finds all' => [
                ['garagem' => ['1'], 'estado' => ['Novo']],
                [1, 2, 3, 5],
            ],
            'prices upwards: the newer id first, none last' => [['ordem' => 'asc'], [2, 5, 1, 3]],
            'prices downwards: none last' => [['ordem' => 'desc'], [5, 1, 2, 3]],
            'a limit leaves out what has no price' => [['minprice' => 0], [1, 2, 5]],
            'between two prices' => [['minprice' => '900', 'maxprice' => 900.0], [2]],
            'a reference in other case' => [['idRef' => 'b-'], [3, 5]],
            'a price beyond all numbers' => [['minprice' => '1e400'], []],
            'a limit beyond all numbers' => [['maxprice' => '1e400'], [1, 2, 5]],
            'ids that no agent has' => [['comercial' => ['7abc', '99999999999999999999', "7\0"]], []],
            'a NUL in a place' => [['localizacao' => ["Ovar\0"]], []],
            'a NUL in a reference' => [['idRef' => "A\0"], []],
            'bytes that are no text' => [['localizacao' => ["\xff"], 'idRef' => "\xff"], []],
        ];
    }

    public function test_sorts_differently_by_each_order_offered_and_refuses_any_other(): void
    {
        $orders = array_column(app(FilterTable::class)->order()['options'], 'value');
        $found = array_map(
            fn (string $order) => array_column($this->search(['ordem' => $order])->items(), 'id'),
            $orders,
        );
        $this->assertSame($found, array_unique($found, SORT_REGULAR));
        $this->expectExceptionMessage('got "barato"');
        $this->search(['ordem' => 'barato']);
    }

    public function test_makes_a_card_from_the_attributes_that_the_config_names(): void
    {
        $cards = collect($this->search([])->items())->keyBy('id');
        $this->assertSame([
            'id' => 1, 'titulo' => 'Moradia T3', 'conselho' => 'Águeda', 'freguesia' => null,
            'fotos' => [
                'capa' => 'http://localhost/a.jpg',
                'fotos' => ['https://fotos.exemplo.pt/b.jpg'],
            ], 'link' => 'moradia-t3_1', 'identidade' => 'A-1',
        ], $cards[1]);
        $this->assertSame(['capa' => null, 'fotos' => []], $cards[2]['fotos']);
    }

    public function test_counts_listings_and_pages_and_returns_an_empty_page_beyond_the_last(): void
    {
        $pages = array_map(fn (int $page) => $this->search([], $page, 3), [1, 2, 9]);
        $this->assertSame(
            [[1, 2, 3], [5], []],
            array_map(fn (LengthAwarePaginator $page) => array_column($page->items(), 'id'), $pages),
        );
        foreach ([1, 2, 9] as $index => $number) {
            $this->assertSame(
                [4, 2, $number],
                [$pages[$index]->total(), $pages[$index]->lastPage(), $pages[$index]->currentPage()],
            );
        }
    }

    #[DataProvider('orders')]
    public function test_returns_the_same_pages_as_a_whole_list(array $criteria, string $fitting, string $order): void
    {
        $this->fillWith(2500);
        $whole = Property::published()->whereRaw($fitting)->orderByRaw($order)->orderByDesc('id')->pluck('id');
        foreach ([1, 2, 10, 30, 31, 40, 49, 50, 51, 60] as $page) {
            $found = $this->search($criteria, $page, 50);
            $this->assertSame(
                $whole->forPage($page, 50)->values()->all(),
                array_column($found->items(), 'id'),
                "page $page",
            );
            $this->assertSame(
                [$whole->count(), (int) ceil($whole->count() / 50)],
                [$found->total(), $found->lastPage()],
            );
        }
        $last = (int) ceil($whole->count() / 24);
        $this->assertSame(
            $whole->forPage($last, 24)->values()->all(),
            array_column($this->search($criteria, $last, 24)->items(), 'id'),
        );
    }

    public static function orders(): array
    {
        return [
            'the newest' => [[], '1 = 1', 'listed_at desc'],
            'prices upwards' => [['ordem' => 'asc'], '1 = 1', 'coalesce(price, 0) = 0, price'],
            'prices downwards' => [['ordem' => 'desc'], '1 = 1', 'coalesce(price, 0) = 0, price desc'],
            'the newest of a place that some have as town and parish' => [
                ['localizacao' => ['Ovar']],
                $inOvar = "(county_id = 2 or parish = 'Ovar')",
                'listed_at desc',
            ],
            'prices upwards there' => [
                ['localizacao' => ['Ovar'], 'ordem' => 'asc'],
                $inOvar,
                'coalesce(price, 0) = 0, price',
            ],
        ];
    }

    /** Tests docs/product/numbers.md#shown-prices. */
    #[TestWith([1])]
    #[TestWith([100])]
    public function test_treats_a_price_shown_as_sob_consulta_as_no_price(int $units): void
    {
        config(['imo-widgets.listings.price_in_cents' => $units === 100]);
        Property::query()->update(['price' => null]);
        foreach ([1 => 0, 2 => 0.49, 3 => 0.5, 5 => 900] as $id => $price) {
            Property::whereKey($id)->update(['price' => $price * $units]);
        }
        $ids = fn (array $asked) => array_column($this->search($asked)->items(), 'id');
        foreach (['asc' => [3, 5], 'desc' => [5, 3]] as $order => $priced) {
            $this->assertSame($priced, array_slice($ids(['ordem' => $order]), 0, 2), $order);
            $this->assertEqualsCanonicalizing([1, 2], array_slice($ids(['ordem' => $order]), 2), $order);
            $this->assertSame($priced, $ids(['ordem' => $order, 'maxprice' => 1000]), "$order, up to 1000");
            $this->assertSame($priced, $ids(['ordem' => $order, 'minprice' => 0]), "$order, from 0");
        }
        $this->assertSame(4, $this->search([])->total());
    }

    /**
     * Adds more listings than fit on one page, some without a price, many from the same day, in two towns and a parish.
     */
    private function fillWith(int $count): void
    {
        foreach (array_chunk(range(6, $count + 4), 1000) as $ids) {
            Property::insert(array_map(fn (int $id) => [
                'id' => $id,
                'title' => 'T2',
                'code' => "C-$id",
                'deal' => 'sale',
                'county_id' => 1 + $id % 2,
                'parish' => $id % 3 === 0 ? 'Ovar' : null,
                'price' => $id % 5 === 0 ? null : ($id * 7919) % 90 * 1000,
                'agent' => 7, 'is_published' => true, 'listed_at' => '2025-01-'.str_pad(
                    (string) ($id % 28 + 1),
                    2,
                    '0',
                    STR_PAD_LEFT,
                ),
            ], $ids));
        }
    }

    public function test_lets_a_site_extend_what_the_search_finds_and_shows(): void
    {
        config(['imo-widgets.listings.search' => ExpensiveSearch::class]);
        $all = Property::where('is_published', true)->where('price', '>', 1000)->pluck('id');
        $found = $this->search([]);
        $this->assertGreaterThan(0, $found->total());
        $this->assertEqualsCanonicalizing($all->all(), array_column($found->items(), 'id'));
        $title = Property::findOrFail($all[0])->title;
        $this->assertContains(
            $all[0],
            array_column($this->search(['idRef' => $title])->items(), 'id'),
            'a title instead of a reference',
        );
        $this->assertSame(
            ['Nova: '],
            array_values(array_unique(array_map(fn (array $card) => substr($card['titulo'], 0, 6), $found->items()))),
        );
    }

    public function test_lets_a_site_answer_with_its_own_class(): void
    {
        config(['imo-widgets.listings.search' => NobodysSearch::class]);
        $this->assertSame(0, $this->search([])->total());
    }

    public function test_reports_a_filter_without_a_column(): void
    {
        $said = [];
        Log::listen(function ($line) use (&$said) {
            $said[] = "$line->level: $line->message";
        });
        config(['app.debug' => false]);
        $this->assertSame(4, $this->search(['garagem' => ['1']])->total());
        $this->assertSame([
            "warning: imo-widgets: config('imo-widgets.listings.columns.garagem') is null: a search by it finds all "
                .'listings.',
        ], $said);
        config(['imo-widgets.listings.search' => BareSearch::class]);
        $this->assertThrows(
            fn () => $this->search(['garagem' => ['1']]),
            InvalidArgumentException::class,
            "config('imo-widgets.listings.columns') expected a column for garagem, or null",
        );
    }

    private function search(array $criteria, int $page = 1, int $perPage = 12): LengthAwarePaginator
    {
        return app(ListingSearch::class)->search($criteria, $page, $perPage);
    }
}

/** A listing of another site. */
class Property extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    public function scopePublished(Builder $query): void
    {
        $query->where('is_published', true);
    }

    public function county(): BelongsTo
    {
        return $this->belongsTo(County::class);
    }

    public function images(): HasMany
    {
        return $this->hasMany(Image::class)->orderBy('id');
    }
}

class County extends Model
{
    public $timestamps = false;
}

class Image extends Model
{
}

/** A site's own search that extends the package's. */
class ExpensiveSearch extends EloquentListingSearch
{
    public function query(): Builder
    {
        return parent::query()->where('price', '>', 1000);
    }

    public function columns(): array
    {
        return ['idRef' => 'title'] + parent::columns();
    }

    public function card(Model $listing): array
    {
        $card = parent::card($listing);

        return [...$card, 'titulo' => "Nova: {$card['titulo']}"];
    }
}

/** A search without columns, except for those of its order. */
final class BareSearch extends EloquentListingSearch
{
    public function columns(): array
    {
        return ['criado' => 'listed_at'];
    }
}

/** A search that finds nothing. */
final class NobodysSearch implements ListingSearch
{
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        return new Page([], 0, $perPage, $page);
    }
}
