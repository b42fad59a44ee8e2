<?php

namespace ImoWidgets\Tests\Check;

use ImoWidgets\Alerts\AlertsServiceProvider;
use ImoWidgets\Check\CheckCommand;
use ImoWidgets\Check\Question;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Finder\Finder;

/** Tests that the table in laravel/README.md#checks lists the command's questions. */
final class QuestionsTest extends TestCase
{
    public function test_lists_each_question_in_the_readme(): void
    {
        $rows = [];
        foreach (self::questions() as $option => $questions) {
            foreach ($questions as $class) {
                $asked = $option === '' ? '' : "`--$option`";
                $rows[] = "| $asked | ".self::textOf($class::LINE).' | '.$class::ASKS.' |';
            }
        }
        $readme = (string) file_get_contents(__DIR__.'/../../README.md');
        preg_match('/^\| option \| line \| asks \|\n\| --- \| --- \| --- \|\n((?:\|.*\n)+)/m', $readme, $table);
        $this->assertSame(implode("\n", $rows), trim($table[1] ?? 'no table'));
    }

    public function test_asks_each_question_that_has_a_class(): void
    {
        $files = Finder::create()->files()->name('*.php')->in(__DIR__.'/../../src')->path('~(^|/)Check/~');
        $classes = array_map(
            fn ($file) => 'ImoWidgets\\'.strtr(substr($file->getRelativePathname(), 0, -4), '/', '\\'),
            iterator_to_array($files, false),
        );
        $questions = array_filter($classes, fn (string $class) => is_subclass_of($class, Question::class));
        $this->assertEqualsCanonicalizing($questions, array_merge(...array_values(self::questions())));
    }

    /** @return array<string, list<class-string<Question>>> the questions for a site with alerts, by option */
    private static function questions(): array
    {
        return array_merge_recursive(CheckCommand::QUESTIONS, ['' => AlertsServiceProvider::QUESTIONS]);
    }

    private static function textOf(string $line): string
    {
        return str_contains($line, '(') ? "`$line`" : $line;
    }
}
