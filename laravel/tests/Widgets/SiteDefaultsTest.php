<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Http\Request;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\SiteDefaults;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests the defaults of `config/imo-widgets.php`. */
final class SiteDefaultsTest extends TestCase
{
    public function test_prints_a_default_for_every_widget_that_accepts_it_and_no_other(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000', 'privacidadeUrl' => '/rgpd']]);
        $this->assertSame(
            ['telefone' => '256 000 000', 'privacidadeUrl' => '/rgpd', 'csrfUrl' => '/imo-widgets/csrf-cookie'],
            $this->dataOf('general-contact'),
        );
        $this->assertArrayNotHasKey('telefone', $this->dataOf('mortgage-calculator'));
    }

    public function test_prints_the_agencys_licence_only_for_widgets_that_show_it(): void
    {
        config(['imo-widgets.legal.ami' => '12345']);
        $this->assertSame('12345', $this->dataOf('listing-search')['ami']);
        $this->assertArrayNotHasKey('ami', $this->dataOf('general-contact'));
        config(['imo-widgets.legal' => null]);
        $this->assertArrayNotHasKey('ami', $this->dataOf('listing-search'));
    }

    #[TestWith([null])]
    #[TestWith([''])]
    #[TestWith([' '])]
    #[TestWith(["\u{A0}"])]
    public function test_falls_back_to_the_sites_default_for_a_key_that_a_tag_lacks(?string $absent): void
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
        $given = 'data-telefone="{{ $x }}" :data="[\'telefone\' => \'1\']"';
        $this->assertSame('1', $this->dataOf('general-contact', $given, ['x' => $absent])['telefone']);
    }

    public function test_falls_back_to_the_sites_folder_for_an_absent_base(): void
    {
        config(['imo-widgets.defaults' => ['siteBase' => ''], 'imo-widgets.api_base' => '']);
        $this->inFolder('imobiliaria');
        $data = $this->dataOf('listing-search', ':data="[\'apiBase\' => null]"');
        $this->assertSame(['/imobiliaria', '/imobiliaria'], [$data['siteBase'], $data['apiBase']]);
    }

    public function test_adds_no_data_on_a_site_without_defaults(): void
    {
        config(['imo-widgets.defaults' => null, 'imo-widgets.csrf_route' => '/']);
        $this->assertSame([], $this->dataOf('general-contact'));
    }

    public function test_treats_an_empty_renewal_path_or_the_front_page_as_no_route(): void
    {
        foreach ([null, false, '', ' ', '/'] as $none) {
            $this->assertNull(SiteDefaults::csrfRoute($none));
        }
        $this->assertSame('renovar/sessao', SiteDefaults::csrfRoute('/renovar/sessao'));
    }

    public function test_points_calls_to_another_origin(): void
    {
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt', 'imo-widgets.csrf_route' => null]);
        $this->assertSame('https://api.exemplo.pt', $this->dataOf('listing-search')['apiBase']);
        $this->assertArrayNotHasKey('csrfUrl', $this->dataOf('listing-search'));
    }

    public function test_prefixes_every_default_url_on_a_site_in_a_subfolder(): void
    {
        config(['imo-widgets.defaults' => ['privacidadeUrl' => '/rgpd'], 'imo-widgets.legal' => null]);
        $this->inFolder('imobiliaria');
        $this->assertSame([
            'privacidadeUrl' => '/imobiliaria/rgpd', 'csrfUrl' => '/imobiliaria/imo-widgets/csrf-cookie',
            'siteBase' => '/imobiliaria', 'apiBase' => '/imobiliaria',
        ], $this->dataOf('listing-search'));
        $this->assertSame('/imobiliaria/lista', $this->dataOf('hero-search')['listaUrl']);
        $this->assertSame('/imobiliaria/rgpd', $this->dataOf('general-contact')['privacidadeUrl']);
        $own = $this->dataOf('hero-search', 'data-lista-url="/outra/lista"');
        $this->assertSame('/outra/lista', $own['listaUrl'], 'the tag\'s own value is unchanged');
    }

    public function test_renews_a_session_at_an_uncached_url(): void
    {
        $answer = $this->get('/imo-widgets/csrf-cookie');
        $answer->assertNoContent()->assertCookie('XSRF-TOKEN', encrypted: false);
        $this->assertStringContainsString('no-store', $answer->headers->get('Cache-Control'));
    }

    private function dataOf(string $widget, string $attributes = '', array $variables = []): array
    {
        return $this->pageData($this->page("<x-imo-widget name=\"$widget\" $attributes />", $variables));
    }

    private function inFolder(string $folder): void
    {
        $script = "/$folder/index.php";
        $server = ['SCRIPT_NAME' => $script, 'SCRIPT_FILENAME' => "/var/www$script", 'PHP_SELF' => $script];
        $this->app->instance('request', Request::create("http://localhost/$folder/lista", server: $server));
    }
}
