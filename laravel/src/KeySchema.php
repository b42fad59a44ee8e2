<?php

namespace ImoWidgets;

use Opis\JsonSchema\Helper;
use Opis\JsonSchema\Validator;
use stdClass;

/**
 * What one key of page data takes: the JSON Schema that `page-data.json` has of the widget's own reader. Judging by it is
 * left to a validator, which only a check loads; what leaves the server is cut to it in production as well.
 */
final class KeySchema
{
    /** What JavaScript's `trim` takes off: PHP's own leaves hard spaces, and `\s` would take U+0085. */
    private const BLANK = '[\t-\r\p{Z}\x{FEFF}]';

    /** @param  array<string, mixed>  $schema  as `page-data.json` has it */
    public function __construct(private readonly array $schema)
    {
    }

    /**
     * The judgement of the widget's reader: texts are trimmed first, and a text in place of an object or a list of them is
     * JSON and counts by what it holds.
     *
     * @param  mixed  $value  as JSON or an attribute will hold it, objects as objects
     */
    public function accepts(mixed $value): bool
    {
        if (! $this->staysOnSite($value)) {
            return false;
        }
        $content = is_string($value) ? $this->contentSchema() : null;
        $judged = $content === null ? $value : json_decode($value);

        return (new Validator)->validate(self::trimAll($judged), self::toValidatorSchema($content ?? $this->schema))->isValid();
    }

    /**
     * The value without what the widget does not read, at every depth: nothing else may reach a public page, and no URL
     * that leads a search or a card to another host.
     *
     * @param  mixed  $value  as JSON or an attribute will hold it, objects as objects
     * @return mixed `null` when nothing of it can be read
     */
    public function reduce(mixed $value): mixed
    {
        if (! $this->staysOnSite($value)) {
            return null;
        }
        $content = is_string($value) ? $this->contentSchema() : null;
        if ($content === null) {
            return self::pick($this->schema, $value);
        }
        $held = json_decode($value);

        return is_array($held) || $held instanceof stdClass ? self::pick($content, $held) : null;
    }

    /** Whether what stands for the key is a URL that links lead to, so that the folder of the site goes before it. */
    public function isUrl(): bool
    {
        return in_array($this->format(), ['safe-url', 'site-url'], true);
    }

    /** Whether it takes a list of records, so that the name of one may stand for it (docs/contract.md#named-lists). */
    public function takesRecords(): bool
    {
        return $this->recordKeys() !== [];
    }

    /** @return list<string> what the widget reads of each record of a list */
    public function recordKeys(): array
    {
        $items = self::alternative($this->schema, 'array')['items'] ?? [];

        return array_keys(self::alternative($items, 'object')['properties'] ?? []);
    }

    /** Whether this value says something; a list of features may be none (docs/contract.md#features). */
    public function gives(mixed $value): bool
    {
        return self::isGiven($value) || (is_string($value) && $this->format() === 'feature-list');
    }

    /** What Blade prints for an absent value counts as not given (docs/contract.md#values-that-give-nothing). */
    public static function isGiven(mixed $value): bool
    {
        return $value !== null && ! (is_string($value) && self::trim($value) === '');
    }

    /** The text without blanks around it, as JavaScript's `trim` has it. */
    public static function trim(string $text): string
    {
        return preg_replace('/^'.self::BLANK.'+|'.self::BLANK.'+$/uD', '', mb_scrub($text));
    }

    /** The two formats that need to know which site this is; all others are said by the schema's own words. */
    private function staysOnSite(mixed $value): bool
    {
        return match ($this->format()) {
            'site-url' => is_string($value) && SiteUrl::isOnSite($value),
            'site-path' => is_string($value) && SiteUrl::isFolder($value),
            default => true,
        };
    }

    private function format(): ?string
    {
        return self::alternative($this->schema, 'string')['format'] ?? null;
    }

    /** @return array<string, mixed>|null what a text holds that is JSON */
    private function contentSchema(): ?array
    {
        return self::alternative($this->schema, 'string')['contentSchema'] ?? null;
    }

    /** @param  array<string, mixed>  $schema */
    private static function pick(array $schema, mixed $value): mixed
    {
        if (is_array($value)) {
            $items = self::alternative($schema, 'array')['items'] ?? null;

            return $items === null ? null : array_map(fn (mixed $entry) => self::pick($items, $entry), $value);
        }
        if (! $value instanceof stdClass) {
            return $value;
        }
        $properties = self::objectAlternative($schema, $value)['properties'] ?? null;
        if ($properties === null) {
            return null;
        }
        $picked = new stdClass;
        foreach (array_intersect_key(get_object_vars($value), $properties) as $name => $part) {
            $picked->$name = self::pick($properties[$name], $part);
        }

        return $picked;
    }

    /**
     * @param  array<string, mixed>  $schema
     * @return array<string, mixed>|null the first of its alternatives that takes this type
     */
    private static function alternative(array $schema, string $type): ?array
    {
        foreach ($schema['anyOf'] ?? [$schema] as $one) {
            if (($one['type'] ?? null) === $type) {
                return $one;
            }
        }

        return null;
    }

    /**
     * @param  array<string, mixed>  $schema
     * @return array<string, mixed>|null the first of its alternatives that is an object with what this one has to have
     */
    private static function objectAlternative(array $schema, stdClass $value): ?array
    {
        foreach ($schema['anyOf'] ?? [$schema] as $one) {
            $isObject = ($one['type'] ?? null) === 'object';
            if ($isObject && array_diff_key(array_flip($one['required'] ?? []), get_object_vars($value)) === []) {
                return $one;
            }
        }

        return null;
    }

    private static function trimAll(mixed $value): mixed
    {
        return match (true) {
            is_string($value) => self::trim($value),
            is_array($value) => array_map(self::trimAll(...), $value),
            $value instanceof stdClass => (object) array_map(self::trimAll(...), get_object_vars($value)),
            default => $value,
        };
    }

    /** Patterns are JavaScript's: a character beyond ASCII stands there as `\u00a0`, and in PHP as `\x{00a0}`. */
    private static function toValidatorSchema(array $schema): object
    {
        array_walk_recursive($schema, function (mixed &$word, int|string $keyword) {
            $word = $keyword === 'pattern' ? preg_replace('/\\\\u([0-9a-f]{4})/i', '\x{$1}', $word) : $word;
        });

        return Helper::toJSON($schema);
    }
}
