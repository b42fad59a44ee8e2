<?php

namespace ImoWidgets\Tests\Widgets;

use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests `@imoShortcodes` on editors' texts. */
final class ShortcodesTest extends TestCase
{
    private const CONTACT = '<div data-imo-widget="general-contact"></div>';

    protected bool $hasDefaults = false;

    #[DataProvider('asEditorsWrite')]
    public function test_turns_an_editors_shortcode_into_the_widgets_tag(string $written, string $expected): void
    {
        $this->assertSame($expected, $this->expanded($written));
    }

    public static function asEditorsWrite(): array
    {
        $listing = '<div data-imo-widget="listing-search" data-objectivo="Arrendar"></div>';
        $loan = '<div data-imo-widget="mortgage-calculator" data-tan="3,5"></div>';
        $code = '[imo-widget name="mortgage-calculator" tan="3,5"]';

        return [
            'plainly' => ['[imo-widget name="listing-search" objectivo="Arrendar"]', $listing],
            'with entities' => ['[imo-widget name=&quot;listing-search&quot; objectivo=&#34;Arrendar&#34;]', $listing],
            'hard spaces' => ["[imo-widget&nbsp;name=listing-search\u{A0}&nbsp;objectivo=Arrendar&nbsp;]", $listing],
            'with curly quotes' => ['[imo-widget name=“listing-search” objectivo=„Arrendar“]', $listing],
            'Portuguese quotes' => ['[imo-widget name=«listing-search» objectivo=&laquo;Arrendar&raquo;]', $listing],
            'with single quotes or none' => ["[imo-widget name='listing-search' objectivo=Arrendar]", $listing],
            'with blanks around =' => ['[imo-widget name = "listing-search" objectivo = "Arrendar" /]', $listing],
            'as data-*' => ['[imo-widget name="listing-search" data-objectivo="Arrendar"]', $listing],
            'as the key' => [
                '[imo-widget name="mortgage-calculator" precoImovel="200000"]',
                '<div data-imo-widget="mortgage-calculator" data-preco-imovel="200000"></div>',
            ],
            'in capitals' => ['[IMO-WIDGET NAME="mortgage-calculator" TAN="3,5"]', $loan],
            'alone in its paragraph' => ["<p style=\"text-align:center\">$code</p>", $loan],
            'alone and bold' => ["<p>\n&nbsp;<strong><span class=\"x\">$code</span></strong><br /></p>", $loan],
            'within a sentence' => ["<p>Veja $code aqui</p>", '<p>Veja '.str_replace('div', 'span', $loan).' aqui</p>'],
            'in a list or a table' => ["<li>$code</li><td>$code</td>", "<li>$loan</li><td>$loan</td>"],
            'with tags inside the brackets' => [
                '[imo-widget <strong>name="mortgage-calculator"</strong><br>tan="<a href="https://x">3,5</a>"]', $loan,
            ],
            'a tag begins before' => ['<b>[imo-widget name="mortgage-calculator"</b> tan="3,5"]', "<b></b>$loan"],
            'twice' => ["$code e $code", "$loan e $loan"],
            'with an attribute twice' => ['[imo-widget name="mortgage-calculator" tan="3,5" tan="9"]', $loan],
            'with an apostrophe in a value' => [
                '[imo-widget name="agent-contact" comercial="7" nome-comercial="O’Neill & Fº"]',
                '<div data-imo-widget="agent-contact" data-comercial="7" data-nome-comercial="O’Neill &amp; Fº"></div>',
            ],
        ];
    }

    #[DataProvider('leftAlone')]
    public function test_leaves_what_is_not_a_shortcode_as_it_is(string $written): void
    {
        $this->assertSame($written, $this->expanded($written));
    }

    public static function leftAlone(): array
    {
        $code = '[imo-widget name="hero-search"]';

        return [
            'no name' => ['<p>[imo-widget objectivo="Arrendar"]</p>'],
            'an unknown name' => ['<p>[imo-widget name="calculadora"]</p>'],
            'a widget without what it requires' => [
                '[imo-widget name="agent-contact"] [imo-widget name="property-contact" id-ref=""]',
            ],
            'another word' => ['[imo-widgets name="hero-search"] [imo-widget-x] [imo-widget]'],
            'no end' => ['<p>[imo-widget name="hero-search"</p><p>fim</p>'],
            'across paragraphs' => ['<p>[imo-widget</p><p>name="hero-search"]</p>'],
            'something between' => ['[imo-widget name="hero-search" e mais]'],
            'an attribute of a tag' => ["<img alt=\"[imo-widget name='hero-search']\"><a title='$code'>x</a>"],
            'a comment' => ["<!-- $code --> <!-- $code"],
            'a script or a style' => ["<script>\"$code\"</script><style>$code</style>"],
            'shown as code' => ["<pre class=\"language-html\"><code>$code\n<p>$code</p></code></pre>"],
            'a text field' => ["<textarea>$code</textarea>"],
            'nested' => ['[imo-widget name="hero-search" facebook="[imo-widget]"]'],
            'nothing' => [''],
            'other brackets' => ['[gallery ids="1,2"] [ ] [[x]]'],
        ];
    }

    public function test_prints_the_shortcode_itself_for_doubled_brackets(): void
    {
        foreach (['p', 'pre'] as $tag) {
            $html = $this->expanded("<$tag>[[imo-widget name=\"hero-search\"]]</$tag>");
            $this->assertSame("<$tag>[imo-widget name=\"hero-search\"]</$tag>", $html);
        }
        $html = $this->expanded('<pre>x</pre>[imo-widget name="general-contact"]');
        $this->assertStringEndsWith(self::CONTACT, $html);
    }

    public function test_lets_no_editor_set_where_visitors_messages_go(): void
    {
        $this->assertSame(self::CONTACT, $this->expanded(
            '[imo-widget name="general-contact" api-base="https://mau.pt" apiBase="https://mau.pt" '
                .'data-api-base="https://mau.pt" csrf-url="/x" onclick="alert(1)" style="x"]',
        ));
    }

    public function test_lets_no_value_break_out_of_its_attribute(): void
    {
        $value = '&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;quot; onload=x &#039;';
        $html = $this->expanded("[imo-widget name=\"general-contact\" mensagem=\"$value\"]");
        $this->assertSame("<div data-imo-widget=\"general-contact\" data-mensagem=\"$value\"></div>", $html);
        $html = $this->expanded("[imo-widget name='general-contact' mensagem='\" onload=\"alert(1)']");
        $this->assertStringNotContainsString('onload="', $html);
    }

    public function test_survives_broken_characters_from_an_old_database(): void
    {
        $html = $this->expanded("[imo-widget name=\"general-contact\" mensagem=\"Ol\xE9\"]\xE9");
        $this->assertSame("<div data-imo-widget=\"general-contact\" data-mensagem=\"Ol?\"></div>\xE9", $html);
    }

    public function test_also_applies_the_sites_defaults_to_an_editors_widget(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000']]);
        $html = $this->expanded('[imo-widget name="general-contact"]');
        $this->assertSame(['telefone' => '256 000 000'], $this->pageData($html));
    }

    public function test_leaves_an_editors_misspelt_value_to_the_browser(): void
    {
        $html = $this->expanded('[imo-widget name="mortgage-calculator" tan="muito"]');
        $this->assertSame('<div data-imo-widget="mortgage-calculator" data-tan="muito"></div>', $html);
    }

    public function test_prints_an_editors_json_with_an_object_without_an_error(): void
    {
        $this->inProduction();
        $json = '{"data":{},"current_page":1,"last_page":1}';
        $html = $this->expanded("[imo-widget name=\"listing-search\" resultados='$json']");
        $this->assertStringStartsWith('<div data-imo-widget="listing-search" data-resultados=', $html);
    }

    public function test_leaves_a_shortcode_as_text_whatever_is_thrown(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => self::brokenValue()]]);
        $this->assertSame($shortcode = '[imo-widget name="general-contact"]', $this->expanded($shortcode));
        $this->assertInstanceOf(\TypeError::class, $this->reported[0]);
    }

    public function test_prints_nothing_for_a_page_without_text(): void
    {
        $this->assertSame('', $this->expanded(null));
    }

    /** The parts have a megabyte, which exceeds a regular expression's backtrack limit. */
    #[DataProvider('whatIsNoText')]
    public function test_skips_long_parts_that_are_not_text(string $opening, string $piece, string $closing): void
    {
        $long = $opening.str_repeat($piece, intdiv(1_500_000, strlen($piece))).$closing;
        $html = $this->expanded("$long<p>[imo-widget name=\"general-contact\"]</p>");
        $this->assertSame($long.self::CONTACT, $html);
        $this->assertSame([], $this->reported);
    }

    public static function whatIsNoText(): array
    {
        return [
            'a comment' => ['<!--', 'x', '-->'], 'a comment of dashes' => ['<!--', '- ', '-->'],
            'a comment of tags' => ['<!--', '<p>', '-->'], 'a style' => ['<style>', '.a{b:c}', '</style>'],
            'a script' => ['<SCRIPT type="x">', 'a<b;"</p>"', '</script >'],
            'a picture' => ['<img src=data:', 'x', '>'], 'a picture in quotes' => ['<img src="data:', 'x', '">'],
        ];
    }

    public function test_leaves_a_text_beyond_the_backtrack_limit_and_reports_it(): void
    {
        $html = '<p>'.str_repeat('&nbsp;', 5_000).'[imo-widget name="general-contact"]';
        $widgets = app(ImoWidgets::class);
        $limit = ini_set('pcre.backtrack_limit', '1');
        try {
            $expanded = $widgets->expand($html);
        } finally {
            ini_set('pcre.backtrack_limit', $limit);
        }
        $this->assertSame($html, $expanded);
        $this->assertStringContainsString('stay text: Backtrack limit exhausted', $this->reported[0]->getMessage());
    }

    #[DataProvider('awkwardTexts')]
    public function test_stays_fast_on_a_long_text_meant_to_be_slow(string $piece): void
    {
        $html = '[imo-widget '.str_repeat($piece, intdiv(100_000, strlen($piece)));
        $start = self::processorTime();
        $this->expanded($html);
        $this->assertLessThan(500, self::processorTime() - $start, 'milliseconds');
    }

    /**
     * Returns this process's processor time in milliseconds, which doesn't depend on other processes as the clock does.
     */
    private static function processorTime(): float
    {
        $usage = getrusage();

        return $usage['ru_utime.tv_sec'] * 1e3 + $usage['ru_utime.tv_usec'] / 1e3;
    }

    public static function awkwardTexts(): array
    {
        return array_map(fn (string $piece) => [$piece], [
            '<!--', '<a "', "<a '", '<', '[imo-widget ', '[[imo-widget x]', '<p>', '<p><b>', '<script', '<script>',
            '[imo-widget a=b', '[imo-widget a=b ]', '<p>&nbsp;', '</', '"', '<p> <br>',
        ]);
    }
}
