<?php

namespace ImoWidgets\Tests\Listings;

use App\Models\Imovel;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\Group;

/** Tests `POST /api/imoveis/mapa`, and the part of the map as a filter, on the workbench's table. */
#[Group('database')]
final class MapCallTest extends TestCase
{
    use RefreshDatabase;

    public function test_returns_a_point_for_each_listing_with_a_place_newest_first(): void
    {
        $this->home('A antiga', 40.86, -8.62, ['criado' => '2026-01-01']);
        $this->home('A nova', 41, -8.6, ['preco' => null, 'tipo_negocio' => 'Arrendamento']);
        $this->home('A escondida', null, null);
        $this->home('A meio', 40.9, null);
        $answer = $this->map()->assertOk();
        [$new, $old] = $answer->json('pontos');
        $this->assertSame(['pontos', 'total'], array_keys($answer->json()));
        $this->assertSame([2, 4], [count($answer->json('pontos')), $answer->json('total')]);
        $id = Imovel::where('titulo', 'A antiga')->value('id');
        $this->assertEqualsCanonicalizing([
            'id' => $id, 'titulo' => 'A antiga', 'preco' => '250000.00', 'tipoNegocio' => 'Venda',
            'link' => "a-antiga_$id", 'latitude' => 40.86, 'longitude' => -8.62,
        ], $old);
        $this->assertEquals(
            ['A nova', null, 'Arrendamento', 41, -8.6],
            [$new['titulo'], $new['preco'], $new['tipoNegocio'], $new['latitude'], $new['longitude']],
        );
    }

    public function test_returns_points_for_what_the_search_finds(): void
    {
        $this->home('Casa', 40.86, -8.62);
        $this->home('Renda', 40.87, -8.62, ['tipo_negocio' => 'Arrendamento']);
        $this->home('Casa longe', 41.2, -8.62);
        $search = ['objetivo' => ['Comprar'], 'zona' => [40.8, -8.7, 40.9, -8.6]];
        $this->assertSame(['Casa'], $this->titles($search));
        $this->search($search)->assertJson(['total' => 1, 'data' => [['titulo' => 'Casa', 'latitude' => 40.86]]]);
        $this->assertSame(['Casa longe', 'Renda', 'Casa'], $this->titles([]));
    }

    public function test_includes_the_borders_in_a_zone_and_a_listing_without_a_place_in_none(): void
    {
        $this->home('A casa', 40.86, -8.62);
        $this->home('Nenhures', null, null);
        foreach ([
            [[40.86, -8.62, 40.86, -8.62], 1], [[40.86, -8.62, 41, -8], 1], [[40, -9, 40.86, -8.62], 1],
            [[40.86001, -9, 41, -8], 0], [[40, -9, 40.85999, -8], 0], [[40, -9, 41, -8.62001], 0],
            [[40, -8.61999, 41, -8], 0], [[-90, -180, 90, 180], 1], [['40.5', '-8.7', '41', '-8.5'], 1],
        ] as [$zone, $found]) {
            $this->assertCount($found, $this->titles(['zona' => $zone]), json_encode($zone));
            $this->search(['zona' => $zone])->assertJson(['total' => $found]);
        }
        $this->search(['zona' => null])->assertJson(['total' => 2]);
    }

    public function test_returns_a_thousand_points_at_most_and_counts_the_others(): void
    {
        $rows = Imovel::factory()->count(1002)->make(['latitude' => 40.9, 'longitude' => -8.6]);
        foreach ($rows->map->getAttributes()->chunk(50) as $chunk) {
            Imovel::query()->insert($chunk->values()->all());
        }
        $answer = $this->map()->assertOk()->assertJsonCount(1000, 'pontos')->assertJson(['total' => 1002]);
        $schemas = app(Bundle::class)->shippedJson('openapi.json')['components']['schemas'];
        $this->assertSame(1000, $schemas['MapaAnswer']['properties']['pontos']['maxItems']);
        $this->assertSame(Imovel::max('id'), $answer->json('pontos.0.id'));
    }

    public function test_returns_no_points_if_nothing_matches(): void
    {
        $this->home('A casa', 40.86, -8.62);
        $this->map(['objetivo' => ['Arrendar']])->assertOk()->assertExactJson(['pontos' => [], 'total' => 0]);
    }

    public function test_refuses_an_invalid_zone(): void
    {
        foreach ([
            [], [40, -9, 41], [40, -9, 41, -8, 0], [41, -9, 40, -8], [40, -8, 41, -9], [40, -9, 90.1, -8],
            [40, -180.1, 41, -8], [40, -9, 'x', -8], [40, -9, null, -8], [[40], -9, 41, -8], '40,-9,41,-8', 7,
        ] as $zone) {
            $this->map(['zona' => $zone])->assertUnprocessable()->assertJsonValidationErrorFor('zona');
            $this->search(['zona' => $zone])->assertUnprocessable()->assertJsonValidationErrorFor('zona');
        }
    }

    public function test_answers_404_on_a_site_without_places(): void
    {
        $this->home('A casa', 40.86, -8.62);
        config(['imo-widgets.listings.columns.latitude' => null]);
        $this->map()->assertNotFound();
        config(['imo-widgets.listings.columns.longitude' => null]);
        $this->map()->assertNotFound();
        $this->search(['zona' => [0, 0, 1, 1]])->assertJson(['total' => 1]);
        config(['imo-widgets.listings.search' => PlacelessSearch::class]);
        $this->map()->assertNotFound();
    }

    public function test_counts_searches_and_maps_towards_one_limit(): void
    {
        config(['imo-widgets.per_minute.searches' => 2]);
        $this->search([])->assertOk();
        $this->map()->assertOk();
        $this->map()->assertTooManyRequests();
        $this->search([])->assertTooManyRequests();
    }

    public function test_shows_a_place_as_exactly_as_the_card_does(): void
    {
        $this->home('A casa', 40.86423, -8.62178);
        config([
            'imo-widgets.listings.model' => DiscreetHome::class,
            'imo-widgets.listings.card' => [
                'id' => 'id', 'latitude' => 'rounded_latitude', 'longitude' => 'longitude',
            ],
        ]);
        $this->assertEquals(40.9, $this->map()->assertOk()->json('pontos.0.latitude'));
        $this->assertEquals(-8.62178, $this->map()->json('pontos.0.longitude'));
    }

    private function home(string $title, ?float $latitude, ?float $longitude, array $more = []): void
    {
        Imovel::factory()->create(['titulo' => $title, 'latitude' => $latitude, 'longitude' => $longitude] + $more);
    }

    /** @return list<string> the titles of the points */
    private function titles(array $criteria): array
    {
        return array_column($this->map($criteria)->assertOk()->json('pontos'), 'titulo');
    }

    private function map(array $criteria = []): TestResponse
    {
        $search = array_diff_key(CommonSearches::nothing(), ['page' => 1, 'ordem' => 1]);

        return $this->postJson('/api/imoveis/mapa', $criteria + $search);
    }

    private function search(array $criteria): TestResponse
    {
        return $this->postJson('/api/imoveis', $criteria + CommonSearches::nothing());
    }
}

/** A listing whose owner does not want the house to be found. */
final class DiscreetHome extends Model
{
    protected $table = 'imoveis';

    public function getRoundedLatitudeAttribute(): float
    {
        return round($this->latitude, 1);
    }
}

/** A site's own search, written before there were maps. */
final class PlacelessSearch implements ListingSearch
{
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        return new Page([], 0, $perPage, $page);
    }
}
