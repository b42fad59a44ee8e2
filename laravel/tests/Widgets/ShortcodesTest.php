<?php

namespace ImoWidgets\Tests\Widgets;

use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** `@imoShortcodes` around an editor's text. */
final class ShortcodesTest extends TestCase
{
    protected bool $hasDefaults = false;

    #[DataProvider('asEditorsWrite')]
    public function test_an_editors_shortcode_becomes_the_widgets_tag(string $written, string $expected): void
    {
        $this->assertSame($expected, $this->expanded($written));
    }

    public static function asEditorsWrite(): array
    {
        $listing = '<div data-imo-widget="listing-search" data-objectivo="Arrendar"></div>';
        $loan = '<div data-imo-widget="mortgage-calculator" data-tan="3,5"></div>';

        return [
            'plainly' => ['[imo-widget name="listing-search" objectivo="Arrendar"]', $listing],
            'with entities' => ['[imo-widget name=&quot;listing-search&quot; objectivo=&#34;Arrendar&#34;]', $listing],
            'with hard spaces' => [
                "[imo-widget&nbsp;name=\"listing-search\"\u{A0}&nbsp;objectivo=\"Arrendar\"&nbsp;]",
                $listing,
            ],
            'with curly quotes' => ['[imo-widget name=“listing-search” objectivo=„Arrendar“]', $listing],
            'with Portuguese quotes' => [
                '[imo-widget name=«listing-search» objectivo=&laquo;Arrendar&raquo;]',
                $listing,
            ],
            'with single quotes or none' => ["[imo-widget name='listing-search' objectivo=Arrendar]", $listing],
            'with blanks around =' => ['[imo-widget name = "listing-search" objectivo = "Arrendar" /]', $listing],
            'as data-*' => ['[imo-widget name="listing-search" data-objectivo="Arrendar"]', $listing],
            'as the key' => [
                '[imo-widget name="mortgage-calculator" precoImovel="200000"]',
                '<div data-imo-widget="mortgage-calculator" data-preco-imovel="200000"></div>',
            ],
            'in capitals' => [
                '[IMO-WIDGET NAME="mortgage-calculator" TAN="3,5"][imo-widget name="mortgage-calculator" TAN="3,5"]',
                '<div data-imo-widget="mortgage-calculator" data-tan="3,5"></div>'.$loan,
            ],
            'alone in its paragraph' => [
                '<p style="text-align:center">[imo-widget name="mortgage-calculator" tan="3,5"]</p>',
                $loan,
            ],
            'alone and bold' => [
                "<p>\n&nbsp;<strong><span class=\"x\">[imo-widget name=\"mortgage-calculator\" "
                    .'tan="3,5"]</span></strong><br /></p>',
                $loan,
            ],
            'within a sentence' => [
                '<p>Veja [imo-widget name="mortgage-calculator" tan="3,5"] aqui</p>',
                '<p>Veja <span data-imo-widget="mortgage-calculator" data-tan="3,5"></span> aqui</p>',
            ],
            'in a list or a table' => [
                '<ul><li>[imo-widget name="mortgage-calculator" tan="3,5"]</li></ul><td>[imo-widget '
                    .'name="mortgage-calculator" tan="3,5"]</td>',
                "<ul><li>$loan</li></ul><td>$loan</td>",
            ],
            'with tags inside the brackets' => [
                '[imo-widget <strong>name="mortgage-calculator"</strong><br>tan="<a href="https://x">3,5</a>"]',
                $loan,
            ],
            'with a tag that begins before' => [
                '<b>[imo-widget name="mortgage-calculator"</b> tan="3,5"]',
                "<b></b>$loan",
            ],
            'twice' => [
                '[imo-widget name="mortgage-calculator" tan="3,5"] e [imo-widget name="mortgage-calculator" tan="3,5"]',
                "$loan e $loan",
            ],
            'with an attribute twice' => ['[imo-widget name="mortgage-calculator" tan="3,5" tan="9"]', $loan],
            'with an apostrophe in a value' => [
                '[imo-widget name="agent-contact" comercial="7" nome-comercial="O’Neill & Filhos"]',
                '<div data-imo-widget="agent-contact" data-comercial="7" data-nome-comercial="O’Neill &amp; '
                    .'Filhos"></div>',
            ],
        ];
    }

    #[DataProvider('leftAlone')]
    public function test_what_is_no_shortcode_stays_the_text_that_it_is(string $written): void
    {
        $this->assertSame($written, $this->expanded($written));
    }

    public static function leftAlone(): array
    {
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
            'an attribute of a tag' => [
                '<img alt="[imo-widget name=\'hero-search\']" src="x"><a title=\'[imo-widget '
                    .'name="hero-search"]\'>x</a>',
            ],
            'a comment' => ['<!-- [imo-widget name="hero-search"] --> <!-- [imo-widget name="hero-search"]'],
            'a script or a style' => [
                '<script>"[imo-widget name=hero-search]"</script><style>[imo-widget name=hero-search]</style>',
            ],
            'shown as code' => [
                "<pre class=\"language-html\"><code>[imo-widget name=\"hero-search\"]\n<p>[imo-widget "
                    .'name="hero-search"]</p></code></pre>',
            ],
            'a text field' => ['<textarea>[imo-widget name=hero-search]</textarea>'],
            'nested' => ['[imo-widget name="hero-search" facebook="[imo-widget]"]'],
            'nothing' => [''],
            'other brackets' => ['[gallery ids="1,2"] [ ] [[x]]'],
        ];
    }

    public function test_doubled_brackets_print_the_shortcode_itself(): void
    {
        $this->assertSame(
            '<p>[imo-widget name="hero-search"]</p>',
            $this->expanded('<p>[[imo-widget name="hero-search"]]</p>'),
        );
    }

    public function test_doubled_brackets_print_it_within_code_too(): void
    {
        $this->assertSame(
            '<pre>[imo-widget name="hero-search"]</pre>',
            $this->expanded('<pre>[[imo-widget name="hero-search"]]</pre>'),
        );
        $this->assertStringEndsWith(
            '<div data-imo-widget="general-contact"></div>',
            $this->expanded('<pre>x</pre>[imo-widget name="general-contact"]'),
        );
    }

    public function test_an_editor_never_says_where_visitors_messages_go(): void
    {
        $this->assertSame(
            '<div data-imo-widget="general-contact"></div>',
            $this->expanded(
                '[imo-widget name="general-contact" api-base="https://mau.pt" apiBase="https://mau.pt" '
                    .'data-api-base="https://mau.pt" csrf-url="/x" onclick="alert(1)" style="x"]',
            ),
        );
    }

    public function test_no_value_breaks_out_of_its_attribute(): void
    {
        $html = $this->expanded(
            '[imo-widget name="general-contact" mensagem="&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;quot; '
                .'onload=x &#39;"]',
        );
        $this->assertSame(
            '<div data-imo-widget="general-contact" data-mensagem="&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; '
                .'&amp;quot; onload=x &#039;"></div>',
            $html,
        );
        $html = $this->expanded("[imo-widget name='general-contact' mensagem='\" onload=\"alert(1)']");
        $this->assertStringNotContainsString('onload="', $html);
    }

    public function test_broken_characters_of_an_old_database_break_nothing(): void
    {
        $this->assertSame(
            '<div data-imo-widget="general-contact" data-mensagem="Ol?"></div>'."\xE9",
            $this->expanded("[imo-widget name=\"general-contact\" mensagem=\"Ol\xE9\"]\xE9"),
        );
    }

    public function test_the_sites_defaults_reach_an_editors_widget_too(): void
    {
        config(['imo-widgets.defaults' => ['telefone' => '256 000 000']]);
        $this->assertSame(
            ['telefone' => '256 000 000'],
            $this->pageData($this->expanded('[imo-widget name="general-contact"]')),
        );
    }

    public function test_a_misspelt_value_of_an_editor_is_left_to_the_browser(): void
    {
        $this->assertSame(
            '<div data-imo-widget="mortgage-calculator" data-tan="muito"></div>',
            $this->expanded('[imo-widget name="mortgage-calculator" tan="muito"]'),
        );
    }

    public function test_json_of_an_editor_that_holds_an_object_is_no_error_page(): void
    {
        $this->inProduction();
        $html = $this->expanded(
            '[imo-widget name="listing-search" resultados=\'{"data":{},"current_page":1,"last_page":1}\']',
        );
        $this->assertStringStartsWith('<div data-imo-widget="listing-search" data-resultados=', $html);
    }

    public function test_whatever_is_thrown_on_the_way_to_its_html_a_shortcode_stays_text(): void
    {
        $broken = new class implements \JsonSerializable
        {
            public function jsonSerialize(): mixed
            {
                throw new \TypeError('of the site\'s own');
            }
        };
        config(['imo-widgets.defaults' => ['telefone' => $broken]]);
        $this->assertSame($shortcode = '[imo-widget name="general-contact"]', $this->expanded($shortcode));
        $this->assertInstanceOf(\TypeError::class, $this->reported[0]);
    }

    public function test_a_page_without_text_is_empty(): void
    {
        $this->assertSame('', $this->expanded(null));
    }

    /** A megabyte of it is more than a regular expression may backtrack over. */
    #[DataProvider('whatIsNoText')]
    public function test_what_is_no_text_may_be_long(string $opening, string $piece, string $closing): void
    {
        $long = $opening.str_repeat($piece, intdiv(1_500_000, strlen($piece))).$closing;
        $html = $this->expanded("$long<p>[imo-widget name=\"general-contact\"]</p>");
        $this->assertSame("$long<div data-imo-widget=\"general-contact\"></div>", $html);
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

    public function test_a_text_that_is_too_much_stays_as_it_is_and_is_reported(): void
    {
        $widgets = app(ImoWidgets::class);
        $limit = ini_set('pcre.backtrack_limit', '1');
        try {
            $expanded = $widgets->expand(
                $html = '<p>'.str_repeat('&nbsp;', 5_000).'[imo-widget name="general-contact"]',
            );
        } finally {
            ini_set('pcre.backtrack_limit', $limit);
        }
        $this->assertSame($html, $expanded);
        $this->assertStringContainsString('stay text: Backtrack limit exhausted', $this->reported[0]->getMessage());
    }

    #[DataProvider('awkwardTexts')]
    public function test_a_long_text_meant_to_be_slow_is_not(string $piece): void
    {
        $html = '[imo-widget '.str_repeat($piece, intdiv(100_000, strlen($piece)));
        $start = self::processorTime();
        $this->expanded($html);
        $this->assertLessThan(500, self::processorTime() - $start, 'milliseconds');
    }

    /** In milliseconds; by the clock it would be as long as whatever else the machine does lets it be. */
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
