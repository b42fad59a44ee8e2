<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Http\Request;
use ImoWidgets\Exceptions\BadPageData;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;

/**
 * Tests `firstSearch()`, which returns the search that the widget would send first, so a page can include the answer.
 */
final class FirstSearchTest extends TestCase
{
    public function test_searches_by_the_url_or_else_by_the_tags_presets(): void
    {
        $data = ['objectivo' => 'arrendar', 'comercial' => '7', 'colaboradores' => [['id' => 7, 'name' => 'Ana']]];
        $this->assertSame(CommonSearches::nothing(), $this->asked('/lista'));
        $this->assertEquals(
            ['objetivo' => ['Arrendar'], 'comercial' => ['7']] + CommonSearches::nothing(),
            $this->asked('/lista?utm_source=x', $data),
        );
        $this->assertEquals(
            ['page' => 2, 'quartos' => ['+5'], 'idRef' => ''] + CommonSearches::nothing(),
            $this->asked('/lista?objectivo=&comercial=&quartos=+5&pagina=2&idRef=abc', $data),
        );
        $this->assertEquals(
            ['ordem' => 'asc', 'minprice' => 200000.0] + CommonSearches::nothing(),
            $this->asked('/lista?ordem=ASC&minprice=200.000'),
        );
    }

    public function test_throws_on_a_developers_mistake_but_ignores_it_in_production(): void
    {
        $this->assertThrows(
            fn () => $this->asked('/lista', ['objectivo' => 7]),
            BadPageData::class,
            '"objectivo" expected a list',
        );
        $this->inProduction();
        $this->assertEquals(
            ['page' => 3] + CommonSearches::nothing(),
            $this->asked('/lista?pagina=3', ['objectivo' => 7]),
        );
        config(['imo-widgets.defaults' => ['localizacoes' => [['nome' => 5]]]]);
        $this->assertEquals(
            ['page' => 3] + CommonSearches::nothing(),
            $this->asked('/lista?pagina=3'),
            'as the browser reports it',
        );
    }

    private function asked(string $url, array $data = []): array
    {
        $this->app->instance('request', Request::create("http://localhost$url"));
        $this->app->forgetScopedInstances();

        return app(ImoWidgets::class)->firstSearch($data);
    }
}
