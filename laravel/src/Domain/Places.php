<?php

namespace ImoWidgets\Domain;

/**
 * Splits a comma-separated string into names of places, some of which contain commas
 * (docs/product/places.md#names-with-commas), exactly as src/domain/places/places.ts does.
 */
final class Places
{
    /**
     * @var array<string, string>|null names by their comparable form, built on first use because most pages name no
     *     place
     */
    private ?array $names = null;

    private int $longestRun = 1;

    /** @param  list<string|array{nome: string, tambem: list<string>}>  $places */
    public function __construct(private readonly array $places)
    {
    }

    /**
     * @param  list<string>|string  $value  each entry of a list is a whole name; a string may hold several
     * @return list<string> distinct names, spelt as the page's places spell them
     */
    public function read(array|string $value): array
    {
        if ($value === [] || $value === '') {
            return [];
        }
        $known = $this->names ??= $this->index();
        $names = is_string($value)
            ? $this->split($value)
            : array_map(fn (string $name) => $known[self::toKey($name)] ?? Text::trim($name), $value);
        $distinct = [];
        foreach (array_filter($names, fn (string $name) => $name !== '') as $name) {
            $distinct[self::toKey($name)] ??= $name;
        }

        return array_values($distinct);
    }

    /** @return array<string, string> */
    private function index(): array
    {
        [$names, $aliases] = [[], []];
        foreach ($this->places as $entry) {
            ['nome' => $name, 'tambem' => $others] = is_string($entry) ? ['nome' => $entry, 'tambem' => []] : $entry;
            $place = Text::trim($name);
            $names[] = [$name, $place];
            array_push($aliases, ...array_map(fn (string $other) => [$other, $place], $others));
        }
        $index = [];
        // Aliases come after names, so an alias never takes the name of another place.
        foreach ([...$names, ...$aliases] as [$name, $place]) {
            if ($place !== '' && ! Text::isBlank($name)) {
                $index[self::toKey($name)] ??= $place;
                $this->longestRun = max($this->longestRun, substr_count($name, ',') + 1);
            }
        }

        return $index;
    }

    /** @return list<string> the longest runs of pieces that form known names, and all other pieces unchanged */
    private function split(string $text): array
    {
        $pieces = array_map(Text::trim(...), explode(',', $text));
        $pieces = array_values(array_filter($pieces, fn (string $piece) => $piece !== ''));
        $names = [];
        while ($pieces !== []) {
            $length = min($this->longestRun, count($pieces));
            while ($length > 1 && ! isset($this->names[self::toKey(implode(',', array_slice($pieces, 0, $length)))])) {
                $length--;
            }
            $run = implode(',', array_splice($pieces, 0, $length));
            $names[] = $this->names[self::toKey($run)] ?? $run;
        }

        return $names;
    }

    private static function toKey(string $name): string
    {
        // The leading space keeps PHP from turning a numeric array key into an integer.
        return ' '.implode(',', array_map(Text::trim(...), explode(',', Text::fold($name))));
    }
}
