<?php

namespace ImoWidgets\Calls;

use Illuminate\Http\UploadedFile;

/** Makes the bodies that a call is tried with: a valid one, and one for each word that a widget may send. */
final class SamplePayloads
{
    private const TEXTS = ['email' => 'verificacao@exemplo.pt', 'tel' => '912345678', 'idRef' => ''];

    /** A text that no listing has. */
    private const NOWHERE = 'imo-widgets:check';

    /** The two limits of a search, which are sent as a pair. */
    private const PRICES = ['minprice', 'maxprice'];

    /** @param  array<string, string>  $ids  values of `idRef`, `comercial` and `agencia` that this site knows */
    public function __construct(private readonly Contract $contract, private readonly array $ids = [])
    {
    }

    /** @return array<string, mixed> every key, each with a value that its schema takes */
    public function valid(string $path): array
    {
        $properties = $this->contract->properties($path);
        $body = [];
        foreach ($properties as $key => $schema) {
            $body[$key] = $this->value($key, $schema);
        }

        return $body;
    }

    /**
     * Returns the valid body once with each word of each enumeration, each list with a value, and the other filters of
     * a search: a price pair that no home has, and a reference.
     *
     * @return array<string, array<string|int, array<string, mixed>>> bodies by key and by its value
     */
    public function words(string $path): array
    {
        $bodies = [];
        foreach ($this->contract->properties($path) as $key => $schema) {
            $isList = ($schema['type'] ?? null) === 'array';
            foreach ($this->wordsOf($key, $schema) as $word) {
                $bodies[$key][$word] = [...$this->valid($path), $key => $isList ? [$word] : $word];
            }
        }
        if (array_diff(self::PRICES, array_keys($this->contract->properties($path))) === []) {
            $bodies['minprice, maxprice']['1 to 1'] = [...$this->valid($path), ...array_fill_keys(self::PRICES, 1)];
        }

        return $bodies;
    }

    /**
     * Returns searches that must find something: by this listing's place and price, and by the ids that the site
     * should know.
     *
     * @param  array<string, mixed>  $card  as `POST /api/imoveis` answered it
     * @return array<string, array<string|int, array<string, mixed>>> bodies by key and by its value
     */
    public function findingAgain(string $path, array $card): array
    {
        [$all, $place, $price] = [$this->valid($path), $card['conselho'] ?? null, $card['preco'] ?? null];
        [$agent, $reference] = [$this->ids['comercial'] ?? null, $this->ids['idRef'] ?? null];

        return [
            ...is_string($place) && $place !== '' ? ['localizacao' => [$place => [...$all, 'localizacao' => [$place]]]] : [],
            ...is_numeric($price) ? ['minprice, maxprice' => ["$price to $price" => [...$all, ...array_fill_keys(self::PRICES, (float) $price)]]] : [],
            ...$agent !== null ? ['comercial' => [$agent => [...$all, 'comercial' => [$agent]]]] : [],
            ...$reference !== null ? ['idRef' => [$reference => [...$all, 'idRef' => $reference]]] : [],
        ];
    }

    /**
     * @param  array<string, mixed>  $schema
     * @return list<string>
     */
    private function wordsOf(string $key, array $schema): array
    {
        $items = $schema['items'] ?? null;

        return match (true) {
            isset($schema['enum']) => $schema['enum'],
            isset($items['enum']) => $items['enum'],
            $items !== null => [isset($items['anyOf']) ? $this->ids[$key] ?? '1' : self::NOWHERE],
            // A search's reference; a form's is that of its listing.
            $key === 'idRef' && ! isset($schema['anyOf']) => [self::NOWHERE],
            default => [],
        };
    }

    /** @param  array<string, mixed>  $schema */
    private function value(string $key, array $schema): mixed
    {
        return match (true) {
            isset($schema['contentMediaType']) => self::file("%PDF-1.4\n%%EOF"),
            isset($this->ids[$key], $schema['anyOf']) => $this->ids[$key],
            isset($schema['enum']) => $schema['enum'][0],
            ($schema['type'] ?? null) === 'integer' => $schema['minimum'] ?? 1,
            ($schema['type'] ?? null) === 'array' => [],
            // An unlimited price, or an id.
            isset($schema['anyOf']) => in_array(['type' => 'null'], $schema['anyOf'], true) ? null : '1',
            default => self::TEXTS[$key] ?? (isset($schema['minLength']) ? 'imo-widgets:check' : ''),
        };
    }

    private static function file(string $content): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('cv.pdf', $content);
    }
}
