<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Support\Facades\Vite;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;

/** Tests `@imoEditor`, which the layout of an administration uses (docs/editors.md#settings). */
final class EditorTest extends TestCase
{
    public function test_prints_only_ids_and_names_of_the_sites_people_for_editors(): void
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

    public function test_prints_the_base_of_the_sites_calls_for_editors(): void
    {
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $settings = json_decode(strip_tags($this->page('@imoEditor')), true);
        $this->assertSame('https://api.exemplo.pt', $settings['apiBase']);
    }

    public function test_prints_a_nonce_when_the_policy_uses_one(): void
    {
        Vite::useCspNonce('abc');
        $this->assertStringContainsString(' id="imo-editor" nonce="abc">', $this->page('@imoEditor', []));
    }

    public function test_lists_every_attribute_for_a_sanitizer_except_the_urls_of_calls(): void
    {
        $attributes = app(ImoWidgets::class)->sanitizerAttributes();
        $this->assertSame('data-imo-widget', $attributes[0]);
        $this->assertContains('data-preco-imovel', $attributes);
        $this->assertNotContains('data-api-base', $attributes);
        $this->assertSame($attributes, array_values(array_unique($attributes)));
    }
}
