<?php

namespace ImoWidgets\Tests\Widgets;

use ImoWidgets\Widgets\Drawing\Template;
use OutOfBoundsException;
use PHPUnit\Framework\TestCase as PlainTestCase;

/** The markup that the build has drawn, with a page's own texts in it. */
final class TemplateTest extends PlainTestCase
{
    public function test_a_page_shows_its_texts_and_leaves_out_what_it_lacks(): void
    {
        $template =
            '<p id="{{id}}-a">{{nome}}</p><!--if:tel--><a '
                .'href="tel:{{tel}}">{{tel}}</a><!--else--><i>{{nome}}</i><!--/if-->';
        $this->assertSame(
            '<p id="x-a">Ana</p><a href="tel:912">912</a>',
            Template::fill($template, ['id' => 'x', 'nome' => 'Ana', 'tel' => '912']),
        );
        foreach ([null, '', false, []] as $nothing) {
            $this->assertSame(
                '<p id="x-a">Ana</p><i>Ana</i>',
                Template::fill($template, ['id' => 'x', 'nome' => 'Ana', 'tel' => $nothing]),
            );
        }
    }

    public function test_zero_is_something(): void
    {
        $this->assertSame('0', Template::fill('<!--if:a-->{{a}}<!--/if-->', ['a' => '0']));
    }

    public function test_what_is_within_something_left_out_is_not_asked_for(): void
    {
        $template =
            '<!--if:a--><!--if:b-->{{c}}<!--else-->d<!--/if--><!--each:e-->{{f}}<!--/each--><!--else-->g<!--/if-->h';
        $this->assertSame('gh', Template::fill($template, ['a' => false]));
    }

    public function test_an_entry_of_a_list_has_its_own_texts_and_the_pages(): void
    {
        $template =
            '<ul><!--each:people--><li id="{{id}}"><!--if:link--><a '
                .'href="{{link}}"><!--/if-->{{name}}<!--if:link--></a><!--/if--></li><!--/each--></ul>';
        $people = [['name' => 'Ana', 'link' => null], ['name' => 'Zé', 'link' => '/ze']];
        $this->assertSame(
            '<ul><li id="x">Ana</li><li id="x"><a href="/ze">Zé</a></li></ul>',
            Template::fill($template, compact('people') + ['id' => 'x']),
        );
        $this->assertSame('<ul></ul>', Template::fill($template, ['people' => [], 'id' => 'x']));
    }

    public function test_a_text_never_becomes_markup_or_a_place_for_another(): void
    {
        $text = '"><script>{{b}}<!--if:b-->\'&amp;<!--/if-->';
        $this->assertSame(
            '<p title="'.e($text).'">'.e($text).'</p>',
            Template::fill('<p title="{{a}}">{{a}}</p>', ['a' => $text, 'b' => 'no']),
        );
        $this->assertSame(
            '?text=Ol%C3%A1%20%22a%22%20%26%20(b)',
            Template::fill('?text={{url:a}}', ['a' => 'Olá "a" & (b)']),
        );
    }

    public function test_a_template_that_asks_for_more_than_there_is_says_so(): void
    {
        $this->expectException(OutOfBoundsException::class);
        $this->expectExceptionMessage('asks for mensagem');
        Template::fill('{{mensagem}}', []);
    }
}
