<?php

namespace ImoWidgets\Tests\Widgets;

use App\Models\Imovel;
use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\Tests\TestCase;

/** Tests `<x-imo-listing-card>`, a card on the site's own pages (docs/product/cards.md#on-the-sites-own-pages). */
final class SiteCardTest extends TestCase
{
    protected bool $isDrawn = true;

    private const TAG = '<x-imo-listing-card :listing="$x" />';

    private const CARD = [
        'id' => 231, 'titulo' => 'Moradia <T3>', 'tipoNegocio' => 'Arrendamento', 'tipoImovel' => 'Moradia',
        'tipologia' => 'T3', 'conselho' => 'Ovar', 'freguesia' => 'Esmoriz', 'preco' => 950, 'numQuartos' => 3,
        'areaUtil' => 98.5, 'licenca' => '123/2004', 'certificado' => 'B-', 'link' => 'moradia',
        'fotos' => ['capa' => '/a.jpg'],
    ];

    public function test_draws_the_widgets_card_without_what_needs_a_script(): void
    {
        $found = ['data' => [self::CARD], 'current_page' => 1, 'last_page' => 1, 'total' => 1];
        $data = ['resultados' => $found, 'funcoes' => 'nenhuma'];
        $widget = $this->page('<x-imo-widget name="listing-search" :$data />', compact('data'));
        $isOne = preg_match('~<li class="imo-listing">(.+?)</li></ul><p class="imo-hidden"~s', $widget, $item);
        $this->assertSame(1, $isOne, 'the widget draws one card');

        foreach ([
            self::CARD, (object) self::CARD,
            ['fotos' => ['capa' => 'javascript:1', 'fotos' => ['/a.jpg', '/b.jpg']]] + self::CARD,
        ] as $listing) {
            $card = "<div lang=\"pt-PT\" class=\"imo\"><div class=\"imo-listing\">$item[1]</div></div>";
            $this->assertSame($card, $this->page(self::TAG, ['x' => $listing]));
        }
        $this->assertStringContainsString('Classe energética B-', $item[1]);
    }

    public function test_shows_the_energy_class_on_a_listings_page_of_the_sample_site(): void
    {
        $this->migrateWithListings(1);
        Imovel::sole()->update(['certificado' => 'B']);
        $this->get('/x_'.Imovel::sole()->id)->assertOk()->assertSee('title="Classe energética B"', false);
    }

    public function test_reads_a_model_by_the_configured_card_and_prints_attributes_around_it(): void
    {
        config(['imo-widgets.listings.card' => ['id' => 'id', 'titulo' => 'titulo', 'preco' => 'preco']]);
        $listing = (new Imovel())->forceFill(['id' => 7, 'titulo' => 'Casa', 'preco' => 1]);
        $html = $this->page('<x-imo-listing-card :$listing class="mb-4" data-x="1" />', compact('listing'));
        $this->assertStringStartsWith('<div lang="pt-PT" class="imo mb-4" data-x="1">', $html);
        $this->assertStringContainsString('<a class="imo-listing__link" href="/casa_7">Casa</a>', $html);
    }

    public function test_links_within_the_sites_folder(): void
    {
        config(['imo-widgets.defaults' => ['siteBase' => '/imobiliaria']]);
        $card = $this->page(self::TAG, ['x' => self::CARD]);
        $this->assertStringContainsString('href="/imobiliaria/moradia-t3_231"', $card);
    }

    public function test_links_the_cards_style_sheets_but_none_of_the_widgets_code(): void
    {
        config(['imo-widgets.inline_styles' => false]);
        $cards = self::TAG.self::TAG;
        $sheets = $this->manifest()['widgets/listing-search/index.ts']['css'];
        $head = $this->page("<x-site title=\"x\">$cards</x-site>", ['x' => self::CARD]);
        foreach ($sheets as $sheet) {
            $this->assertSame(1, substr_count($head, "/$sheet\""), $sheet);
        }
        $code = '"modulepreload" href="http://localhost/vendor/imo-widgets/chunks/listing';
        $this->assertStringNotContainsString($code, $head);

        $late = $this->page("@imoWidgets$cards", ['x' => self::CARD]);
        foreach ($sheets as $sheet) {
            $this->assertSame(1, substr_count($late, "/$sheet\""), "$sheet, where the head was printed before");
        }
    }

    public function test_reports_a_value_that_is_not_a_listing_and_draws_nothing_in_production(): void
    {
        $message = '<x-imo-listing-card> expected :listing to be a model or a card';
        foreach ([null, 'Casa', [], [['id' => 1]]] as $wrong) {
            $this->assertSame('', $this->pageOfMistake($message, self::TAG, ['x' => $wrong]));
            $this->assertInstanceOf(WidgetProblem::class, end($this->reported));
        }
    }
}
