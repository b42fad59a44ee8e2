<?php

namespace ImoWidgets\Tests\Commands;

use HTMLPurifier;
use HTMLPurifier_Config;
use Illuminate\Contracts\Console\Kernel;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\Console\Output\BufferedOutput;
use Symfony\Component\HtmlSanitizer\HtmlSanitizer;
use Symfony\Component\HtmlSanitizer\HtmlSanitizerConfig;
use Symfony\Component\HtmlSanitizer\HtmlSanitizerInterface;

/** `imo-widgets:check` about what the site's sanitizer takes off an editor's tags (docs/editors.md#what-a-sanitizer-does). */
final class SanitizerCheckTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // The check looks at the listings' table.
        app(Kernel::class)->call('migrate');
    }

    /** What a configuration may name, without an instance. */
    public static function takeTanOff(string $html): string
    {
        return str_replace(' data-tan="1"', '', $html);
    }

    /** @return string the output; none of it is worth a failed deploy */
    private function check(array $options = []): string
    {
        $output = new BufferedOutput;
        $this->assertSame(0, app(Kernel::class)->call('imo-widgets:check', $options, $output));

        return preg_replace('/\s+/', ' ', trim($output->fetch()));
    }

    #[Test]
    public function the_sample_sites_purifier_lets_all_of_a_tag_pass(): void
    {
        $this->assertStringContainsString('all is in place', $this->check());
    }

    #[Test]
    public function a_site_without_a_sanitizer_hears_nothing(): void
    {
        config(['imo-widgets.sanitizer' => false]);
        $this->app->bind('purifier', fn () => $this->fail('it is asked for'));
        $this->assertStringContainsString('all is in place', $this->check());
    }

    #[Test]
    #[DataProvider('packages')]
    public function a_package_as_it_comes_is_found_and_what_to_do_is_said(string $binding, callable $sanitizer): void
    {
        $this->app->offsetUnset(HTMLPurifier::class);
        $this->app->bind($binding, $sanitizer);
        $output = $this->check();

        $this->assertStringContainsString("The site's sanitizer ($binding) leaves nothing of a widget's tag", $output);
        $this->assertStringContainsString('app(ImoWidgets\ImoWidgets::class)->sanitizerAttributes()', $output);
        $this->assertStringNotContainsString('shortcode [imo-widget', $output);
        $this->assertStringNotContainsString('all is in place', $output);
    }

    public static function packages(): array
    {
        $purifier = fn () => new HTMLPurifier(HTMLPurifier_Config::create(['Cache.DefinitionImpl' => null]));
        $wrapped = fn () => new class($purifier())
        {
            public function __construct(private readonly HTMLPurifier $purifier)
            {
            }

            public function clean(string $html): string
            {
                return $this->purifier->purify($html);
            }
        };

        return [
            'HTMLPurifier' => [HTMLPurifier::class, $purifier],
            'mews/purifier' => ['purifier', $wrapped],
            'stevebauman/purify' => ['purify', $wrapped],
            'Symfony, as in Filament' => [HtmlSanitizerInterface::class, fn () => new HtmlSanitizer((new HtmlSanitizerConfig)->allowSafeElements())],
        ];
    }

    #[Test]
    public function each_attribute_that_is_lost_has_its_line(): void
    {
        $this->app->bind(HTMLPurifier::class, function () {
            $rules = HTMLPurifier_Config::create(['Cache.DefinitionImpl' => null]);
            foreach (array_diff(app(ImoWidgets::class)->sanitizerAttributes(), ['data-tan', 'data-whatsapp']) as $attribute) {
                $rules->getHTMLDefinition(raw: true)->addAttribute('div', $attribute, 'Text');
            }

            return new HTMLPurifier($rules);
        });
        $output = $this->check();
        $this->assertStringContainsString("The site's sanitizer (HTMLPurifier) takes data-tan off the tag of mortgage-calculator. Let pass on div and span", $output);
        $this->assertStringContainsString('takes data-whatsapp off the tag of agency-contact, agent-contact, general-contact, property-contact.', $output);
        $this->assertSame(2, substr_count($output, 'takes data-'));
        $this->assertStringContainsString('all is in place', $this->check(['--only' => 'team-cards']));
    }

    #[Test]
    #[DataProvider('configured')]
    public function a_site_names_its_own(mixed $sanitizer, string $expected): void
    {
        config(['imo-widgets.sanitizer' => $sanitizer]);
        $this->assertStringContainsString($expected, $this->check());
    }

    public static function configured(): array
    {
        return [
            'a static method' => [[self::class, 'takeTanOff'], 'SanitizerCheckTest::takeTanOff) takes data-tan off'],
            'a method as a text' => [SanitizerCheckTest::class.'@takeTanOff', 'takes data-tan off'],
            'a function' => ['strip_tags', "(strip_tags) leaves nothing of a widget's tag"],
            'a function that breaks shortcodes' => ['strrev', 'changes the shortcode [imo-widget name="general-contact"'],
            'a class that is not there' => ['App\Nada', 'expected something to call with an editor\'s HTML, such as [App\Support\Html::class, \'clean\'], got App\Nada: Target class [App\Nada] does not exist'],
            'something that gives no HTML' => ['strlen', 'expected the cleaned HTML back from strlen, got int'],
        ];
    }
}
