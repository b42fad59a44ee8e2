<?php

namespace ImoWidgets\Widgets\Drawing;

use Illuminate\Support\Facades\File;
use Illuminate\Support\Str;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;
use Symfony\Component\Finder\SplFileInfo;

/** Renders the Blade views in resources/views/widgets, which produce the same markup as React. */
final class WidgetViews
{
    private const NAME = 'imo-widgets::widgets.';

    private const FOLDER = __DIR__.'/../../../resources/views/widgets/';

    private ?bool $areChanged = null;

    public function __construct(private readonly Factory $views)
    {
    }

    /** Returns whether this widget has a view; a widget without one stays empty until its script has loaded. */
    public function has(string $widget): bool
    {
        return $this->views->exists(self::NAME.$widget);
    }

    /**
     * Renders a view without white space between the tags, which React would treat as unexpected text.
     *
     * @param  array<string, mixed>  $data
     */
    public function render(string $view, array $data): string
    {
        // If a view fails, its factory drops all open sections, so without a clone the page around the widget would
        // lose its own.
        $views = clone $this->views;
        $views->flushState();
        $views->share('__env', $views);

        // @phpstan-ignore argument.type (the package has all of these views, although their names are computed)
        $html = $views->make(self::NAME.$view, $data)->render();

        // The views are indented by multiples of four; a single space may be text of the page.
        return trim((string) Str::replaceMatches('/>(?:\n| {4})+</', '><', $html));
    }

    /** Returns whether the site has published one of these views and its copy differs (`imo-widgets-views`). */
    public function areChanged(): bool
    {
        return $this->areChanged ??= collect($this->published())
            ->flatMap(fn (string $folder) => File::allFiles("$folder/widgets"))
            ->contains($this->isChanged(...));
    }

    /** @return array<string> the site's folders with copies of these views, which come before the package's */
    private function published(): array
    {
        $finder = $this->views->getFinder();
        $folders = $finder instanceof FileViewFinder ? array_slice($finder->getHints()['imo-widgets'], 0, -1) : [];

        return array_filter($folders, fn (string $folder) => is_dir("$folder/widgets"));
    }

    private function isChanged(SplFileInfo $copy): bool
    {
        $own = self::FOLDER.$copy->getRelativePathname();

        return ! is_file($own) || file_get_contents($own) !== $copy->getContents();
    }
}
