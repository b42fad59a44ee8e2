<?php

namespace ImoWidgets\Widgets;

use ImoWidgets\Domain\Text;
use stdClass;

/**
 * Reads the value of one key of page data by its JSON Schema in `page-data.json`, as the widget's own reader does
 * (docs/contract.md#the-schema-of-a-key). tests/shared/page-data-cases.json tests all readers.
 *
 * @phpstan-type Schema array<string, mixed>
 */
final class KeySchema
{
    /** @param  Schema  $schema */
    public function __construct(private readonly array $schema)
    {
    }

    /** Returns the value as the widget gets it; `null` for one that it would report. */
    public function read(mixed $value): mixed
    {
        $read = self::readBy($this->schema, $this->meant($value), isStrict: false);

        return (is_int($read) || is_float($read)) && self::alternatives($this->schema, 'array') !== []
            ? [$read]
            : $read;
    }

    /** Tells if the widget reads all of the value: a developer hears of a part that it would silently leave out. */
    public function accepts(mixed $value): bool
    {
        return self::readBy($this->schema, $this->meant($value), isStrict: true) !== null;
    }

    /** Reduces the value to the parts that the widget reads, for a public page; `null` if none can be read. */
    public function reduce(mixed $value): mixed
    {
        $meant = $this->meant($value);
        // No key takes a boolean, which would be a word in an attribute.
        $isOfNoKey = is_bool($meant) || (is_string($meant) && self::alternatives($this->schema, 'string') === []);
        // A URL that leads off the site is not printed at all.
        $isElsewhere = in_array($this->format(), ['site-url', 'site-path'], true) && ! $this->accepts($value);

        return $isOfNoKey || $isElsewhere ? null : self::pick($this->schema, $meant);
    }

    public function isUrl(): bool
    {
        return in_array($this->format(), ['safe-url', 'site-url'], true);
    }

    /** @return list<string> the keys that the widget reads of a record; none, if the key takes no list of records */
    public function recordKeys(): array
    {
        $items = self::alternatives($this->schema, 'array')[0]['items'] ?? [];

        return array_map(strval(...), array_keys(self::alternatives($items, 'object')[0]['properties'] ?? []));
    }

    /** Tells if this value is not empty; an empty list of features counts too (docs/contract.md#features). */
    public function gives(mixed $value): bool
    {
        return self::isGiven($value) || (is_string($value) && $this->format() === 'feature-list');
    }

    /** Tells if a value is given (docs/contract.md#values-that-give-nothing). */
    public static function isGiven(mixed $value): bool
    {
        return $value !== null && ! (is_string($value) && self::trim($value) === '');
    }

    /** Trims as JavaScript's `trim`: PHP's own leaves hard spaces. */
    public static function trim(string $text): string
    {
        return (string) preg_replace('/^'.Text::BLANK.'+|'.Text::BLANK.'+$/uD', '', mb_scrub($text));
    }

    /** Decodes the JSON array or object of a text, if the key takes one; returns any other value unchanged. */
    private function meant(mixed $value): mixed
    {
        $held = is_string($value) ? json_decode($value) : null;
        $type = is_array($held) ? 'array' : ($held instanceof stdClass ? 'object' : null);

        return $type !== null && self::alternatives($this->schema, $type) !== [] ? $held : $value;
    }

    private function format(): ?string
    {
        return self::alternatives($this->schema, 'string')[0]['format'] ?? null;
    }

    /**
     * Reads by the first alternative that fits. A strict reading refuses a wrong part that may be `null`, instead of
     * leaving it out.
     *
     * @param  Schema  $schema
     */
    private static function readBy(array $schema, mixed $value, bool $isStrict): mixed
    {
        foreach ($schema['anyOf'] ?? [$schema] as $one) {
            $isNumber = (is_int($value) || is_float($value))
                && is_finite($value)
                && $value >= ($one['minimum'] ?? $value);
            foreach ((array) $one['type'] as $type) {
                $read = match (true) {
                    $type === 'string' && is_string($value) => self::readText($one, self::trim($value), $isStrict),
                    $isNumber && ($type === 'number' || ($type === 'integer' && floor($value) == $value)) => $value,
                    $type === 'array' && is_array($value) => self::readList($one['items'], $value, $isStrict),
                    $type === 'object' && $value instanceof stdClass => self::readObject($one, $value, $isStrict),
                    default => null,
                };
                if ($read !== null) {
                    return $read;
                }
            }
        }

        return null;
    }

    /**
     * @param  Schema  $schema
     * @return list<string>|string|null
     */
    private static function readText(array $schema, string $text, bool $isStrict): array|string|null
    {
        if (! in_array($text, $schema['enum'] ?? [$text], true) || ! self::matches($schema['pattern'] ?? '', $text)) {
            return null;
        }
        $isGiven = fn (string $piece) => $piece !== '';

        return match ($schema['format'] ?? null) {
            // Only the browser knows the page's real scheme.
            'site-url' => ($isStrict ? SiteUrl::isOnSite($text) : SiteUrl::isOnOrigin($text)) ? $text : null,
            'site-path' => SiteUrl::isFolder($text) ? rtrim($text, '/') : null,
            'comma-separated', 'feature-list' => array_values(
                array_filter(array_map(self::trim(...), explode(',', $text)), $isGiven),
            ),
            default => $text,
        };
    }

    /** Matches a JavaScript pattern: its `\u00a0` is PHP's `\x{00a0}`, and its `\d` is ASCII only. */
    private static function matches(string $pattern, string $text): bool
    {
        $pattern = preg_replace(['/\\\\u([0-9a-f]{4})/i', '/\\\\d/'], ['\x{$1}', '[0-9]'], $pattern);

        return preg_match("~$pattern~uD", $text) === 1;
    }

    /**
     * @param  Schema  $items
     * @param  array<mixed>  $values
     * @return list<mixed>|null
     */
    private static function readList(array $items, array $values, bool $isStrict): ?array
    {
        $all = [];
        foreach ($values as $value) {
            $read = self::readBy($items, $value, $isStrict);
            if ($read === null && ! self::mayMiss($items, $value, $isStrict)) {
                return null;
            }
            $all[] = $read;
        }

        return array_values(array_filter($all, fn (mixed $read) => $read !== null));
    }

    /** @param  Schema  $schema */
    private static function readObject(array $schema, stdClass $value, bool $isStrict): ?stdClass
    {
        $values = get_object_vars($value);
        if (array_diff_key(array_flip($schema['required'] ?? []), $values) !== []) {
            return null;
        }
        $object = new stdClass;
        foreach (array_intersect_key($schema['properties'], $values) as $name => $part) {
            $read = self::readBy($part, $values[$name], $isStrict);
            if ($read !== null) {
                $object->$name = $read;
            } elseif (! self::mayMiss($part, $values[$name], $isStrict)) {
                return null;
            }
        }

        return $object;
    }

    /** @param  Schema  $schema */
    private static function mayMiss(array $schema, mixed $value, bool $isStrict): bool
    {
        return self::alternatives($schema, 'null') !== [] && ($value === null || ! $isStrict);
    }

    /** @param  Schema  $schema */
    private static function pick(array $schema, mixed $value): mixed
    {
        if (is_array($value)) {
            $items = self::alternatives($schema, 'array')[0]['items'] ?? null;

            return $items === null ? null : array_map(fn (mixed $entry) => self::pick($items, $entry), $value);
        }
        if (! $value instanceof stdClass) {
            return $value;
        }
        $values = get_object_vars($value);
        foreach (self::alternatives($schema, 'object') as $one) {
            if (array_diff_key(array_flip($one['required'] ?? []), $values) === []) {
                $known = array_intersect_key($values, $one['properties']);

                array_walk(
                    $known,
                    fn (mixed & $part, string $name) => ($part = self::pick($one['properties'][$name], $part)),
                );

                return (object) $known;
            }
        }

        return null;
    }

    /**
     * @param  Schema  $schema
     * @return list<Schema>
     */
    private static function alternatives(array $schema, string $type): array
    {
        return array_values(
            array_filter(
                $schema['anyOf'] ?? [$schema],
                fn (array $one) => in_array($type, (array) ($one['type'] ?? []), true),
            ),
        );
    }
}
