<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Http\Request;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\SiteDefaults;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the defaults of `config/imo-widgets.php`. */
final class SiteDefaultsTest extends TestCase
{
    public function test_a_default_reaches_every_widget_that_takes_it_and_no_other(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000', 'privacidadeUrl' => '/rgpd']]);
        $this->assertSame(
            ['telefone' => '256 000 000', 'privacidadeUrl' => '/rgpd', 'csrfUrl' => '/imo-widgets/csrf-cookie'],
            $this->pageData($this->page('<x-imo-widget name="general-contact" />')),
        );
        $this->assertArrayNotHasKey(
            'telefone',
            $this->pageData($this->page('<x-imo-widget name="mortgage-calculator" />')),
        );
    }

    public function test_the_agencys_licence_reaches_what_is_printed_and_is_said_once(): void
    {
        config(['imo-widgets.legal.ami' => '12345']);
        $this->assertSame('12345', $this->pageData($this->page('<x-imo-widget name="listing-search" />'))['ami']);
        $this->assertArrayNotHasKey('ami', $this->pageData($this->page('<x-imo-widget name="general-contact" />')));
        config(['imo-widgets.legal' => null]);
        $this->assertArrayNotHasKey('ami', $this->pageData($this->page('<x-imo-widget name="listing-search" />')));
    }

    public function test_a_tags_own_data_win_over_the_defaults(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000']]);
        $html = $this->page('<x-imo-widget name="general-contact" :data="[\'telefone\' => \'1\']" />');
        $this->assertSame('1', $this->pageData($html)['telefone']);
    }

    #[DataProvider('absent')]
    public function test_what_a_tag_does_not_give_falls_through_to_the_sites_default(mixed $absent): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000', 'email' => $absent]]);
        foreach ([
            ':data="[\'telefone\' => $x]"', ':data-telefone="$x"', 'data-telefone="{{ $x }}"',
            'data-telefone="" :data="[\'telefone\' => $x]"',
        ] as $attributes) {
            $html = $this->page("<x-imo-widget name=\"general-contact\" $attributes />", ['x' => $absent]);
            $this->assertSame('256 000 000', $this->pageData($html)['telefone'], $attributes);
            $this->assertSame(1, substr_count($html, 'data-telefone'));
            $this->assertArrayNotHasKey('email', $this->pageData($html));
        }
        $html = $this->page(
            '<x-imo-widget name="general-contact" data-telefone="{{ $x }}" :data="[\'telefone\' => \'1\']" />',
            ['x' => $absent],
        );
        $this->assertSame('1', $this->pageData($html)['telefone']);
    }

    public static function absent(): array
    {
        return ['null' => [null], 'empty' => [''], 'blank' => [' '], 'a hard space' => ["\u{A0}"]];
    }

    public function test_an_absent_base_falls_through_to_the_folder_of_the_site(): void
    {
        config(['imo-widgets.defaults' => ['siteBase' => ''], 'imo-widgets.api_base' => '']);
        $this->inFolder('imobiliaria');
        $data = $this->pageData($this->page('<x-imo-widget name="listing-search" :data="[\'apiBase\' => null]" />'));
        $this->assertSame(['/imobiliaria', '/imobiliaria'], [$data['siteBase'], $data['apiBase']]);
    }

    public function test_a_site_without_defaults_has_none(): void
    {
        config(['imo-widgets.defaults' => null, 'imo-widgets.csrf_route' => '/']);
        $this->assertSame([], $this->pageData($this->page('<x-imo-widget name="general-contact" />')));
    }

    public function test_an_empty_renewal_route_does_not_take_the_front_page(): void
    {
        foreach ([null, false, '', ' ', '/'] as $none) {
            $this->assertNull(SiteDefaults::csrfRoute($none));
        }
        $this->assertSame('renovar/sessao', SiteDefaults::csrfRoute('/renovar/sessao'));
    }

    public function test_calls_can_go_elsewhere(): void
    {
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt', 'imo-widgets.csrf_route' => null]);
        $this->assertSame(
            'https://api.exemplo.pt',
            $this->pageData($this->page('<x-imo-widget name="listing-search" />'))['apiBase'],
        );
        $this->assertArrayNotHasKey('csrfUrl', $this->pageData($this->page('<x-imo-widget name="listing-search" />')));
    }

    public function test_on_a_site_in_a_subfolder_every_url_gets_the_folder(): void
    {
        config(['imo-widgets.defaults' => ['privacidadeUrl' => '/rgpd'], 'imo-widgets.legal' => null]);
        $this->inFolder('imobiliaria');

        $this->assertSame(
            [
                'privacidadeUrl' => '/imobiliaria/rgpd', 'csrfUrl' => '/imobiliaria/imo-widgets/csrf-cookie',
                'siteBase' => '/imobiliaria', 'apiBase' => '/imobiliaria',
            ],
            $this->pageData($this->page('<x-imo-widget name="listing-search" />')),
        );
        $this->assertSame(
            '/imobiliaria/lista',
            $this->pageData($this->page('<x-imo-widget name="hero-search" />'))['listaUrl'],
        );
        $this->assertSame(
            '/imobiliaria/rgpd',
            $this->pageData($this->page('<x-imo-widget name="general-contact" />'))['privacidadeUrl'],
        );
        $html = $this->page('<x-imo-widget name="hero-search" :data="[\'listaUrl\' => \'/outra/lista\']" />');
        $this->assertSame('/outra/lista', $this->pageData($html)['listaUrl'], 'what a tag says itself is left alone');
    }

    public function test_a_session_is_renewed_at_an_uncached_url(): void
    {
        $answer = $this->get('/imo-widgets/csrf-cookie');
        $answer->assertNoContent()->assertCookie('XSRF-TOKEN', encrypted: false);
        $this->assertStringContainsString('no-store', $answer->headers->get('Cache-Control'));
    }

    private function inFolder(string $folder): void
    {
        $this->app->instance(
            'request',
            Request::create(
                "http://localhost/$folder/lista",
                server: [
                    'SCRIPT_NAME' => "/$folder/index.php", 'SCRIPT_FILENAME' => "/var/www/$folder/index.php",
                    'PHP_SELF' => "/$folder/index.php",
                ],
            ),
        );
    }
}
