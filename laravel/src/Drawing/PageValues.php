<?php

namespace ImoWidgets\Drawing;

use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\KeySchema;
use ImoWidgets\SiteUrl;
use stdClass;

/**
 * Page data as the widget is going to read them, out of the very attributes that are printed
 * (docs/contract.md#page-data): each method is one of the readers in src/runtime. A value that the widget would report is
 * not drawn at all. tests/shared/page-data-cases.json holds both languages to the same.
 */
final class PageValues
{
    private const SAFE_URL = '~^(?:(?:https?|mailto|tel):|(?![^/?#]*:).)~iu';

    /**
     * @param  array<string, array<string, mixed>>  $fields  the widget's entry in `page-data.json`
     * @param  array<string, mixed>  $given  by key, texts of the tag's attributes; what JSON holds is read too
     */
    public function __construct(
        private readonly array $fields,
        private readonly array $given,
    ) {
    }

    /**
     * Every value that is one text, an id or a number. Whatever the widget shows of them at its start, nothing is drawn with
     * one that it would report; the same goes for its features and its places.
     *
     * @return array<string, string|null> by key
     */
    public function texts(): array
    {
        $texts = [];
        foreach ($this->fields as $key => ['schema' => $schema]) {
            if ($key === 'funcoes') {
                $this->hasFeature('');
            } elseif ($key === 'localizacoes') {
                $this->places($key);
            } elseif (array_intersect(['array', 'object'], array_column($schema['anyOf'] ?? [$schema], 'type')) === []) {
                $texts[$key] = match (true) {
                    isset($schema['enum']) => $this->choice($key),
                    ($schema['format'] ?? null) === 'safe-url' => $this->safeUrl($key),
                    ($schema['format'] ?? null) === 'site-url' => $this->siteUrl($key),
                    default => $this->text($key),
                };
            }
        }

        return $texts;
    }

    /** A text as it stands. */
    public function text(string $key): ?string
    {
        return $this->read($key, fn (mixed $given) => match (true) {
            is_string($given) => KeySchema::trim($given),
            self::isNumber($given) => JsNumber::toText($given),
            default => null,
        });
    }

    /** An id: a JSON number stays one. */
    public function id(string $key): string|int|float|null
    {
        return $this->read($key, self::toId(...));
    }

    /** A number such as 3.5. */
    public function decimal(string $key): int|float|null
    {
        return $this->read($key, function (mixed $given) {
            if (self::isNumber($given)) {
                return $given;
            }
            $text = is_string($given) ? KeySchema::trim($given) : '';

            return preg_match('/^[+-]?[0-9]{1,300}(?:[.,][0-9]+)?$/D', $text) ? (float) str_replace(',', '.', $text) : null;
        });
    }

    /** A URL that may be linked. */
    public function safeUrl(string $key): ?string
    {
        return $this->read($key, fn (mixed $given) => is_string($given) ? self::toSafeUrl(KeySchema::trim($given)) : null);
    }

    /** A page of this site; one that only differs by its scheme is none to the browser. */
    public function siteUrl(string $key): ?string
    {
        return $this->read($key, fn (mixed $given) => is_string($given) && SiteUrl::isOnOrigin($given) ? KeySchema::trim($given) : null);
    }

    /** The folder that the site lies in. */
    public function sitePath(string $key): ?string
    {
        return $this->read($key, fn (mixed $given) => is_string($given) && SiteUrl::isFolder($given) ? rtrim(KeySchema::trim($given), '/') : null);
    }

    /** One of the words that the key's schema names. */
    public function choice(string $key): ?string
    {
        $words = $this->fields[$key]['schema']['enum'];

        return $this->read($key, fn (mixed $given) => is_string($given) && in_array(KeySchema::trim($given), $words, true) ? KeySchema::trim($given) : null);
    }

    /** Whether the widget has this feature; all of them are on until the page names some. */
    public function hasFeature(string $name): bool
    {
        $words = $this->fields['funcoes']['schema']['anyOf'][0]['items']['enum'];
        $isKnown = fn (array $given) => array_diff($given, $words) === [] ? $given : null;
        $chosen = $this->read('funcoes', fn (mixed $given) => $isKnown((is_array($given) ? self::toTexts($given) : self::splitAtCommas($given)) ?? ['?']));

        return $chosen === null || in_array($name, $chosen, true);
    }

    /** @return list<string>|null words, from a list or a text with commas */
    public function textList(string $key): ?array
    {
        return $this->read($key, fn (mixed $given) => is_array($given) ? self::toTexts($given) : self::splitAtCommas($given));
    }

    /** @return list<array{nome: string, tambem: list<string>}>|null places to choose from, as names or objects, or a text with commas */
    public function places(string $key): ?array
    {
        $names = fn (?array $names) => $names === null ? null : array_map(fn (string $name) => ['nome' => $name, 'tambem' => []], $names);

        return $this->read($key, fn (mixed $given) => is_array($given) ? self::toAll($given, self::toPlace(...)) : $names(self::splitAtCommas($given)));
    }

    /** @return list<string|int|float>|null ids, from a list, a number or a text with commas */
    public function idList(string $key): ?array
    {
        return $this->read($key, fn (mixed $given) => match (true) {
            is_array($given) => self::toAll($given, self::toId(...)),
            self::isNumber($given) => [$given],
            default => self::splitAtCommas($given),
        });
    }

    /** @return list<string>|string|null names of places; a text is left whole, because names hold commas too */
    public function placeNames(string $key): array|string|null
    {
        return $this->read($key, fn (mixed $given) => match (true) {
            is_array($given) => self::toTexts($given),
            is_string($given) => KeySchema::trim($given),
            default => null,
        });
    }

    /** @return list<array{id: string|int|float, name: string}>|null */
    public function collaborators(string $key): ?array
    {
        return $this->records($key, function (stdClass $given) {
            $id = self::toId($given->id ?? null);
            $name = self::toId($given->name ?? null);

            return $id === null || $name === null ? null : ['id' => $id, 'name' => is_string($name) ? $name : JsNumber::toText($name)];
        });
    }

    /** @return list<array{name: string, titulo: string, foto: ?string, link: ?string}>|null people with a name; no URL that may not be linked */
    public function people(string $key): ?array
    {
        return $this->records($key, function (stdClass $given) {
            $name = is_string($given->name ?? null) ? Text::trim($given->name) : '';
            $titulo = $given->titulo ?? '';
            $link = is_string($given->link ?? null) ? Text::trim($given->link) : '';
            $foto = is_string($given->foto ?? null) ? Text::trim($given->foto) : '';

            return preg_match('/[^\n\r\x{2028}\x{2029}]/u', $name) !== 1 ? null : [
                'name' => $name,
                'titulo' => is_string($titulo) ? Text::trim($titulo) : (self::isNumber($titulo) ? JsNumber::toText($titulo) : ''),
                'foto' => preg_match('~^data:image/~i', $foto) === 1 ? $foto : self::toSafeUrl($foto),
                'link' => self::toSafeUrl($link),
            ];
        });
    }

    /** @return array{listings: list<Listing>, page: int|float, lastPage: int|float, total: int|float|null}|null an answer of the listing's call */
    public function results(string $key): ?array
    {
        return $this->read($key, function (mixed $given) {
            $data = $given->data ?? null;
            foreach (is_array($data) ? [$given, $given->meta ?? null] : [] as $paging) {
                $page = self::toWhole($paging->current_page ?? null, 1);
                $lastPage = self::toWhole($paging->last_page ?? null, 0);
                if ($page !== null && $lastPage !== null) {
                    $total = self::toWhole($paging->total ?? null, 0);

                    return ['listings' => self::toListings($data), 'page' => $page, 'lastPage' => max(1, $lastPage), 'total' => $total];
                }
            }

            return null;
        });
    }

    /** @return list<Listing> those that are objects; JavaScript takes a list for one that has nothing */
    private static function toListings(array $data): array
    {
        $objects = array_filter($data, fn (mixed $one) => is_array($one) || $one instanceof stdClass);

        return array_values(array_map(fn (array|stdClass $one) => new Listing(is_array($one) ? new stdClass : $one), $objects));
    }

    private static function toWhole(mixed $given, int $least): int|float|null
    {
        if (is_string($given)) {
            $given = preg_match('/^[0-9]{1,15}$/D', ltrim(KeySchema::trim($given), $least === 1 ? '0' : '')) ? (int) KeySchema::trim($given) : null;
        }

        return self::isNumber($given) && floor($given) == $given && $given >= $least ? $given : null;
    }

    /** What the widget gets from a list of objects; one entry that it would leave out and report, and nothing is drawn. */
    private function records(string $key, callable $entry): ?array
    {
        $isEntry = fn (mixed $given) => $given instanceof stdClass ? $entry($given) : null;

        return $this->read($key, function (mixed $given) use ($isEntry) {

            return is_array($given) ? self::toAll($given, $isEntry) : null;
        });
    }

    /** @param  callable(mixed): mixed  $reader  gives `null` for what the widget would report */
    private function read(string $key, callable $reader): mixed
    {
        $field = $this->fields[$key];
        $schema = new KeySchema($field['schema']);
        $given = $schema->meant($this->given[$key] ?? null);
        if (! $schema->gives($given)) {
            return $field['required'] ? throw new NotDrawn("$key is required") : $field['default'];
        }
        $value = $reader($given) ?? throw new NotDrawn("$key can't be read");

        return $field['required'] && $value === [] ? throw new NotDrawn("$key holds nothing") : $value;
    }

    /** @return array{nome: string, tambem: list<string>}|null */
    private static function toPlace(mixed $given): ?array
    {
        if (is_string($given)) {
            return ['nome' => KeySchema::trim($given), 'tambem' => []];
        }
        if (! $given instanceof stdClass) {
            return null;
        }
        $nome = is_string($given->nome ?? null) ? KeySchema::trim($given->nome) : '';
        // A key that is there and `null` is none that the widget reads.
        $total = property_exists($given, 'total') ? $given->total : 0;
        $tambem = property_exists($given, 'tambem') ? $given->tambem : [];
        $others = is_array($tambem) ? self::toTexts($tambem) : null;
        $isRead = preg_match('/[^\n\r\x{2028}\x{2029}]/u', $nome) === 1 && self::isNumber($total) && floor($total) == $total && $total >= 0;

        return $isRead && $others !== null ? ['nome' => $nome, 'tambem' => $others] : null;
    }

    private static function toId(mixed $given): string|int|float|null
    {
        if (self::isNumber($given)) {
            return $given;
        }
        $text = is_string($given) ? KeySchema::trim($given) : '';

        return $text === '' ? null : $text;
    }

    private static function toSafeUrl(string $url): ?string
    {
        return preg_match(self::SAFE_URL, $url) === 1 ? $url : null;
    }

    /** @return list<string>|null */
    private static function toTexts(array $given): ?array
    {
        return self::toAll($given, fn (mixed $one) => is_string($one) ? KeySchema::trim($one) : null);
    }

    /** @return list<mixed>|null every one read, or nothing */
    private static function toAll(array $given, callable $reader): ?array
    {
        $read = array_map($reader, array_values($given));

        return in_array(null, $read, true) ? null : $read;
    }

    /** @return list<string>|null */
    private static function splitAtCommas(mixed $given): ?array
    {
        if (! is_string($given)) {
            return null;
        }

        return array_values(array_filter(array_map(KeySchema::trim(...), explode(',', $given)), fn (string $piece) => $piece !== ''));
    }

    /** What JSON calls a number, as far as there is one of that size. */
    private static function isNumber(mixed $given): bool
    {
        return is_int($given) || (is_float($given) && is_finite($given));
    }
}
