<?php

namespace ImoWidgets\Tests;

use Illuminate\Http\Request;
use PHPUnit\Framework\Attributes\Test;

/** What a developer says once in `config/imo-widgets.php`. */
final class SiteDefaultsTest extends TestCase
{
    #[Test]
    public function a_default_reaches_every_widget_that_takes_it_and_no_other(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000', 'privacidadeUrl' => '/rgpd']]);
        $this->assertSame(
            ['telefone' => '256 000 000', 'privacidadeUrl' => '/rgpd', 'csrfUrl' => '/imo-widgets/csrf-cookie'],
            $this->pageData($this->page('<x-imo-widget name="general-contact" />')),
        );
        $this->assertArrayNotHasKey('telefone', $this->pageData($this->page('<x-imo-widget name="mortgage-calculator" />')));
    }

    #[Test]
    public function a_tags_own_data_win_over_the_defaults(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000']]);
        $html = $this->page('<x-imo-widget name="general-contact" :data="[\'telefone\' => \'1\']" />');
        $this->assertSame('1', $this->pageData($html)['telefone']);
        $html = $this->page('<x-imo-widget name="general-contact" :data="[\'telefone\' => null]" />');
        $this->assertArrayNotHasKey('telefone', $this->pageData($html), 'null takes a default away');
    }

    #[Test]
    public function calls_that_go_elsewhere_are_told_so(): void
    {
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt', 'imo-widgets.csrf_route' => null]);
        $this->assertSame('https://api.exemplo.pt', $this->pageData($this->page('<x-imo-widget name="listing-search" />'))['apiBase']);
        $this->assertArrayNotHasKey('csrfUrl', $this->pageData($this->page('<x-imo-widget name="listing-search" />')));
    }

    #[Test]
    public function on_a_site_in_a_subfolder_every_address_gets_the_folder(): void
    {
        config(['imo-widgets.defaults' => ['privacidadeUrl' => '/rgpd']]);
        $this->app->instance('request', Request::create('http://localhost/imobiliaria/lista', server: [
            'SCRIPT_NAME' => '/imobiliaria/index.php', 'SCRIPT_FILENAME' => '/var/www/imobiliaria/index.php', 'PHP_SELF' => '/imobiliaria/index.php',
        ]));

        $this->assertSame(
            ['csrfUrl' => '/imobiliaria/imo-widgets/csrf-cookie', 'siteBase' => '/imobiliaria', 'apiBase' => '/imobiliaria'],
            $this->pageData($this->page('<x-imo-widget name="listing-search" />')),
        );
        $this->assertSame('/imobiliaria/lista', $this->pageData($this->page('<x-imo-widget name="hero-search" />'))['listaUrl']);
        $this->assertSame('/imobiliaria/rgpd', $this->pageData($this->page('<x-imo-widget name="general-contact" />'))['privacidadeUrl']);
        $html = $this->page('<x-imo-widget name="hero-search" :data="[\'listaUrl\' => \'/outra/lista\']" />');
        $this->assertSame('/outra/lista', $this->pageData($html)['listaUrl'], 'what a tag says itself is left alone');
    }

    #[Test]
    public function a_session_is_renewed_at_an_uncached_address(): void
    {
        $answer = $this->get('/imo-widgets/csrf-cookie');
        $answer->assertNoContent()->assertCookie('XSRF-TOKEN', encrypted: false);
        $this->assertStringContainsString('no-store', $answer->headers->get('Cache-Control'));
    }
}
