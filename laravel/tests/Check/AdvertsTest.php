<?php

namespace ImoWidgets\Tests\Check;

use App\Models\Imovel;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use ImoWidgets\Tests\TestCase;

/** Tests `imo-widgets:check --adverts`, which reports what adverts lack by law (docs/law.md). */
final class AdvertsTest extends TestCase
{
    private const CARD = [
        'id' => 'id_ref', 'tipoNegocio' => 'tipo_negocio', 'tipoImovel' => 'tipo_imovel',
        'certificado' => 'certificado', 'areaUtil' => 'area_privada', 'licenca' => null, 'tipologia' => 'descricao',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $this->migrateWithListings(40);
        Imovel::query()->update(['tipo_negocio' => 'Venda', 'tipo_imovel' => 'Moradia', 'certificado' => 'B']);
        config(['imo-widgets.listings.card' => self::CARD]);
    }

    public function test_reports_nothing_if_adverts_are_complete_or_not_checked(): void
    {
        $this->assertSame(0, $this->check()[0]);
        $this->change(3, ['certificado' => null]);
        [$status, $lines] = $this->check([]);
        $this->assertSame(0, $status);
        $this->assertStringNotContainsString('energy', $lines);
    }

    public function test_counts_listings_without_an_energy_class_except_land_and_names_ten(): void
    {
        $this->change(12, ['certificado' => null]);
        $this->change(1, ['certificado' => 'Z'], from: 3);
        $this->change(5, ['tipo_imovel' => 'Terreno', 'certificado' => null], from: 30);
        [$status, $lines] = $this->check();
        $ids = Imovel::query()->orderBy('id')->limit(10)->pluck('id_ref')->implode(', ');
        $this->assertSame(1, $status);
        $this->assertStringContainsString(
            "12 of 35 published listings that are more than land lack an energy class (DL 101-D/2020): $ids and 2 "
                ."more; their adverts are against the law. config('imo-widgets.listings.card.certificado') reads "
                .'"certificado": fill it.',
            $lines,
        );
        $this->assertStringNotContainsString('DL 89/2021', $lines);
    }

    public function test_names_the_key_to_fill_when_a_home_to_let_lacks_licence_area_or_typology(): void
    {
        $this->change(2, ['tipo_negocio' => 'Arrendamento', 'area_privada' => 0, 'descricao' => 'T3']);
        $this->change(1, ['tipo_negocio' => 'Arrendamento', 'tipo_imovel' => 'Loja'], from: 30);
        $ids = Imovel::query()->orderBy('id')->limit(2)->pluck('id_ref')->implode(', ');
        [$status, $lines] = $this->check();
        $this->assertSame(1, $status);
        $this->assertStringContainsString(
            "2 of 2 published rents of homes lack the number of a licence of use (DL 89/2021): $ids; their adverts "
                ."are against the law. config('imo-widgets.listings.card.licenca') is null: name the attribute that "
                .'holds it.',
            $lines,
        );
        $this->assertStringContainsString(
            "2 of 2 published rents of homes lack a useful area (DL 89/2021): $ids; their adverts are against the "
                ."law. config('imo-widgets.listings.card.areaUtil') reads \"area_privada\": fill it.",
            $lines,
        );
        $this->assertStringNotContainsString('a typology', $lines);
        $this->change(2, ['descricao' => ' ']);
        $this->assertStringContainsString("lack a typology (DL 89/2021): $ids;", $this->check()[1]);
    }

    public function test_names_the_method_that_makes_the_card(): void
    {
        $this->change(1, ['tipo_negocio' => 'Arrendamento']);
        config(['imo-widgets.listings.card' => 'paraLista']);
        $this->assertStringContainsString(
            "config('imo-widgets.listings.card') is the model's method paraLista(): it must return licenca.",
            $this->check()[1],
        );
    }

    public function test_counts_each_published_listing_once_whatever_the_order_of_the_scope(): void
    {
        Imovel::query()->update(['certificado' => null]);
        config(['imo-widgets.listings.model' => PublishedListing::class, 'imo-widgets.listings.scope' => 'published']);
        $this->assertStringContainsString('20 of 20 published listings', $this->check()[1]);
    }

    public function test_tells_a_site_whose_listings_are_elsewhere_to_run_the_check_there(): void
    {
        config([
            'imo-widgets.listings' => (require __DIR__.'/../../config/imo-widgets.php')['listings'],
            'imo-widgets.api_base' => 'https://api.example.pt',
        ]);
        [$status, $lines] = $this->check();
        $this->assertSame(1, $status);
        $this->assertStringContainsString('Run the check where api_base leads', $lines);
    }

    private function change(int $count, array $columns, int $from = 0): void
    {
        $ids = Imovel::query()->orderBy('id')->offset($from)->limit($count)->pluck('id')->all();
        Imovel::query()->whereKey($ids)->update($columns);
    }

    protected function check(array $options = ['--adverts' => true]): array
    {
        return parent::check($options);
    }
}

class PublishedListing extends Model
{
    protected $table = 'imoveis';

    public function scopePublished(Builder $query): void
    {
        $half = self::query()->orderBy('id')->limit(20)->pluck('id')->all();
        $query->whereKey($half)->orderByDesc('preco');
    }
}
