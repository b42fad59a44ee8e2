<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Collection;
use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Finder\Finder;
use Symfony\Component\Finder\SplFileInfo;

/** Tests the style rules that Pint lacks. */
final class CodeStyleTest extends TestCase
{
    private const LONGEST = 120;

    private const FOLDERS = [
        'config', 'database', 'routes', 'src', 'tests/Check', 'tests/Commands', 'tests/Leads', 'tests/Package', 'tests/Widgets',
        'workbench/app', 'workbench/database', 'workbench/routes',
    ];

    public function test_keeps_each_line_within_the_width_of_a_laptop(): void
    {
        $isLong = fn (string $line) => mb_strlen($line) > self::LONGEST;
        $long = self::files()->flatMap(fn (SplFileInfo $file) => array_map(
            fn (int $at) => "{$file->getRelativePathname()}:".($at + 1),
            array_keys(array_filter(explode("\n", $file->getContents()), $isLong)),
        ));
        $this->assertSame([], $long->all());
    }

    public function test_writes_if_where_a_condition_is_a_statement(): void
    {
        $parser = (new ParserFactory)->createForHostVersion();
        $isCondition = fn (Node $node) => $node instanceof Node\Stmt\Expression
            && ($node->expr instanceof Node\Expr\BinaryOp || $node->expr instanceof Node\Expr\Ternary);
        $found = self::files()->flatMap(fn (SplFileInfo $file) => array_map(
            fn (Node $node) => "{$file->getRelativePathname()}:{$node->getStartLine()}",
            (new NodeFinder)->find($parser->parse($file->getContents()), $isCondition),
        ));
        $this->assertSame([], $found->all());
    }

    /** @return Collection<int, SplFileInfo> the PHP of the package, of its tests and of the site that they run on */
    private static function files(): Collection
    {
        $root = dirname(__DIR__);
        $files = Finder::create()->files()->name('*.php')->notName('*.blade.php')
            ->in(array_map(fn (string $folder) => "$root/$folder", self::FOLDERS))->exclude(['storage', 'cache']);

        return collect($files)->values();
    }
}
