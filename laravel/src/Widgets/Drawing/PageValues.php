<?php

namespace ImoWidgets\Widgets\Drawing;

use Illuminate\Support\Str;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\NotDrawn;
use ImoWidgets\Widgets\KeySchema;
use stdClass;

/**
 * A tag's page data as the widget will read it from the printed attributes (docs/contract.md#page-data). If the
 * widget would report a value, nothing is drawn.
 */
final class PageValues
{
    /**
     * @param  array<string, array<string, mixed>>  $fields  the widget's fields, by key
     * @param  array<string, string>  $given  the values of the tag's attributes, by key
     * @param  ComponentAttributeBag  $attributes  the attributes to print: page data and the tag's other attributes
     */
    public function __construct(
        private readonly array $fields,
        public readonly array $given,
        public readonly ComponentAttributeBag $attributes = new ComponentAttributeBag,
    ) {
    }

    /** Returns whether all required keys of the widget are given. */
    public function isComplete(): bool
    {
        $required = array_filter($this->fields, fn (array $field) => $field['required']);

        return array_diff_key($required, $this->given) === [];
    }

    public function takes(string $key): bool
    {
        return isset($this->fields[$key]);
    }

    /**
     * Returns the value that the widget reads for a key, or the key's default; throws `NotDrawn` if the widget would
     * report the value.
     */
    public function get(string $key): mixed
    {
        $field = $this->fields[$key];
        $schema = new KeySchema($field['schema']);
        $given = $this->given[$key] ?? null;
        if (! $schema->gives($given)) {
            return $field['required'] ? throw new NotDrawn("$key is required") : $field['default'];
        }
        $value = $schema->read($given) ?? throw new NotDrawn("$key can't be read");

        return $field['required'] && $value === [] ? throw new NotDrawn("$key holds nothing") : $value;
    }

    /**
     * Returns all values that are strings or `null`; throws `NotDrawn` if the widget would report any value.
     *
     * @return array<string, string|null>
     */
    public function texts(): array
    {
        $keys = array_keys($this->fields);
        $values = array_map($this->get(...), array_combine($keys, $keys));
        foreach ($this->fields as $key => $field) {
            if ($values[$key] !== null && $values[$field['needs'] ?? $key] === null) {
                throw new NotDrawn("$key lacks {$field['needs']}");
            }
        }

        return array_filter($values, fn (mixed $value) => is_string($value) || $value === null);
    }

    public function decimal(string $key): ?float
    {
        $text = $this->get($key);

        return $text === null ? null : (float) str_replace(',', '.', $text);
    }

    /** Returns whether the widget has this feature; it has all features unless the page names some. */
    public function hasFeature(string $name): bool
    {
        $chosen = $this->get('funcoes');

        return $chosen === null || in_array($name, $chosen, true);
    }

    /** @return list<array{nome: string, tambem: list<string>}>|null */
    public function places(string $key): ?array
    {
        /** @var list<string|stdClass>|null $places */
        $places = $this->get($key);

        return $places === null ? null : array_map(fn (string|stdClass $one) => [
            'nome' => (string) (is_string($one) ? $one : $one->nome),
            'tambem' => $one->tambem ?? [],
        ], $places);
    }

    /** @return list<string> the names that aren't blank, or the key's default if all are */
    public function offices(string $key): array
    {
        $names = array_filter((array) $this->get($key), fn (mixed $name) => ! Text::isBlank((string) $name));

        return $names === [] ? $this->fields[$key]['default'] : array_values($names);
    }

    /** @return list<array{id: string|int|float, name: string}> */
    public function collaborators(string $key): array
    {
        /** @var list<stdClass> $people */
        $people = $this->get($key) ?? [];

        return array_map(
            fn (stdClass $one) => ['id' => $one->id, 'name' => JsNumber::toText($one->name)],
            $people,
        );
    }

    /** @return list<array{name: string, titulo: string, foto: ?string, link: ?string}> */
    public function people(string $key): array
    {
        /** @var list<stdClass> $people */
        $people = $this->get($key) ?? [];

        return array_map(fn (stdClass $one) => [
            'name' => Text::trim($one->name),
            'titulo' => Text::trim(JsNumber::toText($one->titulo ?? '')),
            'foto' => $this->photo(Text::trim($one->foto ?? '')),
            'link' => $this->safeUrl(Text::trim($one->link ?? '')),
        ], $people);
    }

    /** @return array{listings: list<Listing>, page: int|float, lastPage: int|float, total: int|float|null}|null */
    public function results(string $key): ?array
    {
        $read = $this->get($key);
        if ($read === null) {
            return null;
        }
        $data = json_decode($this->given[$key])->data;
        // To JavaScript, a list is an object without these keys.
        $objects = array_filter($data, fn (mixed $one) => is_array($one) || $one instanceof stdClass);
        $paging = $read->meta ?? $read;

        return [
            'listings' => array_values(
                array_map(fn (array|stdClass $one) => new Listing(is_array($one) ? new stdClass() : $one), $objects),
            ),
            'page' => +$paging->current_page,
            'lastPage' => max(1, +$paging->last_page),
            'total' => isset($paging->total) ? +$paging->total : null,
        ];
    }

    private function photo(string $url): ?string
    {
        return Str::startsWith(Str::lower($url), 'data:image/') ? $url : $this->safeUrl($url);
    }

    private function safeUrl(string $url): ?string
    {
        return (new KeySchema($this->fields['apiBase']['schema']))->read($url);
    }
}
