<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Http\Request;
use ImoWidgets\Exceptions\BadPageData;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that cards and searches stay on the site, whatever a tag contains. */
final class SiteUrlTest extends TestCase
{
    private const WIDGETS = [
        'siteBase' => ['listing-search', 'data-site-base'],
        'listaUrl' => ['hero-search', 'data-lista-url'],
    ];

    protected bool $hasDefaults = false;

    protected function setUp(): void
    {
        parent::setUp();
        $this->app->instance('request', Request::create('https://www.exemplo.pt/'));
    }

    #[DataProvider('elsewhere')]
    public function test_lets_no_tag_or_shortcode_lead_visitors_to_another_host(string $key, string $url): void
    {
        [$widget, $attribute] = self::WIDGETS[$key];
        $message = "$widget: \"$key\" expected a path such as";
        foreach ([":data=\"['$key' => \$url]\"", ":$attribute=\"\$url\""] as $given) {
            $this->reported = [];
            $html = $this->pageOfMistake($message, "<x-imo-widget name=\"$widget\" $given />", ['url' => $url]);
            $this->assertSame("<div data-imo-widget=\"$widget\"></div>", $html);
            $this->assertStringContainsString($message, $this->reported[0]->getMessage());
        }
        foreach ([true, false] as $isDebug) {
            $this->reported = [];
            config(['app.debug' => $isDebug]);
            $html = $this->expanded("[imo-widget name=\"$widget\" $attribute=\"".e($url).'"]');
            $this->assertSame("<div data-imo-widget=\"$widget\"></div>", $html);
            $this->assertInstanceOf(BadPageData::class, $this->reported[0]);
        }
    }

    public static function elsewhere(): iterable
    {
        $foreign = [
            'https://evil.example', 'https://evil.example/lista', '//evil.example', '///evil.example',
            '/\\evil.example', '\\\\evil.example', "/\t/evil.example", '/ /evil.example', "\t//evil.example",
            "ht\ntp://evil.example", 'http:\\\\evil.example', 'mailto:a@evil.example', 'javascript:alert(1)',
            'data:text/html,x', 'https://www.exemplo.pt.evil.example', 'https://www.exemplo.pt@evil.example',
            "\u{A0}//evil.example", "\x01//evil.example", 'https://evil.example\\@www.exemplo.pt/',
        ];
        foreach ($foreign as $url) {
            yield 'siteBase '.json_encode($url) => ['siteBase', $url];
            yield 'listaUrl '.json_encode($url) => ['listaUrl', $url];
        }
        foreach (['\\', '/\\', "/\t/", '?x', '#', '/a?b', 'https://www.exemplo.pt'] as $url) {
            yield 'siteBase '.json_encode($url) => ['siteBase', $url];
        }
    }

    #[DataProvider('here')]
    public function test_prints_a_url_that_stays_on_the_site(string $key, string $url): void
    {
        [$widget, $attribute] = self::WIDGETS[$key];
        $html = $this->page("<x-imo-widget name=\"$widget\" :data=\"['$key' => \$url]\" />", ['url' => $url]);
        $this->assertSame([$key => $url], $this->pageData($html));
        $html = $this->expanded("[imo-widget name=\"$widget\" $attribute=\"".e($url).'"]');
        $this->assertSame("<div data-imo-widget=\"$widget\" $attribute=\"".e($url).'"></div>', $html);
        $this->assertSame([], $this->reported);
    }

    public static function here(): iterable
    {
        foreach ([
            '/lista', '/en/lista?origem=hero', 'lista', '../lista', '?x=1', 'https://www.exemplo.pt/lista',
            '//www.exemplo.pt', 'http://WWW.exemplo.pt?x',
        ] as $url) {
            yield "listaUrl $url" => ['listaUrl', $url];
        }
        foreach (['/imobiliaria', '/imobiliaria/', '/a/b//', '/', 'imobiliaria'] as $path) {
            yield "siteBase $path" => ['siteBase', $path];
        }
    }

    public function test_keeps_cards_in_the_sites_folder_when_a_base_is_refused(): void
    {
        $this->inProduction();
        config(['imo-widgets.defaults' => ['siteBase' => '/imobiliaria']]);
        $html = $this->page('<x-imo-widget name="listing-search" :data="[\'siteBase\' => \'//evil.example\']" />');
        $this->assertSame('/imobiliaria', $this->pageData($html)['siteBase']);
    }
}
