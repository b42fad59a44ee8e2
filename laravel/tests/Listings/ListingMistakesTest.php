<?php

namespace ImoWidgets\Tests\Listings;

use App\Models\Imovel;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Listings\BadListingConfig;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/** What a developer may get wrong in `config('imo-widgets.listings')`: the key and what was expected are named, in the answer and by the check. */
#[Group('database')]
final class ListingMistakesTest extends TestCase
{
    private const CARD = ['id' => 'id', 'titulo' => 'titulo', 'preco' => 'preco'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->migrateWithListings(20);
        config(['imo-widgets.listings.card' => self::CARD]);
    }

    /** @param  list<string>  $named  what the message holds */
    #[Test]
    #[DataProvider('mistakes')]
    public function a_mistake_is_named_in_the_answer_and_by_the_check(string $key, mixed $wrong, array $named): void
    {
        config([rtrim("imo-widgets.listings.$key", '.') => $wrong]);
        $order = $key === 'columns.criado' ? 'rec' : 'asc';
        $message = $this->search($order)->assertServerError()->json('message');
        [$status, $lines] = $this->check();
        foreach ($named as $part) {
            $this->assertStringContainsString($part, $message);
            $this->assertStringContainsString($part, $lines);
        }
        $this->assertSame(1, $status);

        config(['app.debug' => false]);
        $this->assertStringNotContainsString('imo-widgets', (string) $this->search($order)->getContent());
        $this->assertStringContainsString($named[0], end($this->reported)->getMessage());
    }

    public static function mistakes(): array
    {
        $key = fn (string $key) => "config('".rtrim("imo-widgets.listings.$key", '.')."') expected ";

        return [
            'all of it' => ['', null, [$key('').'an array', 'got null']],
            'no columns' => ['columns', null, [$key('columns').'an array', 'got null']],
            'values' => ['values', 'Comprar', [$key('values').'an array', 'got "Comprar"']],
            'a class that is none' => ['model', 'App\Models\Property', [$key('model').'the class of the listings, an Eloquent model that exists', 'got "App\Models\Property"']],
            'a class that does not search' => ['search', self::class, [$key('search').'a class that implements', 'ListingMistakesTest']],
            'no class at all' => ['search', [], [$key('search').'a class that implements', 'got array']],
            'a scope that is none' => ['scope', 'publicado', [$key('scope').'a local scope of App\Models\Imovel', 'got "publicado"']],
            'a relation that is none' => ['with', ['imagens'], [$key('with').'a relation of App\Models\Imovel', 'got "imagens"']],
            'a column that is none' => ['columns.preco', 'prise', [$key('columns.preco').'a column of the table imoveis (', 'id_ref', 'got "prise"']],
            'a column of a relation that is none' => ['columns.criado', 'details.published', [$key('columns.criado').'a relation of App\Models\Imovel', 'got "details"']],
            'a column that is no text' => ['columns.criado', 7, [$key('columns.criado').'the name of a column', 'got int']],
            'prices that are no numbers' => ['columns.preco', 'titulo', [$key('columns.preco').'a column of numbers', 'got "titulo (']],
            'a method of the card that is none' => ['card', 'toCard', [$key('card').'a method of App\Models\Imovel', 'got "toCard"']],
            'an attribute of the card that is none' => ['card.preco', 'prise', [$key('card.preco').'an attribute of App\Models\Imovel', 'got "prise"']],
            'an attribute of the card that is no text' => ['card.preco', 7, [$key('card.preco').'the name of an attribute', 'got int']],
        ];
    }

    #[Test]
    public function the_check_looks_at_what_no_search_has_asked_for(): void
    {
        $this->assertSame([0, 'imo-widgets: all is in place.'], $this->check());
        config(['imo-widgets.listings.columns' => ['garagem' => 'garage', 'localizacao' => ['conselho', 'parish']], 'imo-widgets.listings.colunms' => []]);
        config(['imo-widgets.listings.columns.price' => 'preco', 'imo-widgets.listings.values.objetivo' => ['Compra' => 'Venda'], 'imo-widgets.listings.card.tittle' => 'titulo']);
        [$status, $lines] = $this->check();
        $this->assertSame(1, $status);
        foreach (['columns.garagem', 'columns.localizacao'] as $key) {
            $this->assertStringContainsString("config('imo-widgets.listings.$key') expected a column of the table imoveis", $lines);
        }
        foreach (['' => 'colunms', '.columns' => 'price', '.values.objetivo' => 'Compra', '.card' => 'tittle'] as $key => $unknown) {
            $this->assertMatchesRegularExpression("/config\\('imo-widgets\\.listings$key'\\) expected keys among .*, got \"$unknown\"/", $lines);
        }
        $this->search()->assertOk();
    }

    #[Test]
    public function a_scope_that_asks_for_a_column_that_is_not_there_is_named_by_the_database(): void
    {
        Schema::table('imoveis', fn ($table) => $table->renameColumn('descricao', 'texto'));
        config(['imo-widgets.listings.model' => ScopedListing::class, 'imo-widgets.listings.scope' => 'described']);
        $this->assertStringContainsString('descricao', $this->search()->assertStatus(503)->json('message'));
        $this->assertStringContainsString('descricao', $this->check()[1]);
        config(['app.debug' => false]);
        $this->assertSame('The listings can not be searched now. Try again later.', $this->search()->json('message'));
    }

    #[Test]
    public function a_site_whose_database_is_not_there_yet_is_told_so(): void
    {
        config(['database.connections.none' => ['driver' => 'sqlite', 'database' => '/none.sqlite'], 'imo-widgets.listings.model' => ElsewhereListing::class]);
        $this->assertStringContainsString('no database file of the connection "none"', $this->check()[1]);
    }

    #[Test]
    public function an_attribute_that_the_card_lacks_stops_no_search_in_production(): void
    {
        config(['app.debug' => false, 'imo-widgets.listings.card.preco' => 'prise']);
        $cards = $this->search()->assertOk()->json('data');
        $this->assertSame([12, [null]], [count($cards), array_values(array_unique(array_column($cards, 'preco')))]);
        $this->assertSame([BadListingConfig::class], array_map(get_class(...), $this->reported));
    }

    #[Test]
    public function a_column_that_a_migration_has_brought_is_found_at_once(): void
    {
        $search = fn () => app(ListingSearch::class)->search(['ordem' => 'asc'], 1, 12);
        $search();
        config(['imo-widgets.listings.columns.preco' => 'valor', 'imo-widgets.listings.card.preco' => null]);
        $this->assertThrows($search, BadListingConfig::class, 'got "valor"');
        Schema::table('imoveis', fn ($table) => $table->renameColumn('preco', 'valor'));
        $this->assertSame(12, count($search()->items()));
    }

    #[Test]
    public function the_tables_are_asked_for_their_columns_once(): void
    {
        $asked = 0;
        DB::listen(function ($query) use (&$asked) {
            $asked += str_contains($query->sql, 'imoveis') && preg_match('/information_schema|pg_attribute|pragma_table/', $query->sql);
        });
        foreach ([1, 2, 3] as $page) {
            $this->app->forgetScopedInstances();
            app(ListingSearch::class)->search(['ordem' => 'asc', 'estado' => ['Novo'], 'comercial' => ['7']], $page, 12);
        }
        $this->assertSame(1, $asked);
        Artisan::call('migrate');
        app(ListingSearch::class)->search(['ordem' => 'asc'], 1, 12);
        $this->assertSame(1, $asked, 'nothing was migrated');
    }

    #[Test]
    public function a_site_that_answers_by_code_of_its_own_is_not_asked_for_listings(): void
    {
        config(['imo-widgets.listings' => (require __DIR__.'/../../config/imo-widgets.php')['listings']]);
        config(['imo-widgets.listings.columns.preco' => 'preco']);
        $this->assertSame(0, $this->check()[0], 'what answers the call asks for the search');
        config(['imo-widgets.listings.model' => 'App\Models\Property']);
        $this->assertSame(1, $this->check()[0]);
        config(['imo-widgets.listings.search' => NobodysSearch::class]);
        $this->assertSame(0, $this->check()[0]);
    }

    #[Test]
    public function a_config_that_leaves_out_everything_is_that_of_the_package(): void
    {
        config(['imo-widgets.listings' => []]);
        $this->assertSame([Imovel::class, true], [app(ListingTable::class)->model()::class, app(ListingSearch::class) instanceof EloquentListingSearch]);
    }

    private function search(string $order = 'asc'): TestResponse
    {
        $this->app->forgetScopedInstances();

        return $this->postJson('/api/imoveis', ['ordem' => $order] + CommonSearches::all()['nothing']);
    }

    /** @return array{int, string} */
    private function check(): array
    {
        $this->app->forgetScopedInstances();
        $status = Artisan::call('imo-widgets:check');

        return [$status, trim(preg_replace('/\s+/', ' ', preg_replace('/^\s*(?:ERROR|INFO|WARN)\s/m', '', Artisan::output())))];
    }
}

class ScopedListing extends \Illuminate\Database\Eloquent\Model
{
    protected $table = 'imoveis';

    public function scopeDescribed(\Illuminate\Database\Eloquent\Builder $query): void
    {
        // SQLite takes a quoted name that it does not know for a text.
        $query->whereRaw('descricao is not null');
    }
}

class ElsewhereListing extends \Illuminate\Database\Eloquent\Model
{
    protected $connection = 'none';

    protected $table = 'imoveis';
}
