<?php

namespace ImoWidgets\Tests\Widgets;

use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\KeySchema;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests that a developer's values are validated as in the browser: tests/page-data-cases.test.ts runs the same cases.
 */
final class PageDataCasesTest extends TestCase
{
    #[DataProvider('keys')]
    public function test_a_value_is_judged_as_the_widget_does(string $widget, string $key, array $cases): void
    {
        $schema = new KeySchema(app(Bundle::class)->widgets()[$widget][$key]['schema']);
        foreach ($cases as $case) {
            $written = json_encode($case->value);
            $this->assertSame($case->given ?? true, $schema->gives($case->value), $written);
            if ($case->given ?? true) {
                $this->assertSame($case->accepted, $schema->accepts($case->value), $written);
            }
        }
    }

    public static function keys(): array
    {
        $shared = json_decode(
            file_get_contents(__DIR__.'/../../../tests/shared/page-data-cases.json'),
            flags: JSON_THROW_ON_ERROR,
        );

        return array_map(fn (object $key) => [$key->widget, $key->key, $key->cases], $shared->keys);
    }
}
