<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;
use OutOfBoundsException;

/**
 * Reads the drawing's data, which the build writes from the TypeScript sources into `drawn.json` and `fields.json`: the
 * closed lists, the places' names, and the version of the markup.
 */
final class DrawingData
{
    private const FILE = 'drawn.json';

    /** @param  Bundle  $bundle  read from its shipped copy, which is of the same release as these classes */
    public function __construct(private readonly Bundle $bundle)
    {
    }

    /** Tells if the data for drawing are installed. */
    public function isThere(): bool
    {
        return $this->bundle->shippedJson(self::FILE) !== null;
    }

    /** Returns the version of the markup; a bundle of another version takes nothing over. */
    public function version(): string
    {
        return $this->part('version');
    }

    /** @return array<string, array<string, mixed>> the search's filters and its order, by the key of the call */
    public function filters(): array
    {
        return (new FilterTable($this->bundle))->all();
    }

    /** @return list<string> the names of the built-in places, in their order */
    public function places(): array
    {
        return $this->part('places');
    }

    /** Returns a widget's first view with placeholders for its page data, as drawn by the build. */
    public function template(string $widget): string
    {
        return $this->bundle->shippedText("drawn/templates/$widget.html")
            ?? throw new OutOfBoundsException("imo-widgets: there is no template of $widget; run the build.");
    }

    private function part(string $name): mixed
    {
        return $this->bundle->shippedJson(self::FILE)[$name]
            ?? throw new OutOfBoundsException("imo-widgets: drawn.json has no $name; run the build.");
    }
}
