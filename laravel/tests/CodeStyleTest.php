<?php

namespace ImoWidgets\Tests;

use Closure;
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

    /** The folders of the package that a site installs. */
    private const PACKAGE = ['config', 'database', 'routes', 'src'];

    private const FOLDERS = [
        ...self::PACKAGE,
        'tests',
        'workbench/app',
        'workbench/database',
        'workbench/routes',
    ];

    public function test_keeps_each_line_within_the_width_of_a_laptop(): void
    {
        $isLong = fn (string $line) => mb_strlen($line) > self::LONGEST;
        $long = self::files(self::FOLDERS)->flatMap(fn (SplFileInfo $file) => array_map(
            fn (int $at) => "{$file->getRelativePathname()}:".($at + 1),
            array_keys(array_filter(explode("\n", $file->getContents()), $isLong)),
        ));
        $this->assertSame([], $long->all());
    }

    public function test_uses_if_instead_of_a_condition_as_a_statement(): void
    {
        $this->assertSame([], self::nodes(
            self::FOLDERS,
            fn (Node $node) => $node instanceof Node\Stmt\Expression
                && ($node->expr instanceof Node\Expr\BinaryOp || $node->expr instanceof Node\Expr\Ternary),
        ));
    }

    public function test_writes_each_key_of_a_long_array_on_a_line_of_its_own(): void
    {
        $packed = self::nodes(
            self::PACKAGE,
            fn (Node $node) => $node instanceof Node\Expr\Array_ && self::isPacked($node),
        );
        $this->assertSame([], $packed);
    }

    private static function isPacked(Node\Expr\Array_ $array): bool
    {
        $keyed = array_filter($array->items, fn (?Node\ArrayItem $item) => $item?->key !== null);
        $lines = array_map(fn (Node\ArrayItem $item) => $item->getStartLine(), $keyed);

        return $array->getStartLine() !== $array->getEndLine() && array_unique($lines) !== $lines;
    }

    /**
     * @param  list<string>  $folders
     * @param  Closure(Node): bool  $isWrong
     * @return list<string> the file and line of each wrong node
     */
    private static function nodes(array $folders, Closure $isWrong): array
    {
        $parser = (new ParserFactory)->createForHostVersion();

        return self::files($folders)->flatMap(fn (SplFileInfo $file) => array_map(
            fn (Node $node) => "{$file->getRelativePathname()}:{$node->getStartLine()}",
            (new NodeFinder)->find($parser->parse($file->getContents()), $isWrong),
        ))->all();
    }

    /**
     * @param  list<string>  $folders
     * @return Collection<int, SplFileInfo>
     */
    private static function files(array $folders): Collection
    {
        $root = dirname(__DIR__);
        $files = Finder::create()->files()->name('*.php')->notName('*.blade.php')
            ->in(array_map(fn (string $folder) => "$root/$folder", $folders))->exclude(['storage', 'cache']);

        return collect($files)->values();
    }
}
