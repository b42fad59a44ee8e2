<?php

namespace ImoWidgets\Widgets;

use BackedEnum;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Contracts\Support\Jsonable;
use Illuminate\Support\Collection;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\Text;
use ImoWidgets\Widgets\Drawing\PageValues;
use ImoWidgets\Widgets\Exceptions\BadPageData;
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
     * Returns all printable page data, with the attributes that the widget's host may have. A strict check throws
     * mistakes; another reports those that the browser cannot see.
     *
     * @param  ComponentAttributeBag  $attributes  as written, with escaped texts, as Blade gives them
     */
    public function check(
        string $widget,
        ComponentAttributeBag $attributes,
        mixed $data,
        bool $isStrict,
    ): PageValues {
        $fields = $this->bundle->widgets()[$widget] ?? [];
        $keys = new WidgetKeys($widget, $fields, $isStrict, $this->lists);
        [$others, $written] = $this->splitAttributes($attributes, $keys);
        $read = $keys->read($written)
            + $keys->read($this->toKeys($widget, $data))
            + $keys->read($this->defaults->for($fields));
        $keys->demand(array_keys($read));
        $texts = array_map(self::toText(...), $read);
        foreach ($texts as $key => $text) {
            $others[$fields[$key]['attribute']] = e($text);
        }

        return new PageValues($fields, array_map(self::asInBrowser(...), $texts), new ComponentAttributeBag($others));
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

    /** Returns the text as a browser reads it out of an attribute, which Blade trims. */
    private static function asInBrowser(string $text): string
    {
        return str_replace(["\r\n", "\r", "\0"], ["\n", "\n", "\u{FFFD}"], Text::scrub(trim($text)));
    }

    /**
     * Splits the attributes into those of the page's own, to be printed as they are, and page data by key.
     *
     * @return array{array<string, mixed>, array<string, mixed>}
     */
    private function splitAttributes(ComponentAttributeBag $attributes, WidgetKeys $keys): array
    {
        [$others, $data] = [[], []];
        foreach ($attributes->getAttributes() as $name => $value) {
            $value =
                $value instanceof UnitEnum ? ($value instanceof BackedEnum ? $value->value : $value->name) : $value;
            $isData = $value instanceof Arrayable || $value instanceof Jsonable;
            $isStructured = $isData || is_array($value) || (is_object($value) && ! ($value instanceof Stringable));
            $key = $keys->findKey($name);
            if ($key !== null) {
                $data[$key] ??= match (true) {
                    $isStructured => $value,
                    $value === null || $value === false => null,
                    // `true` prints the attribute's own name; texts arrive escaped.
                    default => $value === true ? $name : html_entity_decode((string) $value, ENT_QUOTES | ENT_HTML5),
                };
            } elseif ($isStructured) {
                $place = "imo-widgets: the attribute \"$name\"";
                $keys->refuse(new BadPageData($place, 'a text', BadPageData::quote($value), 'it is left out.'));
            } else {
                $others[$name] = $value;
            }
        }

        return [$others, $data];
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
