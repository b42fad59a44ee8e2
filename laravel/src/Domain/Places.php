<?php

namespace ImoWidgets\Domain;

/**
 * Finds the names in a text of places (docs/product/places.md#names-with-commas), exactly as
 * src/domain/places/places.ts does.
 */
final class Places
{
    /**
     * @var array<string, string>|null names by their key for comparison, made on first use: most pages name no place
     */
    private ?array $names = null;

    private int $longestRun = 1;

    /** @param  list<string|array{nome: string, tambem: list<string>}>  $given */
    public function __construct(private readonly array $given)
    {
    }

    /**
     * @param  list<string>|string  $value  an entry of a list is a whole name, a text may hold several
     * @return list<string> the names as the index writes them, each once
     */
    public function read(array|string $value): array
    {
        if ($value === [] || $value === '') {
            return [];
        }
        if ($this->names === null) {
            $this->index();
        }
        $names = is_string($value)
            ? $this->split($value)
            : array_map(fn (string $name) => $this->names[self::toKey($name)] ?? Text::trim($name), $value);
        $distinct = [];
        foreach ($names as $name) {
            if ($name !== '') {
                $distinct[self::toKey($name)] ??= $name;
            }
        }

        return array_values($distinct);
    }

    private function index(): void
    {
        $this->names = [];
        $toPlace = fn (string|array $one) => is_string($one) ? ['nome' => $one, 'tambem' => []] : $one;
        $places = array_map($toPlace, $this->given);
        foreach ($places as $place) {
            $this->add($place['nome'], $place['nome']);
        }
        // Aliases come after names: an alias never takes the name of another place.
        foreach ($places as $place) {
            foreach (Text::trim($place['nome']) === '' ? [] : $place['tambem'] as $other) {
                $this->add($other, $place['nome']);
            }
        }
    }

    private function add(string $name, string $place): void
    {
        if (! Text::isBlank($name)) {
            $this->names[self::toKey($name)] ??= Text::trim($place);
            $this->longestRun = max($this->longestRun, substr_count($name, ',') + 1);
        }
    }

    /** @return list<string> */
    private function split(string $text): array
    {
        $pieces = array_map(Text::trim(...), explode(',', $text));
        $pieces = array_values(array_filter($pieces, fn (string $piece) => $piece !== ''));
        $names = [];
        for ($start = 0; $start < count($pieces);) {
            [$name, $length] = $this->findKnownRun($pieces, $start) ?? [$pieces[$start], 1];
            $names[] = $name;
            $start += $length;
        }

        return $names;
    }

    /**
     * @param  list<string>  $pieces
     * @return array{string, int}|null the longest run of pieces that is a known name, and the number of its pieces
     */
    private function findKnownRun(array $pieces, int $start): ?array
    {
        for ($length = min($this->longestRun, count($pieces) - $start); $length > 0; $length--) {
            $name = $this->names[self::toKey(implode(',', array_slice($pieces, $start, $length)))] ?? null;
            if ($name !== null) {
                return [$name, $length];
            }
        }

        return null;
    }

    private static function toKey(string $name): string
    {
        // The leading blank keeps PHP from turning a numeric array key into an integer.
        return ' '.implode(',', array_map(Text::trim(...), explode(',', Text::fold($name))));
    }
}
