<?php

namespace ImoWidgets;

use DOMDocument;
use DOMElement;

/**
 * Whether what an editor places is still there after the site's sanitizer, which takes an attribute off without a word: a
 * sample tag of each widget goes through it, and a shortcode.
 */
final class SanitizerCheck
{
    private const SHORTCODE = '[imo-widget name="general-contact" telefone="234 567 890"]';

    private const ADVICE = 'Let pass on div and span what app(ImoWidgets\ImoWidgets::class)->sanitizerAttributes() names';

    /** @param  SiteSanitizer  $sanitizer  the site's own */
    public function __construct(private readonly Bundle $bundle, private readonly ImoWidgets $widgets, private readonly SiteSanitizer $sanitizer)
    {
    }

    /**
     * @param  list<string>  $names  the widgets that the site uses
     * @return list<string> a line for whatever does not survive, none where the site has no sanitizer that is known
     */
    public function warnings(array $names): array
    {
        $sanitizer = $this->sanitizer->name();
        if ($sanitizer === null) {
            return [];
        }
        try {
            return [...$this->ofTags($names, $sanitizer), ...$this->ofShortcodes($sanitizer)];
        } catch (BadSanitizer $problem) {
            return [$problem->getMessage()];
        }
    }

    /** @return list<string> */
    private function ofTags(array $names, string $sanitizer): array
    {
        $lost = [];
        foreach ($names as $name) {
            foreach ($this->lostAttributes($name) as $attribute) {
                $lost[$attribute][] = $name;
            }
        }
        if (count($lost['data-imo-widget'] ?? []) === count($names) && $names !== []) {
            return ["The site's sanitizer ($sanitizer) leaves nothing of a widget's tag: data-imo-widget and all of its page data go, and visitors see the fallback. ".self::ADVICE.', or let editors write shortcodes: docs/editors.md#what-a-sanitizer-does.'];
        }

        return array_map(
            fn (string $attribute, array $widgets) => "The site's sanitizer ($sanitizer) takes $attribute off the tag of ".implode(', ', $widgets).'. '.self::ADVICE.'.',
            array_keys($lost),
            $lost,
        );
    }

    /** @return list<string> */
    private function ofShortcodes(string $sanitizer): array
    {
        $isThere = str_contains($this->widgets->expand($this->sanitizer->clean('<p>'.self::SHORTCODE.'</p>')), ' data-telefone="234 567 890"');

        return $isThere ? [] : ["The site's sanitizer ($sanitizer) changes the shortcode ".self::SHORTCODE.' so that it is none any more.'];
    }

    /** @return list<string> */
    private function lostAttributes(string $widget): array
    {
        $keys = array_column($this->bundle->widgets()[$widget], 'attribute');
        // A number is what the strictest rule of a sanitizer would take.
        $given = array_fill_keys(array_intersect($this->widgets->sanitizerAttributes(), $keys), '1');
        $given = ['data-imo-widget' => $widget, ...$given];
        $attributes = implode(' ', array_map(fn (string $name, string $value) => "$name=\"$value\"", array_keys($given), $given));
        $host = $this->firstElement($this->sanitizer->clean("<div $attributes><p>Fale connosco</p></div>"));

        return array_keys(array_filter($given, fn (string $value, string $name) => $host?->getAttribute($name) !== $value, ARRAY_FILTER_USE_BOTH));
    }

    private function firstElement(string $html): ?DOMElement
    {
        $page = new DOMDocument;
        $page->loadHTML("<?xml encoding=\"utf-8\"?><body>$html</body>", LIBXML_NOERROR);

        return $page->getElementsByTagName('div')->item(0);
    }
}
