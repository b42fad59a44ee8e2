<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Support\Facades\Vite;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;

/** `@imoEditor` in the layout of an administration (docs/editors.md#settings). */
final class EditorTest extends TestCase
{
    public function test_a_sites_people_come_to_its_editors_by_name_and_nothing_else_of_them(): void
    {
        $people = collect([(object) ['id' => 7, 'name' => 'Zé </script>', 'salario' => 1]]);
        $html = $this->page("@imoEditor(['format' => 'shortcode', 'lists' => ['colaboradores' => \$people]])", [
            'people' => $people,
        ]);
        $this->assertStringStartsWith('<script type="application/json" id="imo-editor">', $html);
        $this->assertSame(1, substr_count($html, '</script>'));
        $lists = ['colaboradores' => [['id' => 7, 'name' => 'Zé </script>']]];
        $settings = ['format' => 'shortcode', 'lists' => $lists, 'named' => []];
        $this->assertSame($settings, json_decode(strip_tags($html), true));
    }

    public function test_a_site_whose_calls_go_to_a_server_of_its_own_says_so_to_its_editors(): void
    {
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $settings = json_decode(strip_tags($this->page('@imoEditor')), true);
        $this->assertSame('https://api.exemplo.pt', $settings['apiBase']);
    }

    public function test_a_policy_with_nonces_gets_one(): void
    {
        Vite::useCspNonce('abc');
        $this->assertStringContainsString(' id="imo-editor" nonce="abc">', $this->page('@imoEditor', []));
    }

    public function test_a_sanitizer_is_told_every_attribute_but_those_that_say_where_calls_go(): void
    {
        $attributes = app(ImoWidgets::class)->sanitizerAttributes();
        $this->assertSame('data-imo-widget', $attributes[0]);
        $this->assertContains('data-preco-imovel', $attributes);
        $this->assertNotContains('data-api-base', $attributes);
        $this->assertSame($attributes, array_values(array_unique($attributes)));
    }
}
