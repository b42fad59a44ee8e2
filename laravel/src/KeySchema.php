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
     * The judgement of the widget's reader: texts are trimmed first, and a text of a JSON array or object counts as
     * that where the key takes it.
     *
     * @param  mixed  $value  as JSON or an attribute will hold it, objects as objects
     */
    public function accepts(mixed $value): bool
    {
        if (! $this->staysOnSite($value)) {
            return false;
        }

        return (new Validator)->validate(self::trimAll($this->meant($value)), self::toValidatorSchema($this->schema))->isValid();
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
        $meant = $this->meant($value);
        // No key takes one, and in an attribute it would be a word.
        $isOfNoKey = is_bool($meant) || (is_string($meant) && self::alternative($this->schema, 'string') === null);

        return $isOfNoKey ? null : self::pick($this->schema, $meant);
    }

    /** The JSON array or object that a text holds, where the key takes one; any other value as it is. */
    public function meant(mixed $value): mixed
    {
        $held = is_string($value) ? json_decode($value) : null;
        $type = match (true) {
            is_array($held) => 'array',
            $held instanceof stdClass => 'object',
            default => null,
        };

        return $type !== null && self::alternative($this->schema, $type) !== null ? $held : $value;
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
