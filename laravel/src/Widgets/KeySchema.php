<?php

namespace ImoWidgets\Widgets;

use ImoWidgets\Domain\Text;
use stdClass;

/**
 * Reads the value of one page data key by its JSON Schema in `page-data.json`, as the widget's own reader does
 * (docs/contract.md#the-schema-of-a-key). contract/cases/page-data-cases.json tests all readers.
 *
 * @phpstan-type Schema array<string, mixed>
 */
final class KeySchema
{
    /** Reads as the widget does: a wrong part that may be `null` is left out. */
    private const LENIENT = 'lenient';

    /** Rejects the whole value if any part is wrong. */
    private const STRICT = 'strict';

    /** Keeps wrong texts and numbers for the browser to report, and leaves out parts that the widget doesn't read. */
    private const REDUCED = 'reduced';

    /** @param  Schema  $schema */
    public function __construct(private readonly array $schema)
    {
    }

    /** Returns the value as the widget reads it; `null` if the widget would report it. */
    public function read(mixed $value): mixed
    {
        return self::readBy($this->schema, $this->meant($value), self::LENIENT);
    }

    /**
     * Returns whether the widget reads the whole value, so a developer can be told of a part that it would silently
     * leave out.
     */
    public function accepts(mixed $value): bool
    {
        return self::readBy($this->schema, $this->meant($value), self::STRICT) !== null;
    }

    /** Reduces the value to the parts that the widget reads, because the page is public; `null` if none can be read. */
    public function reduce(mixed $value): mixed
    {
        $meant = $this->meant($value);
        // No key takes a boolean: in an attribute it would become a word.
        $isOfNoKey = is_bool($meant) || (is_string($meant) && self::alternative($this->schema, 'string') === null);
        // A URL that leads off the site is never printed.
        $isElsewhere = in_array($this->format(), ['site-url', 'site-path'], true) && ! $this->accepts($value);

        return $isOfNoKey || $isElsewhere ? null : self::readBy($this->schema, $meant, self::REDUCED);
    }

    public function isUrl(): bool
    {
        return in_array($this->format(), ['safe-url', 'site-url'], true);
    }

    /**
     * @return list<string> the keys that the widget reads from each record; empty if the key doesn't take a list of
     *     records
     */
    public function recordKeys(): array
    {
        $items = self::alternative($this->schema, 'array')['items'] ?? [];

        return array_map(strval(...), array_keys(self::alternative($items, 'object')['properties'] ?? []));
    }

    /** Returns whether the value counts as given; an empty list of features does (docs/contract.md#features). */
    public function gives(mixed $value): bool
    {
        return self::isGiven($value) || (is_string($value) && $this->format() === 'feature-list');
    }

    /** Returns whether a value counts as given, for any key (docs/contract.md#values-that-give-nothing). */
    public static function isGiven(mixed $value): bool
    {
        return $value !== null && ! (is_string($value) && self::trim($value) === '');
    }

    /** Trims as JavaScript's `trim` does: PHP's own leaves no-break spaces. */
    public static function trim(string $text): string
    {
        return (string) preg_replace('/^'.Text::BLANK.'+|'.Text::BLANK.'+$/uD', '', mb_scrub($text));
    }

    /** Decodes a text that is a JSON array or object, if the key takes one; returns any other value unchanged. */
    private function meant(mixed $value): mixed
    {
        $held = is_string($value) ? json_decode($value) : null;
        $type = is_array($held) ? 'array' : ($held instanceof stdClass ? 'object' : null);

        return $type !== null && self::alternative($this->schema, $type) !== null ? $held : $value;
    }

    private function format(): ?string
    {
        return self::alternative($this->schema, 'string')['format'] ?? null;
    }

    /**
     * Reads the value by the first alternative that fits; `null` if none does.
     *
     * @param  Schema  $schema
     */
    private static function readBy(array $schema, mixed $value, string $how): mixed
    {
        if ($how === self::REDUCED && is_scalar($value)) {
            return $value;
        }
        foreach ($schema['anyOf'] ?? [$schema] as $one) {
            $takes = fn (string $type) => in_array($type, (array) $one['type'], true);
            $read = match (true) {
                is_string($value) => $takes('string') ? self::readText($one, self::trim($value), $how) : null,
                is_array($value) => $takes('array') ? self::readList($one['items'], $value, $how) : null,
                $value instanceof stdClass => $takes('object') ? self::readObject($one, $value, $how) : null,
                is_int($value) || is_float($value) => is_finite($value) && $value >= ($one['minimum'] ?? $value)
                    && ($takes('number') || ($takes('integer') && floor($value) == $value)) ? $value : null,
                default => null,
            };
            if ($read !== null) {
                return $read;
            }
        }

        return null;
    }

    /**
     * @param  Schema  $schema
     * @return list<string>|string|null
     */
    private static function readText(array $schema, string $text, string $how): array|string|null
    {
        if (! in_array($text, $schema['enum'] ?? [$text], true) || ! self::matches($schema['pattern'] ?? '', $text)) {
            return null;
        }
        $isGiven = fn (string $piece) => $piece !== '';

        return match ($schema['format'] ?? null) {
            // Only the browser knows the page's real scheme.
            'site-url' => SiteUrl::isOnSite($text, inAnyScheme: $how === self::STRICT) ? $text : null,
            'site-path' => SiteUrl::isFolder($text) ? rtrim($text, '/') : null,
            'comma-separated', 'feature-list' => array_values(
                array_filter(array_map(self::trim(...), explode(',', $text)), $isGiven),
            ),
            default => $text,
        };
    }

    /** Matches a JavaScript pattern: `\u00a0` becomes PHP's `\x{00a0}`, and `\d` matches only ASCII digits. */
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
    private static function readList(array $items, array $values, string $how): ?array
    {
        $parts = self::readParts(array_map(fn () => $items, $values), $values, $how);

        return $parts === null ? null : array_values($parts);
    }

    /** @param  Schema  $schema */
    private static function readObject(array $schema, stdClass $value, string $how): ?stdClass
    {
        $values = get_object_vars($value);
        $isWhole = array_diff_key(array_flip($schema['required'] ?? []), $values) === [];
        $parts = $isWhole ? self::readParts($schema['properties'], $values, $how) : null;

        return $parts === null ? null : (object) $parts;
    }

    /**
     * @param  array<Schema>  $schemas  the schemas of the parts to read, by key
     * @param  array<mixed>  $values
     * @return array<mixed>|null
     */
    private static function readParts(array $schemas, array $values, string $how): ?array
    {
        $parts = [];
        foreach (array_intersect_key($values, $schemas) as $key => $value) {
            $read = self::readBy($schemas[$key], $value, $how);
            if ($read !== null || $how === self::REDUCED) {
                $parts[$key] = $read;

                continue;
            }
            $mayMiss = self::alternative($schemas[$key], 'null') !== null;
            if (! $mayMiss || ($value !== null && $how === self::STRICT)) {
                return null;
            }
        }

        return $parts;
    }

    /**
     * Returns the first alternative of this type.
     *
     * @param  Schema  $schema
     * @return Schema|null
     */
    private static function alternative(array $schema, string $type): ?array
    {
        $isOfType = fn (array $one) => in_array($type, (array) ($one['type'] ?? []), true);

        return array_values(array_filter($schema['anyOf'] ?? [$schema], $isOfType))[0] ?? null;
    }
}
