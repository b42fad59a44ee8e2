<?php

namespace ImoWidgets\Widgets;

use BackedEnum;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Contracts\Support\Jsonable;
use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Pagination\AbstractPaginator;
use Illuminate\Support\Collection;
use Illuminate\Support\Js;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Widgets\Exceptions\BadPageData;
use JsonException;
use JsonSerializable;
use Stringable;
use UnitEnum;

/**
 * A tag's page data, completed by the defaults of the site and checked against `page-data.json`. Only keys that the
 * widget reads are printed, at every depth: a model may have private columns, and the page is public.
 */
final class PageData
{
    public function __construct(
        private readonly Bundle $bundle,
        private readonly SiteDefaults $defaults,
        private readonly NamedLists $lists,
    ) {
    }

    /**
     * Returns the attributes that the widget's host may have, with all printable page data. A strict check throws
     * mistakes; another reports those that the browser cannot see.
     *
     * @param  ComponentAttributeBag  $attributes  as written, with escaped texts, as Blade gives them
     */
    public function check(
        string $widget,
        ComponentAttributeBag $attributes,
        mixed $data,
        bool $isStrict,
    ): ComponentAttributeBag {
        $fields = $this->bundle->widgets()[$widget] ?? [];
        $keys = new WidgetKeys($widget, $fields, $isStrict, $this->lists);
        [$checked, $inAttributes, $structured] = $this->readAttributes($attributes, $keys);
        $read = $this->readData($structured + $this->toKeys($widget, $data), $widget, $keys)
            + $this->readData($this->defaults->for($fields), $widget, $keys);
        $keys->demand([...array_keys($read), ...$inAttributes]);
        foreach (array_diff_key($read, array_flip($inAttributes)) as $key => $value) {
            $checked[$fields[$key]['attribute']] = e(self::toText($value));
        }

        return $checked;
    }

    private static function toText(mixed $value): string
    {
        return match (true) {
            is_string($value) => $value,
            // JSON may use an exponent, which attributes do not allow.
            is_float($value) => (string) preg_replace('/\.0*$|(\.\d*?)0+$/D', '$1', sprintf('%.20F', $value)),
            default => json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
        };
    }

    /** Tells if these attributes have all keys that the widget requires. */
    public function isComplete(string $widget, ComponentAttributeBag $checked): bool
    {
        $required = array_filter($this->bundle->widgets()[$widget] ?? [], fn (array $field) => $field['required']);

        return ! in_array(null, array_map($checked->get(...), array_column($required, 'attribute')), true);
    }

    /**
     * @param  array<string, mixed>  $data
     * @return array<string, mixed>
     */
    private function readData(array $data, string $widget, WidgetKeys $keys): array
    {
        // As in the browser: models, collections and dates become JSON.
        $known = $keys->pickKnown($data);
        $known = array_combine(array_keys($known), array_map($keys->resolve(...), array_keys($known), $known));
        $answers = array_map($this->toAnswer(...), $known);
        try {
            $seen = get_object_vars((object) json_decode(Js::encode($answers)));
        } catch (JsonException $cause) {
            $got = "something that it can't ({$cause->getMessage()})";

            throw new BadPageData("$widget: its data", 'what JSON can hold', $got, 'the fallback is shown.', $cause);
        }
        foreach ($seen as $key => $value) {
            $seen[$key] = $keys->read($key, $value);
        }

        return array_filter($seen, fn (mixed $value) => $value !== null);
    }

    /** Converts a paginated resource collection to its response: plain JSON would lack the page numbers. */
    private function toAnswer(mixed $value): mixed
    {
        $isPage = $value instanceof ResourceCollection && $value->resource instanceof AbstractPaginator;

        return $isPage ? $value->toResponse(request())->getData() : $value;
    }

    /** @return array{ComponentAttributeBag, list<string>, array<string, mixed>} printable ones, their keys, and data */
    private function readAttributes(ComponentAttributeBag $attributes, WidgetKeys $keys): array
    {
        [$printable, $given, $structured] = [[], [], []];
        foreach ($attributes->getAttributes() as $name => $value) {
            $value =
                $value instanceof UnitEnum ? ($value instanceof BackedEnum ? $value->value : $value->name) : $value;
            $key = $keys->findKey($name);
            $value = $key === null ? $value : $keys->resolve($key, $value);
            if ($key !== null && $this->isStructured($value)) {
                $structured[$key] = $value;
            } elseif ($this->isStructured($value)) {
                $place = "imo-widgets: the attribute \"$name\"";
                $keys->refuse(new BadPageData($place, 'a text', BadPageData::quote($value), 'it is left out.'));
            } elseif ($key === null || $value === null || $value === false) {
                $printable[$name] = $value;
            } else {
                // `true` prints the attribute's own name; texts arrive escaped.
                $text = $value === true ? $name : html_entity_decode((string) $value, ENT_QUOTES | ENT_HTML5);
                $read = $keys->read($key, $text);
                if ($read !== null) {
                    $printable[$name] = $read === $text ? $value : e(self::toText($read));
                    $given[] = $key;
                }
            }
        }

        return [new ComponentAttributeBag($printable), $given, $structured];
    }

    private function isStructured(mixed $value): bool
    {
        return is_array($value)
            || (is_object($value)
                && ($value instanceof Arrayable || $value instanceof Jsonable || ! ($value instanceof Stringable)));
    }

    /** @return array<string, mixed> */
    private function toKeys(string $widget, mixed $data): array
    {
        $isPlain = is_object($data) && ! ($data instanceof Arrayable || $data instanceof JsonSerializable
            || $data instanceof Jsonable);
        // The JSON of a `Jsonable` may be a single value.
        $keys = $isPlain ? get_object_vars($data) : (array) (new Collection($data))->all();
        if ($keys !== [] && array_is_list($keys)) {
            $expected = "an array with keys such as ['colaboradores' => \$equipa]";

            $got = BadPageData::quote(is_scalar($data) ? $data : $keys);

            throw new BadPageData("$widget: its data", $expected, $got, 'the fallback is shown.');
        }

        return $keys;
    }
}
