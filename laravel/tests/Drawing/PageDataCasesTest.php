<?php

namespace ImoWidgets\Tests\Drawing;

use ImoWidgets\Bundle;
use ImoWidgets\KeySchema;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\Process\Process;

/** What a developer may give for a key, judged as the browser judges it: tests/page-data-cases.test.ts runs the same cases. */
final class PageDataCasesTest extends TestCase
{
    #[Test]
    #[DataProvider('keys')]
    public function a_value_is_judged_as_the_widget_does(string $widget, string $key, array $cases): void
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
        $shared = json_decode(file_get_contents(__DIR__.'/../../../tests/shared/page-data-cases.json'), flags: JSON_THROW_ON_ERROR);

        return array_map(fn (object $key) => [$key->widget, $key->key, $key->cases], $shared->keys);
    }

    #[Test]
    public function a_visitor_does_not_wait_for_the_validator(): void
    {
        $this->assertSame('false', $this->isValidatorLoaded('production', 'false'));
        $this->assertSame('true', $this->isValidatorLoaded('local', 'true'));
    }

    /** Whether a page with a tag has loaded it, in a process of its own. */
    private function isValidatorLoaded(string $environment, string $isDebug): string
    {
        $script = <<<'PHP'
            require 'vendor/autoload.php';
            $app = require 'bootstrap/app.php';
            $app->make(Illuminate\Contracts\Console\Kernel::class)->bootstrap();
            $html = Illuminate\Support\Facades\Blade::render('<x-imo-widget name="team-cards" :$data />', ['data' => ['colaboradores' => [['name' => 'Ana', 'x' => 1]]]]);
            echo str_contains($html, '"name":"Ana"') ? json_encode(class_exists(Opis\JsonSchema\Validator::class, false)) : $html;
            PHP;
        $process = new Process([PHP_BINARY, '-r', $script], __DIR__.'/../../workbench', ['APP_ENV' => $environment, 'APP_DEBUG' => $isDebug, 'APP_KEY' => config('app.key')]);

        return $process->mustRun()->getOutput();
    }
}
