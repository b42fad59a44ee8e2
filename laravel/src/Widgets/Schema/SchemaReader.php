<?php

namespace ImoWidgets\Widgets\Schema;

use ImoWidgets\Widgets\KeySchema;
use ImoWidgets\Widgets\SiteUrl;
use stdClass;

/**
 * Reads values by the JSON Schemas of `page-data.json` (docs/contract.md#the-schema-of-a-key). Its methods return
 * `null` only if the schema refuses the value.
 *
 * @phpstan-import-type Schema from KeySchema
 */
final class SchemaReader
{
    public function __construct(private readonly SchemaMode $mode)
    {
    }

    /**
     * Reads the value by the first alternative of the schema that accepts it.
     *
     * @param  Schema  $schema
     */
    public function read(array $schema, mixed $value): ?Accepted
    {
        if ($this->mode === SchemaMode::Reducing && is_scalar($value)) {
            return new Accepted($value);
        }
        foreach (self::alternatives($schema) as $alternative) {
            $accepted = $this->readAs($alternative, $value);
            if ($accepted !== null) {
                return $accepted;
            }
        }

        return null;
    }

    /**
     * Returns the first alternative of this type.
     *
     * @param  Schema  $schema
     * @return Schema|null
     */
    public static function alternative(array $schema, string $type): ?array
    {
        foreach (self::alternatives($schema) as $alternative) {
            if (self::takes($alternative, $type)) {
                return $alternative;
            }
        }

        return null;
    }

    /**
     * @param  Schema  $schema
     * @return list<Schema>
     */
    private static function alternatives(array $schema): array
    {
        return $schema['anyOf'] ?? [$schema];
    }

    /** @param  Schema  $schema */
    private static function takes(array $schema, string $type): bool
    {
        return in_array($type, (array) ($schema['type'] ?? []), true);
    }

    /** @param  Schema  $schema */
    private function readAs(array $schema, mixed $value): ?Accepted
    {
        return match (true) {
            is_string($value) && self::takes($schema, 'string') => $this->readText($schema, KeySchema::trim($value)),
            is_int($value), is_float($value) => self::acceptsNumber($schema, $value) ? new Accepted($value) : null,
            is_array($value) && self::takes($schema, 'array') => $this->readList($schema['items'], $value),
            $value instanceof stdClass && self::takes($schema, 'object') => $this->readObject($schema, $value),
            default => null,
        };
    }

    /** @param  Schema  $schema */
    private function readText(array $schema, string $text): ?Accepted
    {
        if (! in_array($text, $schema['enum'] ?? [$text], true) || ! self::matches($schema['pattern'] ?? '', $text)) {
            return null;
        }

        return match ($schema['format'] ?? null) {
            'site-url' => $this->isOnSite($text) ? new Accepted($text) : null,
            'site-path' => SiteUrl::isFolder($text) ? new Accepted(rtrim($text, '/')) : null,
            'comma-separated', 'feature-list' => new Accepted(self::pieces($text)),
            default => new Accepted($text),
        };
    }

    /** Accepts both http and https for a developer's value, because only the browser knows the page's real scheme. */
    private function isOnSite(string $url): bool
    {
        return SiteUrl::isOnSite($url, inAnyScheme: $this->mode === SchemaMode::Strict);
    }

    /** @return list<string> */
    private static function pieces(string $text): array
    {
        $pieces = array_map(KeySchema::trim(...), explode(',', $text));

        return array_values(array_diff($pieces, ['']));
    }

    /** Matches a JavaScript pattern: `\u00a0` becomes PHP's `\x{00a0}`, and `\d` matches only ASCII digits. */
    private static function matches(string $pattern, string $text): bool
    {
        $pattern = preg_replace(['/\\\\u([0-9a-f]{4})/i', '/\\\\d/'], ['\x{$1}', '[0-9]'], $pattern);

        return preg_match("~$pattern~uD", $text) === 1;
    }

    /** @param  Schema  $schema */
    private static function acceptsNumber(array $schema, int|float $number): bool
    {
        $isWhole = floor($number) == $number;
        $isOfType = self::takes($schema, 'number') || ($isWhole && self::takes($schema, 'integer'));

        return $isOfType && is_finite($number) && $number >= ($schema['minimum'] ?? $number);
    }

    /**
     * @param  Schema  $items
     * @param  array<mixed>  $values
     */
    private function readList(array $items, array $values): ?Accepted
    {
        $schemas = array_fill_keys(array_keys($values), $items);
        $parts = $this->readParts($schemas, $values);

        return $parts === null ? null : new Accepted(array_values($parts));
    }

    /** @param  Schema  $schema */
    private function readObject(array $schema, stdClass $value): ?Accepted
    {
        $values = get_object_vars($value);
        $missing = array_diff($schema['required'] ?? [], array_keys($values));
        $parts = $missing === [] ? $this->readParts($schema['properties'], $values) : null;

        return $parts === null ? null : new Accepted((object) $parts);
    }

    /**
     * @param  array<Schema>  $schemas  the schemas of the parts to read, by key
     * @param  array<mixed>  $values
     * @return array<mixed>|null
     */
    private function readParts(array $schemas, array $values): ?array
    {
        $parts = [];
        foreach (array_intersect_key($values, $schemas) as $key => $value) {
            $accepted = $this->read($schemas[$key], $value);
            if ($accepted !== null) {
                $parts[$key] = $accepted->value;
            } elseif ($this->mode === SchemaMode::Reducing) {
                $parts[$key] = null;
            } elseif (! $this->mayLeaveOut($schemas[$key], $value)) {
                return null;
            }
        }

        return $parts;
    }

    /** @param  Schema  $schema */
    private function mayLeaveOut(array $schema, mixed $value): bool
    {
        $mayBeNull = self::alternative($schema, 'null') !== null;

        return $mayBeNull && ($value === null || $this->mode === SchemaMode::Lenient);
    }
}
