<?php

namespace ImoWidgets\Tests\Widgets;

use DOMDocument;
use DOMElement;
use HTMLPurifier;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HtmlSanitizer\HtmlSanitizer;
use Symfony\Component\HtmlSanitizer\HtmlSanitizerConfig;

/** Tests texts of the editors' form after PHP's two sanitizers (docs/editors.md#what-a-sanitizer-does). */
final class SanitizersTest extends TestCase
{
    protected bool $hasDefaults = false;

    protected function setUp(): void
    {
        parent::setUp();
        ImoWidgets::list('equipa', fn () => [['id' => 7, 'name' => 'Ana Sá']]);
    }

    private function sanitizer(string $name, bool $isTold): callable
    {
        if ($name === 'HTMLPurifier') {
            // The sample site's purifier allows the tags' attributes; the other one has HTMLPurifier's default
            // configuration.
            $purifier = $isTold ? app(HTMLPurifier::class) : new HTMLPurifier(['Cache.DefinitionImpl' => null]);

            return $purifier->purify(...);
        }
        // This is Filament's configuration.
        $config = (new HtmlSanitizerConfig)
            ->allowSafeElements()->allowRelativeLinks()->allowRelativeMedias()
            ->allowAttribute('class', '*')->allowAttribute('style', '*')->withMaxInputLength(500_000);
        foreach ($isTold ? app(ImoWidgets::class)->sanitizerAttributes() : [] as $attribute) {
            $config = $config->allowAttribute($attribute, ['div', 'span']);
        }

        return (new HtmlSanitizer($config))->sanitize(...);
    }

    #[DataProvider('sanitizers')]
    public function test_keeps_a_tags_attributes_through_a_sanitizer_that_allows_them(string $name): void
    {
        $clean = $this->sanitizer($name, isTold: true);
        foreach (self::texts('atributos') as $text) {
            [$before, $after] = [$this->host($text), $this->host($clean($text))];
            $this->assertNotNull($after, $text);
            $this->assertSame($this->attributes($before), $this->attributes($after));
            $link = fn (DOMElement $host) => $host->getElementsByTagName('a')->item(0)?->getAttribute('href');
            $this->assertSame($link($before), $link($after), $text);
        }
    }

    #[DataProvider('sanitizers')]
    public function test_removes_a_json_script_and_turns_none_of_it_into_text(string $name): void
    {
        $clean = $this->sanitizer($name, isTold: true);
        foreach (self::texts('json') as $text) {
            $after = $this->host($clean($text));
            $widget = $this->host($text)->getAttribute('data-imo-widget');
            $this->assertSame(['data-imo-widget' => $widget], $this->attributes($after));
            $this->assertStringNotContainsString('{', $after->textContent, $text);
        }
    }

    #[DataProvider('sanitizers')]
    public function test_expands_a_shortcode_to_the_same_widget_after_any_sanitizer(string $name): void
    {
        foreach ([true, false] as $isTold) {
            $clean = $this->sanitizer($name, $isTold);
            foreach (self::texts('shortcode') as $text) {
                $expanded = $this->expanded($text);
                $this->assertStringContainsString('<div data-imo-widget=', $expanded);
                $this->assertSame($expanded, $this->expanded($clean($text)), $text);
            }
        }
        $named = array_unique(preg_replace('/.*? name="([\w-]+)".*/s', '$1', self::texts('shortcode')));
        $this->assertEqualsCanonicalizing(array_keys(app(Bundle::class)->widgets()), $named);
    }

    #[DataProvider('sanitizers')]
    public function test_leaves_only_a_tags_fallback_after_an_unconfigured_sanitizer(string $name): void
    {
        $clean = $this->sanitizer($name, isTold: false);
        foreach ([...self::texts('atributos'), ...self::texts('json')] as $text) {
            $this->assertStringNotContainsString('data-', $clean($text));
        }
    }

    public static function sanitizers(): array
    {
        return ['HTMLPurifier' => ['HTMLPurifier'], 'Symfony' => ['Symfony']];
    }

    private static function texts(string $form): array
    {
        return json_decode(file_get_contents(__DIR__.'/../editor-texts.json'), true, flags: JSON_THROW_ON_ERROR)[$form];
    }

    private function host(string $html): ?DOMElement
    {
        $page = new DOMDocument;
        $page->loadHTML("<?xml encoding=\"utf-8\"?><body>$html</body>", LIBXML_NOERROR);

        return $page->getElementsByTagName('div')->item(0);
    }

    private function attributes(DOMElement $element): array
    {
        $attributes = array_map(fn ($attribute) => $attribute->value, iterator_to_array($element->attributes));
        ksort($attributes);

        return $attributes;
    }
}
