<?php

namespace ImoWidgets\Tests\Listings;

use Database\Seeders\ManyListings;
use Exception;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Process;
use ImoWidgets\Listings\BadListingConfig;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\Listings\ScoutListingSearch;
use ImoWidgets\Tests\TestCase;
use Laravel\Scout\Builder;
use Laravel\Scout\EngineManager;
use Laravel\Scout\Engines\CollectionEngine;
use Laravel\Scout\ScoutServiceProvider;
use Laravel\Scout\Searchable;
use PHPUnit\Framework\Attributes\Test;

/** References found by Laravel Scout: the answers are those of the table alone, whatever the engine makes of them. */
final class ScoutListingSearchTest extends TestCase
{
    use RefreshDatabase;

    /** What a visitor may type as a reference, over `CommonSearches`. */
    private const TYPED = ['00123', 'ovr-', 'R-0004', '7', '%', '_', '1%', '\\', 'moradia', ' ', "0\0", "\xff", 'não há'];

    private ScriptedEngine $engine;

    protected function setUp(): void
    {
        parent::setUp();
        $this->app->register(ScoutServiceProvider::class);
        $this->engine = new ScriptedEngine;
        app(EngineManager::class)->extend('scripted', fn () => $this->engine);
        config([
            'scout.driver' => 'scripted',
            'imo-widgets.listings' => [
                'search' => ScoutListingSearch::class,
                'model' => ScoutListing::class,
                'card' => ['id' => 'id', 'titulo' => 'titulo', 'preco' => 'preco'],
            ] + config('imo-widgets.listings'),
        ]);
        app(ManyListings::class)->insert(400);
    }

    #[Test]
    public function the_same_listings_come_in_the_same_order_as_out_of_the_table_alone(): void
    {
        $searches = [...array_values(CommonSearches::all()), ...$this->typed()];
        $found = 0;
        foreach (['database', 'collection'] as $driver) {
            config(['scout.driver' => $driver]);
            foreach ($searches as $criteria) {
                $expected = $this->pages(app(EloquentListingSearch::class), $criteria);
                $this->assertSame($expected, $this->pages(app(ListingSearch::class), $criteria), $driver.' '.json_encode($criteria, JSON_INVALID_UTF8_SUBSTITUTE));
                $found += $expected['total'] > 12 ? 1 : 0;
            }
        }
        $this->assertGreaterThan(10, $found, 'searches of more than a page');
    }

    /** @return list<array<string, mixed>> each text alone, and within other filters and orders */
    private function typed(): array
    {
        $others = [[], ['objetivo' => ['Comprar'], 'ordem' => 'asc'], ['localizacao' => ['Aveiro', 'Lisboa', 'Porto'], 'minprice' => 1, 'ordem' => 'desc']];

        return array_merge(...array_map(fn (string $typed) => array_map(fn (array $other) => ['idRef' => $typed] + $other, $others), self::TYPED));
    }

    /** @return array<string, mixed> the cards of the first page, the second and the last */
    private function pages(ListingSearch $search, array $criteria): array
    {
        $first = $search->search($criteria, 1, 12);
        $cards = array_map(fn (int $page) => $search->search($criteria, $page, 12)->items(), [2, $first->lastPage()]);

        return ['total' => $first->total(), 'last' => $first->lastPage(), 'cards' => [$first->items(), ...$cards]];
    }

    #[Test]
    public function the_engine_says_among_which_references_and_the_table_what_fits(): void
    {
        $ids = ScoutListing::orderByDesc('id')->limit(5)->pluck('id')->all();
        $reference = ScoutListing::find($ids[0])->id_ref;
        $this->engine->answer = $ids;
        $this->assertSame([$ids[0]], $this->ids(['idRef' => $reference]), 'what an engine finds by a mistyped letter does not fit');
        $this->engine->answer = array_map(strval(...), $ids);
        $this->assertSame([$ids[0]], $this->ids(['idRef' => $reference]), 'some engines know keys as texts');
        $this->engine->answer = [$ids[1], 999_999];
        $this->assertSame([], $this->ids(['idRef' => $reference]), 'and what it does not know yet is not found');
        $this->assertSame([[$reference, 1000], [$reference, 1000], [$reference, 1000]], $this->engine->asked);

        foreach ([null, '', ' ', '-1', 'A -1', '"A', 'A%', 'A\\1', "A\0", "A\n", "A\xff", str_repeat('A', 101)] as $typed) {
            $this->ids(['idRef' => $typed]);
        }
        config(['imo-widgets.listings.columns.idRef' => null]);
        $this->assertSame(400, $this->search(['idRef' => $reference])->total(), 'a table without references');
        $this->assertCount(3, $this->engine->asked, 'it is asked for references alone, and for no text that it could read another way');
    }

    #[Test]
    public function where_the_engine_may_have_kept_some_back_the_table_is_asked(): void
    {
        $this->app->bind(ScoutListingSearch::class, fn ($app) => new ScoutListingSearch($app->make(ListingTable::class), $app->make(EloquentListingSearch::class), most: 2));
        $all = app(EloquentListingSearch::class)->search(['idRef' => '001'], 1, 12)->total();
        $this->assertGreaterThan(2, $all);
        $this->engine->answer = ScoutListing::limit(2)->pluck('id')->all();
        $this->assertSame($all, $this->search(['idRef' => '001'])->total());
        $this->engine->answer = ScoutListing::whereLike('id_ref', '%001%')->limit(1)->pluck('id')->all();
        $this->assertSame(1, $this->search(['idRef' => '001'])->total());
    }

    #[Test]
    public function an_engine_that_is_down_costs_a_line_in_the_log_and_no_visitor_an_answer(): void
    {
        $this->engine->problem = new Exception('Nobody answers for "00123".');
        // In debug the log also says what the adverts lack.
        config(['app.debug' => false]);
        $logged = [];
        Log::listen(function (object $entry) use (&$logged) {
            $logged[] = "$entry->level: $entry->message";
        });
        $this->assertSame($this->ids(['idRef' => '00123']), array_column(app(EloquentListingSearch::class)->search(['idRef' => '00123'], 1, 12)->items(), 'id'));
        $this->assertSame(['error: imo-widgets: Scout did not answer (Exception); the reference was looked for in the table.'], $logged);
    }

    #[Test]
    public function a_developers_mistake_is_named_by_its_key(): void
    {
        config(['imo-widgets.listings.model' => Property::class]);
        $this->assertThrows(fn () => $this->search([]), BadListingConfig::class, "config('imo-widgets.listings.model') expected one that uses Laravel\\Scout\\Searchable");
        config(['imo-widgets.listings.model' => ScoutListing::class, 'scout.driver' => 'meilisearch']);
        $this->assertThrows(fn () => $this->search(['idRef' => '1']), Exception::class, 'Please install');
        $withoutScout = Process::run([PHP_BINARY, __DIR__.'/without-scout.php']);
        $this->assertSame(
            "config('imo-widgets.listings.search') expected laravel/scout beside it (composer require laravel/scout), got \"".ScoutListingSearch::class."\"; no listing can be searched.\n",
            $withoutScout->output().$withoutScout->errorOutput(),
        );
    }

    /** @return list<int> */
    private function ids(array $criteria): array
    {
        return array_column($this->search($criteria)->items(), 'id');
    }

    private function search(array $criteria): LengthAwarePaginator
    {
        return app(ListingSearch::class)->search($criteria, 1, 12);
    }
}

/** A listing of the sample site that Scout knows. */
final class ScoutListing extends Model
{
    use Searchable;

    protected $table = 'imoveis';

    public $timestamps = false;

    public function toSearchableArray(): array
    {
        return ['id' => $this->id, 'id_ref' => $this->id_ref, 'titulo' => $this->titulo];
    }
}

/** An engine that answers what it is told to, and remembers what it was asked. */
final class ScriptedEngine extends CollectionEngine
{
    /** @var list<int|string> keys */
    public array $answer = [];

    public ?Exception $problem = null;

    /** @var list<array{string, int}> texts, and how many were wanted */
    public array $asked = [];

    public function keys(Builder $builder): Collection
    {
        $this->asked[] = [$builder->query, $builder->limit];
        if ($this->problem !== null) {
            throw $this->problem;
        }

        return new Collection($this->answer);
    }
}
