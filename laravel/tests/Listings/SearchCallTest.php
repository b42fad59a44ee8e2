<?php

namespace ImoWidgets\Tests\Listings;

use App\Models\Imovel;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests `POST /api/imoveis` on the workbench's table. */
#[Group('database')]
final class SearchCallTest extends TestCase
{
    use RefreshDatabase;

    public function test_refuses_a_value_of_the_wrong_shape(): void
    {
        $wrong = [
            ['comercial' => [[7]]], ['idRef' => ['x']], ['page' => 1e300], ['page' => PHP_INT_MAX], ['minprice' => [1]],
        ];
        foreach (array_keys(CommonSearches::nothing()) as $key) {
            $wrong[] = [$key => ['a' => ['b' => 'c']]];
        }
        foreach ($wrong as $criteria) {
            $this->search($criteria)->assertUnprocessable();
        }
    }

    public function test_finds_a_reference_by_any_part_of_it_without_wildcards(): void
    {
        foreach (['OVR_02', 'OVR-02', 'A%B', 'A!B', 'AxB', 'C\\D'] as $reference) {
            $this->createListing(['id_ref' => $reference]);
        }
        foreach ([
            ['OVR_02', ['OVR_02']], ['ovr_', ['OVR_02']], ['_', ['OVR_02']], ['%', ['A%B']], ['a%b', ['A%B']],
            ['!', ['A!B']], ['\\', ['C\\D']], ['R-0', ['OVR-02']], ['02', ['OVR_02', 'OVR-02']], ["'", []],
        ] as [$typed, $found]) {
            $ids = array_column($this->search(['idRef' => $typed])->assertOk()->json('data'), 'id');
            $this->assertEqualsCanonicalizing($found, Imovel::findMany($ids)->pluck('id_ref')->all(), $typed);
        }
    }

    public function test_answers_a_page_beyond_the_first_with_the_rest(): void
    {
        foreach (range(1, 13) as $number) {
            $this->createListing(['id_ref' => "OVR-$number"]);
        }
        $answer = $this->search(['page' => 2])->assertOk();
        $answer->assertJson(['current_page' => 2, 'last_page' => 2])->assertJsonCount(1, 'data');
    }

    public function test_searches_by_a_price_that_changed_behind_the_models_back(): void
    {
        $this->createListing(['preco' => 100_000]);
        $this->search(['maxprice' => 120_000])->assertJson(['total' => 1]);
        Imovel::query()->increment('preco', 50_000);
        $this->search(['maxprice' => 120_000])->assertJson(['total' => 0]);
    }

    private function search(array $criteria): TestResponse
    {
        return $this->postJson('/api/imoveis', $criteria + CommonSearches::nothing());
    }

    private function createListing(array $given): void
    {
        Imovel::factory()->create($given + ['titulo' => 'T2', 'tipo_imovel' => 'Apartamento', 'estado' => 'Novo']);
    }
}
