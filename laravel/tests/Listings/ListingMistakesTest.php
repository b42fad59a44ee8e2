<?php

namespace ImoWidgets\Tests\Listings;

use App\Models\Imovel;
use Illuminate\Database\Eloquent\MissingAttributeException;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests that the answer and the check report a developer's mistakes in `config('imo-widgets.listings')`. */
#[Group('database')]
final class ListingMistakesTest extends TestCase
{
    private const CARD = [
        'id' => 'id', 'titulo' => 'titulo', 'preco' => 'preco', 'latitude' => 'latitude', 'longitude' => 'longitude',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $this->migrateWithListings(20);
        config(['imo-widgets.listings.card' => self::CARD]);
    }

    /** @param  string  $named  a text that the message must contain */
    #[DataProvider('mistakes')]
    public function test_names_a_mistake_in_the_answer_and_in_the_check(string $key, mixed $wrong, string $named): void
    {
        config(["imo-widgets.listings.$key" => $wrong]);
        $order = $key === 'columns.criado' ? 'rec' : 'asc';
        $this->assertStringContainsString($named, $this->search($order)->assertServerError()->json('message'));
        [$status, $lines] = $this->check();
        $this->assertStringContainsString($named, $lines);
        $this->assertSame(1, $status);
        config(['app.debug' => false]);
        $this->assertStringNotContainsString($named, (string) $this->search($order)->getContent());
    }

    public static function mistakes(): array
    {
        return [
            'a missing class' => ['model', 'App\Models\Property', 'App\Models\Property'],
            'a class that does not search' => ['search', self::class, 'ListingMistakesTest'],
            'no class at all' => [
                'search',
                [],
                "config('imo-widgets.listings.search') expected a class that implements",
            ],
            'a missing scope' => ['scope', 'publicado', 'scopePublicado'],
            'a missing relation' => ['with', ['imagens'], 'imagens'],
            'a missing column' => ['columns.preco', 'prise', 'prise'],
            'a column of a missing relation' => ['columns.criado', 'details.published', 'details'],
            'a missing method of the card' => ['card', 'toCard', 'toCard'],
            'a missing attribute of the card' => ['card.preco', 'prise', 'prise'],
        ];
    }

    public function test_checks_filters_that_no_search_has_used(): void
    {
        $this->assertInPlace($this->check());
        config([
            'imo-widgets.listings.columns' => [
                'garagem' => 'garage',
                'localizacao' => ['conselho', 'parish'],
                'estado' => null,
            ],
        ]);
        [$status, $lines] = $this->check();
        $this->assertSame(1, $status);
        foreach (['columns.garagem' => 'garage', 'columns.localizacao' => 'parish'] as $key => $column) {
            $this->assertMatchesRegularExpression(
                "/config\\('imo-widgets\\.listings\\.$key'\\): The listings could not be searched: "
                    .".*imoveis\\.$column/",
                $lines,
            );
        }
        $this->assertStringContainsString(
            "config('imo-widgets.listings.columns.estado'): is null; whatever visitors choose there, all listings are "
                .'found.',
            $lines,
        );
        $this->search()->assertOk();
    }

    public function test_reports_no_missing_map_on_a_site_without_one(): void
    {
        config(['imo-widgets.listings.columns.latitude' => null, 'imo-widgets.listings.columns.longitude' => null]);
        $this->assertInPlace($this->check());
    }

    public function test_warns_of_a_missing_coordinate_and_of_one_that_no_card_has(): void
    {
        config(['imo-widgets.listings.columns.longitude' => null]);
        $this->assertStringContainsString(
            "config('imo-widgets.listings.columns.longitude'): is null;",
            $this->check()[1],
        );
        config(['imo-widgets.listings.columns.longitude' => 'longitude', 'imo-widgets.listings.card.latitude' => null]);
        $this->assertStringContainsString(
            "config('imo-widgets.listings.card'): has no latitude or no longitude, though listings.columns has both; "
                .'the map shows no listing.',
            $this->check()[1],
        );
        config(['imo-widgets.listings.columns.latitude' => 'breite']);
        $this->assertStringContainsString('breite', $this->check()[1]);
    }

    public function test_names_a_missing_column_that_a_scope_uses(): void
    {
        Schema::table('imoveis', fn ($table) => $table->renameColumn('descricao', 'texto'));
        config(['imo-widgets.listings.model' => ScopedListing::class, 'imo-widgets.listings.scope' => 'described']);
        $this->assertStringContainsString('descricao', $this->search()->assertStatus(503)->json('message'));
        $this->assertStringContainsString('descricao', $this->check()[1]);
        config(['app.debug' => false]);
        $this->assertSame('The listings can not be searched now. Try again later.', $this->search()->json('message'));
    }

    public function test_names_an_order_by_a_column_that_only_a_filter_can_reach(): void
    {
        config([
            'imo-widgets.listings.model' => ScopedListing::class,
            'imo-widgets.listings.columns.preco' => 'twin.preco',
        ]);
        $this->search()->assertStatus(503);
        $this->assertStringContainsString(
            "config('imo-widgets.listings.columns.preco'): The listings could not be",
            $this->check()[1],
        );
    }

    public function test_reports_a_missing_database(): void
    {
        config([
            'database.connections.none' => ['driver' => 'sqlite', 'database' => '/none.sqlite'],
            'imo-widgets.listings.model' => ElsewhereListing::class,
        ]);
        $this->assertStringContainsString('no database file of the connection "none"', $this->check()[1]);
    }

    public function test_searches_in_production_even_if_the_model_lacks_an_attribute_of_the_card(): void
    {
        config(['app.debug' => false, 'imo-widgets.listings.card.preco' => 'prise']);
        $cards = $this->search()->assertOk()->json('data');
        $this->assertSame([12, [null]], [count($cards), array_values(array_unique(array_column($cards, 'preco')))]);
        $this->assertSame([MissingAttributeException::class], array_map(get_class(...), $this->reported));
    }

    public function test_skips_the_listings_of_a_site_with_its_own_search(): void
    {
        config(['imo-widgets.listings' => (require __DIR__.'/../../config/imo-widgets.php')['listings']]);
        config(['imo-widgets.listings.columns.preco' => 'preco']);
        $this->assertSame(0, $this->check()[0], 'what answers the call is the package\'s own');
        config(['imo-widgets.listings.model' => 'App\Models\Property']);
        $this->assertSame(1, $this->check()[0]);
        config(['imo-widgets.listings.search' => NobodysSearch::class]);
        $this->assertSame(0, $this->check()[0]);
    }

    public function test_prints_one_line_for_one_missing_class_or_table(): void
    {
        config(['imo-widgets.listings.model' => 'App\\Models\\Propriedade']);
        [, $said] = $this->check();
        $this->assertSame(1, self::errorsIn($said), $said);
        $this->assertStringContainsString(
            'Listings: Class "App\Models\Propriedade" not found; no visitor finds a home. Name the site\'s model',
            $said,
        );
        config(['imo-widgets.listings.model' => Imovel::class]);
        Schema::drop('imoveis');
        $this->assertSame(1, self::errorsIn($this->check()[1]), $this->check()[1]);
    }

    public function test_lists_values_that_no_choice_finds_with_their_counts(): void
    {
        $rows = fn (int $from, int $count) => Imovel::query()->whereKey(
            Imovel::query()->orderBy('id')->offset($from)->limit($count)->pluck('id')->all(),
        );
        $rows(0, 3)->update(['tipo_negocio' => 'Venda/Arrendamento']);
        $rows(3, 1)->update(['tipo_negocio' => 'Arrendamento férias', 'estado' => 'Em construção']);
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString(
            'WARN warning: Values without a filter: objetivo: "Venda/Arrendamento" (3), "Arrendamento férias" (1); no '
                .'choice under "Objectivo" finds these listings. Correct the table, or name its words in '
                .'listings.values.objetivo of config/imo-widgets.php.',
            $said,
        );
        $this->assertStringContainsString(
            'Values without a filter: estado: "Em construção" (1); no choice under "Estado" finds',
            $said,
        );
        $this->assertStringEndsWith('imo-widgets: 0 errors, 2 warnings.', $said);
    }

    public function test_lists_values_of_a_relation_that_no_choice_finds(): void
    {
        Imovel::query()->orderBy('id')->limit(2)->update(['tipo_negocio' => 'Leilão']);
        config([
            'imo-widgets.listings.model' => ScopedListing::class,
            'imo-widgets.listings.columns.objetivo' => 'twin.tipo_negocio',
        ]);
        $this->assertStringContainsString('Values without a filter: objetivo: "Leilão" (2);', $this->check()[1]);
    }

    public function test_lists_values_of_part_of_a_json_column_that_no_choice_finds(): void
    {
        Schema::table('imoveis', fn (Blueprint $table) => $table->json('detalhes')->nullable());
        Imovel::query()->update(['detalhes' => json_encode(['negocio' => 'Venda'])]);
        Imovel::query()->orderBy('id')->limit(2)->update(['detalhes' => json_encode(['negocio' => 'Leilão'])]);
        config(['imo-widgets.listings.columns.objetivo' => 'detalhes->negocio']);
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('Values without a filter: objetivo: "Leilão" (2);', $said);
    }

    public function test_answers_no_search_on_a_site_configured_without_listings(): void
    {
        config(['imo-widgets.listings' => false]);
        Route::setRoutes(new RouteCollection);
        require __DIR__.'/../../routes/calls.php';
        $this->search()->assertNotFound();
        $this->assertDoesNotMatchRegularExpression('/istings|imoveis/', $this->check()[1]);
    }

    public function test_falls_back_to_the_packages_config_when_a_site_leaves_out_everything(): void
    {
        config(['imo-widgets.listings' => []]);
        $this->assertInstanceOf(Imovel::class, app(EloquentListingSearch::class)->query()->getModel());
        $this->assertInstanceOf(EloquentListingSearch::class, app(ListingSearch::class));
    }

    private function search(string $order = 'asc'): TestResponse
    {
        $this->app->forgetScopedInstances();

        return $this->postJson('/api/imoveis', ['ordem' => $order] + CommonSearches::nothing());
    }
}

class ScopedListing extends \Illuminate\Database\Eloquent\Model
{
    protected $table = 'imoveis';

    public function twin(): \Illuminate\Database\Eloquent\Relations\HasOne
    {
        return $this->hasOne(self::class, 'id', 'id');
    }

    public function scopeDescribed(\Illuminate\Database\Eloquent\Builder $query): void
    {
        // SQLite treats an unknown quoted name as a string.
        $query->whereRaw('descricao is not null');
    }
}

class ElsewhereListing extends \Illuminate\Database\Eloquent\Model
{
    protected $connection = 'none';

    protected $table = 'imoveis';
}
