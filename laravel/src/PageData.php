<?php

namespace ImoWidgets;

use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Contracts\Support\Jsonable;
use Illuminate\Support\Js;
use JsonException;
use JsonSerializable;

/**
 * A tag's page data: as the developer gave them, completed by what the whole site has in common, and checked against what
 * the widget says that it takes (`page-data.json`).
 */
final class PageData
{
    public function __construct(private readonly Bundle $bundle, private readonly SiteDefaults $defaults)
    {
    }

    /**
     * @param  array<string, string>  $attributes  the tag's own `data-*` attributes, which win over the same key in data
     * @return array<string, mixed> for the tag's JSON script
     *
     * @throws BadPageData
     */
    public function completed(string $widget, mixed $data, array $attributes, bool $check): array
    {
        $given = $this->asKeys($widget, $data);
        $fields = $this->bundle->widgets()[$widget] ?? [];
        $completed = $given + $this->defaults->for($fields);
        if ($check) {
            $this->check($widget, $fields, $given, $completed, $attributes);
        }

        return array_filter($completed, fn (mixed $value) => $value !== null);
    }

    /**
     * JSON that no content can break out of its script with.
     *
     * @param  array<string, mixed>  $data
     *
     * @throws BadPageData
     */
    public static function json(string $widget, array $data): string
    {
        try {
            return Js::encode($data);
        } catch (JsonException $cause) {
            throw BadPageData::notJson($widget, $cause);
        }
    }

    /** @return array<string, mixed> */
    private function asKeys(string $widget, mixed $data): array
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
            throw BadPageData::notAnObject($widget, $keys);
        }

        return $keys;
    }

    /** @throws BadPageData */
    private function check(string $widget, array $fields, array $given, array $completed, array $attributes): void
    {
        foreach (array_keys($given) as $key) {
            isset($fields[$key]) || throw BadPageData::unknownKey($widget, (string) $key, array_keys($fields));
        }
        // As the browser will see it: models, collections and dates have become JSON by then.
        $seen = json_decode(self::json($widget, $completed), true);
        foreach ($fields as $key => $field) {
            $this->checkValue($widget, $key, $field, $attributes[$field['attribute']] ?? $seen[$key] ?? null);
        }
    }

    private function checkValue(string $widget, string $key, array $field, mixed $value): void
    {
        if (! Kind::isGiven($value)) {
            $field['required'] && throw BadPageData::missing($widget, $key, $field['expected']);

            return;
        }
        Kind::accepts($field, $value) || throw BadPageData::wrongValue($widget, $key, $field['expected'], $value);
    }
}
