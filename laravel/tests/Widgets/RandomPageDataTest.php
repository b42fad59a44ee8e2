<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Process;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\Drawing;
use ImoWidgets\Widgets\Drawing\WidgetViews;

/** Tests that PHP draws the same as React for any tag. `IMO_SEED` and `IMO_TAGS` choose other tags and their number. */
final class RandomPageDataTest extends TestCase
{
    private const SEED = 20_261_123;

    private const TAGS = 1_000;

    private const IDS = 'imo-000000';

    protected bool $isDrawn = true;

    public function test_draws_what_react_draws_for_the_same_random_tag(): void
    {
        $this->inProduction();
        $seed = (int) (getenv('IMO_SEED') ?: self::SEED);
        $random = new RandomPageData(app(Bundle::class)->widgets(), $seed);
        $tags = array_map(fn () => $random->tag(), range(1, (int) (getenv('IMO_TAGS') ?: self::TAGS)));
        $printed = array_map($this->printed(...), $tags);
        $errors = array_filter($this->reported, fn (\Throwable $problem) => ! ($problem instanceof WidgetProblem));
        $this->assertSame([], $errors, "seed $seed");

        $drawn = 0;
        foreach ($this->drawnByReact($printed) as $index => ['html' => $html, 'hasProblems' => $hasProblems]) {
            $about = "seed $seed, tag $index: ".json_encode($printed[$index], JSON_UNESCAPED_UNICODE);
            $isDrawn = app(WidgetViews::class)->has($printed[$index]['widget']) && ! $hasProblems;
            $expected = $isDrawn ? $html ?? '' : '';
            $slot = $printed[$index]['slot'];
            $this->assertSame(self::inLines($expected), self::inLines(self::asReact($slot)), $about);
            $drawn += $slot === '' ? 0 : 1;
        }
        $this->assertGreaterThan(count($tags) / 3, $drawn, 'too few tags could be drawn');
    }

    /**
     * Returns the tag as a browser reads it.
     *
     * @return array{widget: string, attributes: array<string, string>, script: string, query: string, slot: string}
     */
    private function printed(array $tag): array
    {
        $request = Request::create('http://page.invalid/lista');
        $request->server->set('REQUEST_URI', '/lista'.($tag['query'] === '' ? '' : "?{$tag['query']}"));
        $this->app->instance('request', $request);
        $this->app->forgetScopedInstances();
        app(Drawing::class)->ids = self::IDS;
        $attributes = new ComponentAttributeBag(array_map(e(...), $tag['attributes']));
        $html = app(ImoWidgets::class)->host($tag['widget'], $tag['data'], $attributes);

        $host = '<div data-imo-widget="[^"]*"(?<attributes>(?: [^\s="]+="[^"]*")*)>(?<slot>.*)</div>';
        $this->assertSame(1, preg_match("~^$host$~s", $html, $found), $html);
        preg_match_all('~ ([^\s="]+)="([^"]*)"~', $found['attributes'], $pairs);
        $decode = fn (string $text) => html_entity_decode($text, ENT_QUOTES | ENT_HTML5);
        $read = fn (string $text) => strtr($decode($text), ["\r\n" => "\n", "\r" => "\n", "\0" => "\u{FFFD}"]);

        return [
            'widget' => $tag['widget'], 'attributes' => (object) array_combine($pairs[1], array_map($read, $pairs[2])),
            'script' => '', 'query' => $tag['query'], 'slot' => $found['slot'],
        ];
    }

    private function drawnByReact(array $tags): array
    {
        $asked = ['idPrefix' => self::IDS, 'version' => app(Bundle::class)->drawn('version'), 'tags' => $tags];
        $answer = Process::path(__DIR__.'/../../..')
            ->timeout(180)
            ->input(json_encode($asked, JSON_THROW_ON_ERROR))
            ->run(['npx', 'tsx', 'scripts/drawn/draw-tags.ts']);
        $this->assertTrue($answer->successful(), $answer->errorOutput().' Was `npm run build` run?');

        return json_decode($answer->output(), true, flags: JSON_THROW_ON_ERROR);
    }
}
