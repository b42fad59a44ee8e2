<?php

namespace ImoWidgets\Widgets;

use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Pagination\AbstractPaginator;
use Illuminate\Support\Arr;
use Illuminate\Support\Js;
use ImoWidgets\Widgets\Exceptions\BadPageData;
use JsonException;
use Throwable;

/** The keys that one widget takes: each value is reduced to the parts that the widget reads, or refused. */
final class WidgetKeys
{
    private const WITHOUT_REQUIRED = 'the widget does not mount and its fallback stays.';

    /** @var array<string, string> */
    private array $named = [];

    /** @param  array<string, array<string, mixed>>  $fields */
    public function __construct(
        private readonly string $widget,
        private readonly array $fields,
        private readonly bool $isStrict,
        private readonly NamedLists $lists,
    ) {
    }

    /** Returns `precoImovel` for `data-preco-imovel`. */
    public function findKey(string $attribute): ?string
    {
        $matching = array_filter($this->fields, fn (array $field) => $field['attribute'] === strtolower($attribute));

        return array_key_first($matching);
    }

    /**
     * Reads page data by key, as in the browser: models, collections and dates become JSON.
     *
     * @param  array<string, mixed>  $data
     * @return array<string, mixed>
     */
    public function read(array $data): array
    {
        $unknown = array_key_first(array_diff_key($data, $this->fields));
        if ($unknown !== null && $this->isStrict) {
            $expected = 'one of its keys ('.implode(', ', array_keys($this->fields)).')';

            throw new BadPageData("$this->widget:", $expected, "\"$unknown\"", 'the key is ignored.');
        }
        $isGiven = fn (mixed $value, string $key) => $this->schema($key)->gives($value);
        $given = array_filter(array_intersect_key($data, $this->fields), $isGiven, ARRAY_FILTER_USE_BOTH);
        $answers = Arr::map($given, fn (mixed $value, string $key) => self::toAnswer($this->resolve($key, $value)));
        try {
            $seen = get_object_vars((object) json_decode(Js::encode($answers)));
        } catch (JsonException $cause) {
            $got = "something that it can't ({$cause->getMessage()})";
            $place = "$this->widget: its data";

            throw new BadPageData($place, 'what JSON can hold', $got, 'the fallback is shown.', $cause);
        }
        $read = Arr::map($seen, $this->readOne(...));

        return array_filter($read, fn (mixed $value) => $value !== null);
    }

    /** Returns the list that a name stands for (docs/contract.md#named-lists); `null` if it could not be loaded. */
    private function resolve(string $key, mixed $value): mixed
    {
        $name = is_string($value) ? KeySchema::trim($value) : '';
        if (! $this->lists->has($key, $name) || $this->schema($key)->recordKeys() === []) {
            return $value;
        }
        $this->named[$key] = $name;
        try {
            return $this->lists->entries($key, $name);
        } catch (Throwable $cause) {
            $got = "an error ({$cause->getMessage()})";
            $this->refuse($this->problem($key, "the entries of the list \"$name\"", $got, $cause));

            return null;
        }
    }

    /** Converts a paginated resource collection to its response: plain JSON would lack the page numbers. */
    private static function toAnswer(mixed $value): mixed
    {
        $isPage = $value instanceof ResourceCollection && $value->resource instanceof AbstractPaginator;

        return $isPage ? $value->toResponse(request())->getData() : $value;
    }

    private function readOne(mixed $value, string $key): mixed
    {
        $schema = $this->schema($key);
        if (! $schema->gives($value)) {
            return null;
        }
        $reduced = $schema->reduce($value);
        // Outside debug a printable value is left to the browser, which reports the same in its console.
        if ($reduced === null || ($this->isStrict && ! $schema->accepts($value))) {
            $this->refuse($this->wrongValue($key, $value));
        }

        return $reduced;
    }

    /** @param  list<string>  $given */
    public function demand(array $given): void
    {
        foreach (array_diff_key($this->fields, array_flip($given)) as $key => $field) {
            if ($field['required'] && $this->isStrict) {
                $place = "$this->widget: \"$key\" is required:";

                throw new BadPageData($place, $field['expected'], 'nothing', self::WITHOUT_REQUIRED);
            }
        }
    }

    public function refuse(BadPageData $problem): void
    {
        if ($this->isStrict) {
            throw $problem;
        }
        report($problem);
    }

    private function schema(string $key): KeySchema
    {
        return new KeySchema($this->fields[$key]['schema']);
    }

    private function wrongValue(string $key, mixed $value): BadPageData
    {
        $got = BadPageData::quote($value);
        $expected = $this->fields[$key]['expected'];
        if (isset($this->named[$key])) {
            $got .= " of the list \"{$this->named[$key]}\"";
        } elseif (is_string($value) && $this->schema($key)->recordKeys() !== []) {
            $known = implode(', ', array_keys($this->lists->labels()[$key] ?? [])) ?: 'ImoWidgets::list has registered none';
            $expected .= ", or the name of a list of this site ($known)";
        }

        return $this->problem($key, $expected, $got);
    }

    private function problem(string $key, string $expected, string $got, ?Throwable $previous = null): BadPageData
    {
        $without = $this->fields[$key]['required'] ? self::WITHOUT_REQUIRED : 'the widget does without it.';

        return new BadPageData("$this->widget: \"$key\"", $expected, $got, $without, $previous);
    }
}
