<?php

namespace ImoWidgets\Widgets;

use ImoWidgets\Domain\Text;
use ImoWidgets\Widgets\Schema\SchemaMode;
use ImoWidgets\Widgets\Schema\SchemaReader;
use stdClass;

/**
 * Reads the value of one page data key by its JSON Schema in `page-data.json`, as the widget's own reader does
 * (docs/contract.md#the-schema-of-a-key). contract/cases/page-data-cases.json tests all readers.
 *
 * @phpstan-type Schema array<string, mixed>
 */
final class KeySchema
{
    /** @param  Schema  $schema */
    public function __construct(private readonly array $schema)
    {
    }

    /** Returns the value as the widget reads it; `null` if the widget would report it. */
    public function read(mixed $value): mixed
    {
        return $this->readAs(SchemaMode::Lenient, $this->meant($value));
    }

    /**
     * Returns whether the widget reads the whole value; if not, a developer is told of the part that it would silently
     * ignore.
     */
    public function accepts(mixed $value): bool
    {
        return $this->readAs(SchemaMode::Strict, $this->meant($value)) !== null;
    }

    /**
     * Reduces the value to the parts that the widget reads, because the page is public; returns `null` if there are
     * none.
     */
    public function reduce(mixed $value): mixed
    {
        $meant = $this->meant($value);
        // No key accepts a boolean, which would become a word in an attribute.
        $isOfNoKey = is_bool($meant) || (is_string($meant) && $this->alternative('string') === null);
        // A URL of another site is never printed for a key that requires one of this site.
        $isElsewhere = in_array($this->format(), ['site-url', 'site-path'], true) && ! $this->accepts($value);

        return $isOfNoKey || $isElsewhere ? null : $this->readAs(SchemaMode::Reducing, $meant);
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
        $items = $this->alternative('array')['items'] ?? [];

        return array_map(strval(...), array_keys(SchemaReader::alternative($items, 'object')['properties'] ?? []));
    }

    /**
     * Returns whether the value counts as given for this key; even an empty list of features does
     * (docs/contract.md#features).
     */
    public function gives(mixed $value): bool
    {
        return self::isGiven($value) || (is_string($value) && $this->format() === 'feature-list');
    }

    /** Returns whether a value counts as given, for any key (docs/contract.md#values-that-give-nothing). */
    public static function isGiven(mixed $value): bool
    {
        return $value !== null && ! (is_string($value) && self::trim($value) === '');
    }

    /** Trims as JavaScript's `trim` does; PHP's own function keeps no-break spaces. */
    public static function trim(string $text): string
    {
        return (string) preg_replace('/^'.Text::BLANK.'+|'.Text::BLANK.'+$/uD', '', mb_scrub($text));
    }

    private function readAs(SchemaMode $mode, mixed $value): mixed
    {
        return (new SchemaReader($mode))->read($this->schema, $value)?->value;
    }

    /** Decodes a string that is a JSON array or object, if the key accepts one; returns any other value unchanged. */
    private function meant(mixed $value): mixed
    {
        $decoded = is_string($value) ? json_decode($value) : null;
        $type = is_array($decoded) ? 'array' : ($decoded instanceof stdClass ? 'object' : null);

        return $type !== null && $this->alternative($type) !== null ? $decoded : $value;
    }

    private function format(): ?string
    {
        return $this->alternative('string')['format'] ?? null;
    }

    /** @return Schema|null */
    private function alternative(string $type): ?array
    {
        return SchemaReader::alternative($this->schema, $type);
    }
}
