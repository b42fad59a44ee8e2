<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use ImoWidgets\Alerts\SavedSearch;
use ImoWidgets\Alerts\SearchMatcher;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Tests\Listings\RandomSearches;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** New listings find the searches that they fit, by keys and comparisons: exactly those that would find them (docs/operating.md#alerts-that-mail). */
#[Group('database')]
final class AlertSearchesTest extends AlertTestCase
{
    private const PLACES = ['Ovar', 'OVAR', 'Évora', 'Evora', 'Setúbal', 'setubal', 'Esmoriz', 'Faro ', 'São João', 'Guarda'];

    /** @param  array<string, mixed>  $config  of the listings */
    #[Test]
    #[DataProvider('tables')]
    public function listings_find_the_searches_that_find_them(array $config): void
    {
        config(['imo-widgets.listings' => $config + config('imo-widgets.listings')]);
        $random = new Randomizer(new Mt19937((int) (getenv('IMO_SEED') ?: 5)));
        $one = fn (array $of) => $of[$random->getInt(0, count($of) - 1)];
        for ($count = 0; $count < 60; $count++) {
            [$place, $parish] = [$one(self::PLACES), $one([null, ...self::PLACES])];
            $this->listing([
                'tipo_negocio' => $one(['Venda', 'Arrendamento', 'Permuta', 'venda']), 'tipo_imovel' => $one(['Moradia', 'Apartamento', 'ARMAZÉM', 'Armazém', 'Loja']),
                'conselho' => $place, 'conselho_dobrado' => Imovel::dobrado($place), 'freguesia' => $parish, 'freguesia_dobrada' => $parish === null ? null : Imovel::dobrado($parish),
                'preco' => $one([null, 0, 500, 500.4, 999.99, 1_000, 100_000, 100_000.5, 150_000, 999_999]), 'num_quartos' => $one([null, 0, 1, 2, 3, 5, 9]), 'num_wcs' => $one([null, 1, 2]),
                'garagem' => $one([null, 1, 6]), 'estado' => $one(['Novo', 'Usado', 'usado', '']), 'comercial' => $one([7, 8, 70, 100]),
            ]);
        }
        $expected = $this->keepSearches();
        $listings = Imovel::all()->keyBy(fn (Imovel $listing) => (string) $listing->id)->toBase();
        $found = array_map(fn (array $keys) => collect($keys)->sort()->values()->all(), iterator_to_array(app(SearchMatcher::class)->find($listings)));
        ksort($found);
        $this->assertSame(array_filter($expected), $found);
        $this->assertGreaterThan(40, count($found));
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function tables(): array
    {
        return [
            'folded places' => [[]],
            'places as they are written' => [['columns' => ['localizacao' => ['conselho', 'freguesia']], 'folded_places' => false]],
            'no column for the kind, cents for prices' => [['columns' => ['localizacao' => 'conselho_dobrado', 'tipologia' => null], 'price_in_cents' => true]],
        ];
    }

    /** @return array<int, list<string>> what the site's search finds, by search */
    private function keepSearches(): array
    {
        $search = app(EloquentListingSearch::class);
        $all = Imovel::pluck('id')->all();
        $expected = [];
        $odd = [['localizacao' => ['évora', 'FARO']], ['idRef' => 'OVR'], ['minprice' => 500.4], ['maxprice' => 100_000.2, 'minprice' => 999], ['comercial' => ['7', 'x']], []];
        foreach ([...array_values(RandomSearches::of(3, 200)), ...$odd] as $asked) {
            $saved = SavedSearch::of($asked);
            if (Tables::query('alert_searches')->where('digest', $saved->digest())->doesntExist()) {
                $id = Tables::query('alert_searches')->insertGetId(['digest' => $saved->digest(), 'criteria' => json_encode((object) $saved->criteria)]);
                app(SearchMatcher::class)->index($id, $saved->criteria);
                $expected[$id] = collect($search->among($asked, $all))->map(strval(...))->sort()->values()->all();
            }
        }

        return $expected;
    }
}
