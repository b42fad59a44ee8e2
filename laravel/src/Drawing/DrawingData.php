<?php

namespace ImoWidgets\Drawing;

use ImoWidgets\Bundle;
use OutOfBoundsException;

/**
 * What the drawing takes from the TypeScript sources by way of `drawn.json`, which the build writes: icons as lucide draws
 * them, the closed lists, the places' names, and the version of the markup.
 */
final class DrawingData
{
    private const FILE = 'drawn.json';

    /** @param  Bundle  $bundle  whose shipped half counts: it is of the same release as these classes */
    public function __construct(private readonly Bundle $bundle)
    {
    }

    /** Whether there is anything to draw with. */
    public function isThere(): bool
    {
        return $this->bundle->shippedJson(self::FILE) !== null;
    }

    /** The version of the markup; a bundle of another version takes nothing over. */
    public function version(): string
    {
        return $this->part('version');
    }

    /** @return list<mixed> a closed list by the name that it has in the sources (docs/product/enumerations.md) */
    public function list(string $name): array
    {
        return $this->part('lists')[$name] ?? throw new OutOfBoundsException("imo-widgets: drawn.json has no list $name.");
    }

    /** @return list<string> the names of the built-in places, in their order */
    public function places(): array
    {
        return $this->part('places');
    }

    /**
     * An icon, which says nothing that the words beside it do not.
     *
     * @param  string  $name  lucide's, such as `map-pin`
     * @param  string  $class  what makes it large or small
     */
    public function icon(string $name, string $class = 'imo-icon'): Html
    {
        $drawn = $this->part('icons')[$name] ?? throw new OutOfBoundsException("imo-widgets: drawn.json has no icon $name.");

        return Html::trusted(str_replace(' imo-icon"', " $class\"", $drawn));
    }

    private function part(string $name): mixed
    {
        return $this->bundle->shippedJson(self::FILE)[$name] ?? throw new OutOfBoundsException("imo-widgets: drawn.json has no $name; run the build.");
    }
}
