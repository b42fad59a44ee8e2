<?php

namespace ImoWidgets\Widgets;

use BackedEnum;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Contracts\Support\Jsonable;
use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Pagination\AbstractPaginator;
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
     * Returns the tag with all printable values as attributes. A strict check throws mistakes; another reports those
     * that the browser cannot see.
     */
    public function check(HostTag $tag, bool $isStrict): HostTag
    {
        $fields = $this->bundle->widgets()[$tag->widget] ?? [];
        $keys = new WidgetKeys($tag->widget, $fields, $isStrict, $this->lists);
        [$plain, $structured] = $this->sortAttributes($tag->attributes, $keys);
        [$attributes, $inAttributes] = $this->readAttributes($plain, $keys);

        $data = $this->readData($structured + $this->toKeys($tag->widget, $tag->data), $tag->widget, $keys)
            + $this->readData($this->defaults->for($fields), $tag->widget, $keys);
        $keys->demand([...array_keys($data), ...$inAttributes]);
        foreach (array_diff_key($data, array_flip($inAttributes)) as $key => $value) {
            $attributes[$fields[$key]['attribute']] = e(self::toText($value));
        }

        return new HostTag($tag->widget, $tag->element, $attributes);
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

    public function isComplete(HostTag $checked): bool
    {
        foreach ($this->bundle->widgets()[$checked->widget] ?? [] as $key => $field) {
            if ($field['required'] && $checked->attributes->get($field['attribute']) === null) {
                return false;
            }
        }

        return true;
    }

    /** Encodes JSON so that no content can break out of its script. */
    public static function encode(string $what, mixed $data): string
    {
        try {
            return Js::encode($data);
        } catch (JsonException $cause) {
            $got = "something that it can't ({$cause->getMessage()})";

            throw new BadPageData("$what: its data", 'what JSON can hold', $got, 'the fallback is shown.', $cause);
        }
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
        $seen = get_object_vars((object) json_decode(self::encode($widget, array_map($this->toAnswer(...), $known))));
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

    /** @return array{array<string, mixed>, array<string, mixed>} */
    private function sortAttributes(ComponentAttributeBag $attributes, WidgetKeys $keys): array
    {
        [$plain, $structured] = [[], []];
        foreach ($attributes->getAttributes() as $name => $value) {
            $value =
                $value instanceof UnitEnum ? ($value instanceof BackedEnum ? $value->value : $value->name) : $value;
            $key = $keys->findKey($name);
            $value = $key === null ? $value : $keys->resolve($key, $value);
            if (! $this->isStructured($value)) {
                $plain[$name] = $value;
            } elseif ($key !== null) {
                $structured[$key] = $value;
            } else {
                $got = BadPageData::quote($value);
                $keys->refuse(
                    new BadPageData("imo-widgets: the attribute \"$name\"", 'a text', $got, 'it is left out.'),
                );
            }
        }

        return [$plain, $structured];
    }

    private function isStructured(mixed $value): bool
    {
        return is_array($value)
            || (is_object($value)
                && ($value instanceof Arrayable || $value instanceof Jsonable || ! ($value instanceof Stringable)));
    }

    /**
     * @param  array<string, mixed>  $plain
     * @return array{ComponentAttributeBag, list<string>}
     */
    private function readAttributes(array $plain, WidgetKeys $keys): array
    {
        [$printable, $given] = [[], []];
        foreach ($plain as $name => $value) {
            $key = $keys->findKey($name);
            if ($key === null || $value === null || $value === false) {
                $printable[$name] = $value;

                continue;
            }
            // `true` prints the attribute's own name; texts arrive escaped.
            $text = $value === true ? $name : html_entity_decode((string) $value, ENT_QUOTES | ENT_HTML5);
            $read = $keys->read($key, $text);
            if ($read !== null) {
                $printable[$name] = $read === $text ? $value : e(self::toText($read));
                $given[] = $key;
            }
        }

        return [new ComponentAttributeBag($printable), $given];
    }

    /** @return array<string, mixed> */
    private function toKeys(string $widget, mixed $data): array
    {
        $keys = match (true) {
            $data === null => [],
            $data instanceof Arrayable => $data->toArray(),
            $data instanceof JsonSerializable => $data->jsonSerialize(),
            $data instanceof Jsonable => json_decode($data->toJson(), true),
            is_object($data) => get_object_vars($data),
            default => $data,
        };
        if (! is_array($keys) || ($keys !== [] && array_is_list($keys))) {
            $expected = "an array with keys such as ['colaboradores' => \$equipa]";

            throw new BadPageData("$widget: its data", $expected, BadPageData::quote($keys), 'the fallback is shown.');
        }

        return $keys;
    }
}
