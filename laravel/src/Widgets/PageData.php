<?php

namespace ImoWidgets\Widgets;

use BackedEnum;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Contracts\Support\Jsonable;
use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Pagination\AbstractPaginator;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;
use Illuminate\Support\Js;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\BadPageData;
use ImoWidgets\Widgets\Drawing\PageValues;
use JsonException;
use JsonSerializable;
use Stringable;
use Throwable;
use UnitEnum;

/**
 * Checks the page data of one tag against `page-data.json`: each value is refused, or reduced to the parts that the
 * widget reads. Nothing else is printed at any depth, because a model may have private columns and the page is public.
 */
final class PageData
{
    private const WITHOUT_REQUIRED = 'the widget does not mount and its fallback stays.';

    /** @var array<string, string> the names of the named lists in use, by key */
    private array $named = [];

    /**
     * @param  array<string, array<string, mixed>>  $fields  the widget's fields, by key
     * @param  bool  $isStrict  true to throw on every mistake; false to report only mistakes that the browser cannot
     *     see
     */
    public function __construct(
        private readonly string $widget,
        private readonly array $fields,
        private readonly bool $isStrict,
        private readonly NamedLists $lists,
    ) {
    }

    /**
     * Returns all printable page data, and the attributes to print on the widget's host.
     *
     * @param  ComponentAttributeBag  $attributes  the tag's attributes as Blade passes them, with strings escaped
     * @param  array<string, mixed>  $defaults  the site's defaults, by key
     */
    public function read(ComponentAttributeBag $attributes, mixed $data, array $defaults): PageValues
    {
        [$others, $written] = $this->splitAttributes($attributes);
        $read = $this->readAll($written) + $this->readAll($this->toKeys($data)) + $this->readAll($defaults);
        foreach (array_diff_key($this->fields, $read) as $key => $field) {
            if ($field['required'] && $this->isStrict) {
                $place = "$this->widget: \"$key\" is required:";

                throw new BadPageData($place, $field['expected'], 'nothing', self::WITHOUT_REQUIRED);
            }
        }
        foreach (array_intersect_key($this->fields, $read) as $key => $field) {
            $needs = $field['needs'] ?? $key;
            // Outside debug the browser reports the same.
            if (! isset($read[$needs]) && $this->isStrict) {
                throw $this->problem($key, "\"$needs\" beside it", 'nothing');
            }
        }
        $texts = array_map(self::toText(...), $read);
        foreach ($texts as $key => $text) {
            $others[$this->fields[$key]['attribute']] = e($text);
        }
        $written = array_map(self::asInBrowser(...), $texts);

        return new PageValues($this->fields, $written, new ComponentAttributeBag($others));
    }

    /**
     * Splits the attributes into the page's own, which are printed unchanged, and page data by key.
     *
     * @return array{array<string, mixed>, array<string, mixed>}
     */
    private function splitAttributes(ComponentAttributeBag $attributes): array
    {
        [$others, $data] = [[], []];
        $keys = array_flip(array_map(fn (array $field) => $field['attribute'], $this->fields));
        foreach ($attributes->getAttributes() as $name => $value) {
            $value =
                $value instanceof UnitEnum ? ($value instanceof BackedEnum ? $value->value : $value->name) : $value;
            $isData = $value instanceof Arrayable || $value instanceof Jsonable;
            $isStructured = $isData || is_array($value) || (is_object($value) && ! ($value instanceof Stringable));
            $key = $keys[strtolower($name)] ?? null;
            if ($key !== null) {
                $data[$key] ??= match (true) {
                    $isStructured => $value,
                    $value === null || $value === false => null,
                    // `true` means an attribute without a value, whose value is its name; strings arrive escaped.
                    default => $value === true ? $name : html_entity_decode((string) $value, ENT_QUOTES | ENT_HTML5),
                };
            } elseif ($isStructured) {
                $place = "imo-widgets: the attribute \"$name\"";
                $this->refuse(new BadPageData($place, 'text', BadPageData::quote($value), 'it is left out.'));
            } else {
                $others[$name] = $value;
            }
        }

        return [$others, $data];
    }

    /** @return array<string, mixed> */
    private function toKeys(mixed $data): array
    {
        $isPlain = is_object($data) && ! ($data instanceof Arrayable || $data instanceof JsonSerializable
            || $data instanceof Jsonable);
        // A `Jsonable` may encode to a scalar.
        $keys = $isPlain ? get_object_vars($data) : (array) (new Collection($data))->all();
        if ($keys !== [] && array_is_list($keys)) {
            $expected = "an array with keys such as ['colaboradores' => \$equipa]";
            $got = BadPageData::quote(is_scalar($data) ? $data : $keys);

            throw new BadPageData("$this->widget: its data", $expected, $got, 'the fallback is shown.');
        }

        return $keys;
    }

    /**
     * Reads page data by key as the browser will, after models, collections and dates have become JSON.
     *
     * @param  array<string, mixed>  $data
     * @return array<string, mixed>
     */
    private function readAll(array $data): array
    {
        $unknown = array_key_first(array_diff_key($data, $this->fields));
        if ($unknown !== null && $this->isStrict) {
            $expected = 'one of its keys ('.implode(', ', array_keys($this->fields)).')';

            throw new BadPageData("$this->widget:", $expected, "\"$unknown\"", 'the key is ignored.');
        }
        $values = Arr::where(
            array_intersect_key($data, $this->fields),
            fn (mixed $value, string $key) => $this->schema($key)->gives($value),
        );
        $answers = Arr::map($values, fn (mixed $value, string $key) => self::toAnswer($this->resolve($key, $value)));
        try {
            // Laravel 11 refuses invalid UTF-8 here; later versions replace it themselves.
            $seen = get_object_vars((object) json_decode(Js::encode($answers, JSON_INVALID_UTF8_SUBSTITUTE)));
        } catch (JsonException $cause) {
            $got = "something that it can't ({$cause->getMessage()})";
            $place = "$this->widget: its data";

            throw new BadPageData($place, 'what JSON can hold', $got, 'the fallback is shown.', $cause);
        }
        $read = Arr::map($seen, $this->readOne(...));

        return array_filter($read, fn (mixed $value) => $value !== null);
    }

    /**
     * Returns the list with this name (docs/contract.md#named-lists), `null` if it could not be loaded, and any other
     * value unchanged.
     */
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

    /** Converts a paginated resource collection to its response, because its own JSON lacks the page numbers. */
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
        // Outside debug, a printable value is left to the browser, which reports the mistake in its console.
        if ($reduced === null || ($this->isStrict && ! $schema->accepts($value))) {
            $this->refuse($this->wrongValue($key, $value));
        }

        return $reduced;
    }

    private function refuse(BadPageData $problem): void
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
            $known = implode(', ', array_keys($this->lists->labels()[$key] ?? []))
                ?: 'ImoWidgets::list has registered none';
            $expected .= ", or the name of a list of this site ($known)";
        }

        return $this->problem($key, $expected, $got);
    }

    private function problem(string $key, string $expected, string $got, ?Throwable $previous = null): BadPageData
    {
        $without = $this->fields[$key]['required'] ? self::WITHOUT_REQUIRED : 'the widget does without it.';

        return new BadPageData("$this->widget: \"$key\"", $expected, $got, $without, $previous);
    }

    private static function toText(mixed $value): string
    {
        return match (true) {
            is_string($value) => $value,
            // JSON may use an exponent, which attributes don't allow.
            is_float($value) => rtrim(rtrim(sprintf('%.20F', $value), '0'), '.'),
            default => json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
        };
    }

    /** Returns the text as a browser reads it from an attribute, after Blade has trimmed it. */
    private static function asInBrowser(string $text): string
    {
        return str_replace(["\r\n", "\r", "\0"], ["\n", "\n", "\u{FFFD}"], Text::scrub(trim($text)));
    }
}
