<?php

namespace ImoWidgets;

/**
 * What an entry of a list of records holds, such as the people of `colaboradores`. This is the one place that knows how
 * `page-data.json` says it: a TypeScript type as text, `{ id?: string | number; name: string }[]`.
 */
final class RecordShape
{
    /** @param  array<string, array{isRequired: bool, types: list<string>}>  $properties  by name */
    private function __construct(public readonly array $properties)
    {
    }

    /** @param  array<string, mixed>  $field  one key's entry in `page-data.json` */
    public static function of(array $field): self
    {
        preg_match_all('/(\w+)(\??): ([^;}]+)/', $field['type'], $found, PREG_SET_ORDER);
        $properties = [];
        foreach ($found as [, $name, $optional, $types]) {
            $properties[$name] = ['isRequired' => $optional === '', 'types' => explode(' | ', trim($types))];
        }

        return new self($properties);
    }

    /** Whether the widget can show this entry. */
    public function accepts(mixed $entry): bool
    {
        if (! is_array($entry)) {
            return false;
        }
        foreach ($this->properties as $name => $property) {
            $value = $entry[$name] ?? null;
            $isRight = $value === null ? ! $property['isRequired'] : self::isOfType($value, $property['types']);
            if (! $isRight || ($property['isRequired'] && ! Kind::isGiven($value))) {
                return false;
            }
        }

        return true;
    }

    /** The entry without what the widget does not read: other keys, and anything that is no plain value. */
    public function reduce(mixed $entry): mixed
    {
        if (! is_array($entry)) {
            return $entry;
        }

        return array_map(fn (mixed $value) => is_array($value) ? null : $value, array_intersect_key($entry, $this->properties));
    }

    /** @param  list<string>  $types */
    private static function isOfType(mixed $value, array $types): bool
    {
        $type = is_int($value) || is_float($value) ? 'number' : gettype($value);

        return in_array($type, $types, true);
    }
}
