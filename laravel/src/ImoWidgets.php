<?php

namespace ImoWidgets;

use Illuminate\View\ComponentAttributeBag;
use Stringable;

/**
 * What a page asks of this package: the tags of its head, the host element of a widget, an editor's text with its
 * shortcodes expanded. It remembers which widgets the page has used, because Blade renders a page before the layout
 * around it, and the head can then ask for exactly their files. One instance per request (Octane).
 */
final class ImoWidgets
{
    /** @var array<string, true> */
    private array $used = [];

    public function __construct(
        private readonly Bundle $bundle,
        private readonly PageData $pageData,
        private readonly Tags $tags,
        private readonly Shortcodes $shortcodes,
        private readonly bool $debug,
    ) {
    }

    /** The head's tags, for the widgets used so far and those named. */
    public function tags(string ...$names): string
    {
        return $this->orReport('', function () use ($names) {
            array_walk($names, $this->mustKnow(...));

            return $this->tags->html([...array_keys($this->used + array_fill_keys($names, true))]).$this->warning();
        });
    }

    /**
     * A widget's host element: marker, JSON script, fallback (CONTRACT §1).
     *
     * @param  mixed  $data  page data by key; anything that becomes a JSON object
     * @param  string  $fallback  markup that is shown until the widget is ready
     * @param  bool  $check  whether a wrong key or value is an exception in debug
     */
    public function host(string $name, mixed $data = [], ?ComponentAttributeBag $attributes = null, string $fallback = '', string $element = 'div', bool $check = true): string
    {
        return $this->orReport($fallback, function () use ($name, $data, $attributes, $fallback, $element, $check) {
            $this->mustKnow($name);
            $attributes = $this->withoutMarker($attributes ?? new ComponentAttributeBag);
            $data = $this->pageData->completed($name, $data, $this->texts($attributes), $check && $this->debug);
            $script = $data === [] ? '' : '<script type="application/json">'.PageData::json($name, $data).'</script>';
            $this->used[$name] = true;

            return "<$element data-imo-widget=\"$name\"".rtrim(' '.$attributes->toHtml()).">$script$fallback</$element>";
        });
    }

    /**
     * An editor's HTML with its shortcodes replaced by host elements. Never for what visitors write. An editor's misspelt
     * value is told by the browser; an exception would be read by somebody else.
     */
    public function expand(string|Stringable|null $html): string
    {
        return $this->shortcodes->expand((string) $html, fn (string $name, array $attributes, string $element) => $this->host(
            $name,
            attributes: new ComponentAttributeBag(array_map(e(...), $attributes)),
            element: $element,
            check: false,
        ));
    }

    private function mustKnow(string $name): void
    {
        $known = $this->bundle->widgets();
        isset($known[$name]) || throw UnknownWidget::named($name, array_keys($known));
    }

    private function withoutMarker(ComponentAttributeBag $attributes): ComponentAttributeBag
    {
        return $attributes->filter(fn (mixed $value, string $key) => strtolower($key) !== 'data-imo-widget');
    }

    /** @return array<string, string> the attributes as the browser will read them */
    private function texts(ComponentAttributeBag $attributes): array
    {
        $printed = array_filter($attributes->getAttributes(), fn (mixed $value) => $value !== null && $value !== false);

        return array_map(fn (mixed $value) => html_entity_decode((string) $value, ENT_QUOTES | ENT_HTML5), $printed);
    }

    /** For the developer who has updated the package and forgotten the assets: a line in the console. */
    private function warning(): string
    {
        if (! $this->debug || $this->bundle->state() !== Bundle::OUT_OF_DATE) {
            return '';
        }
        $nonce = app(\Illuminate\Foundation\Vite::class)->cspNonce();
        $attribute = $nonce ? ' nonce="'.e($nonce).'"' : '';
        $text = 'imo-widgets: the published assets are out of date. Run: php artisan vendor:publish --tag=imo-widgets-assets --force';

        return "<script$attribute>console.warn(".json_encode($text).')</script>';
    }

    /** @param  callable(): string  $markup */
    private function orReport(string $instead, callable $markup): string
    {
        try {
            return $markup();
        } catch (Problem $problem) {
            if ($this->debug) {
                throw $problem;
            }
            report($problem);

            return $instead;
        }
    }
}
