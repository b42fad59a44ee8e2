<?php

namespace ImoWidgets\Domain;

use Illuminate\Support\Arr;

/**
 * The visitor's search criteria, from page data and the page's query string (docs/product/listing.md#presets,
 * docs/product/listing.md#query-string). Reading and writing match src/domain/search/criteria.ts and query-string.ts
 * exactly.
 */
final class Criteria
{
    private const PAGE = 'pagina';

    /**
     * @param  array<string, array<string, mixed>>  $table  the filters and the order, as `fields.json` describes them
     * @param  array<string, mixed>  $filters  the values, by the names of the call
     * @param  int  $page  counted from 1
     */
    private function __construct(
        private readonly array $table,
        public readonly array $filters,
        public readonly int $page = 1,
    ) {
    }

    /**
     * Returns the criteria preset by the page data.
     *
     * @param  array<string, array<string, mixed>>  $table
     * @param  array<string, list<string|int|float>|string|null>  $presets  by the call's keys
     */
    public static function preset(array $table, array $presets, Places $places): self
    {
        return self::asked($table, [])->with($presets, $places, [], 1);
    }

    /**
     * Returns the criteria in a call's validated body.
     *
     * @param  array<string, array<string, mixed>>  $table
     * @param  array<string, mixed>  $body  a key that is missing or `null` filters nothing
     */
    public static function asked(array $table, array $body): self
    {
        return new self($table, Arr::map($table, fn (array $filter, string $key) => $body[$key] ?? $filter['empty']));
    }

    /**
     * Returns the criteria of a query string; a filter that the query string lacks keeps its value from this object.
     *
     * @param  string  $query  as in `location.search`
     * @param  list<string|int|float>  $ids  all collaborators' ids; an id from the query string takes the type that it
     *     has in this list
     */
    public function withQuery(string $query, Places $places, array $ids): self
    {
        $parameters = QueryString::parse($query);
        $texts = [];
        foreach ($this->table as $key => $filter) {
            $values = $parameters[$filter['parameter']] ?? null;
            $texts[$key] = $values === null ? null : implode(',', $values);
        }
        $page = $parameters[self::PAGE][0] ?? '';
        $isPage = ctype_digit($page) && strlen($page) <= 16 && (int) $page > 1 && (int) $page < 2 ** 53;

        return $this->with($texts, $places, $ids, $isPage ? (int) $page : 1);
    }

    /**
     * @param  array<string, list<string|int|float>|string|null>  $values  by the call's keys
     * @param  list<string|int|float>  $ids
     */
    private function with(array $values, Places $places, array $ids, int $page): self
    {
        $filters = [];
        foreach ($this->table as $key => $filter) {
            $filters[$key] = isset($values[$key])
                ? $this->read($key, $filter, $values[$key], $places, $ids)
                : $this->filters[$key];
        }

        return new self($this->table, $filters, $page);
    }

    /** @return array<string, mixed> the body of the call (docs/contract.md#bodies) */
    public function toBody(): array
    {
        return ['page' => $this->page, ...Arr::map($this->table, $this->toSent(...))];
    }

    /**
     * Returns the query string for a page of this search: foreign parameters unchanged, then the filters that differ
     * from the presets.
     *
     * @param  string  $query  the page's current one
     */
    public function toQuery(string $query, int $page, self $presets): string
    {
        $written = [];
        foreach ($this->table as $key => $filter) {
            $sent = $this->toSent($filter, $key);
            if (self::inOrder($filter, $sent) !== self::inOrder($filter, $presets->toSent($filter, $key))) {
                $written[$filter['parameter']] = implode(',', array_map(JsNumber::toText(...), Arr::wrap($sent)));
            }
        }
        if ($page > 1) {
            $written[self::PAGE] = (string) $page;
        }
        $foreign = QueryString::without($query, [...array_column($this->table, 'parameter'), self::PAGE]);
        // The encoding is that of `URLSearchParams`, except that commas are not encoded.
        $own = strtr(http_build_query($written, arg_separator: '&'), ['%2A' => '*', '%2C' => ',']);
        $parts = [...$foreign, ...$own === '' ? [] : [$own]];

        return $parts === [] ? '' : '?'.implode('&', $parts);
    }

    /**
     * Returns a choice sorted for comparison, and any other value unchanged.
     *
     * @param  array<string, mixed>  $filter
     */
    private static function inOrder(array $filter, mixed $sent): mixed
    {
        return is_array($sent) && $filter['kind'] !== 'area'
            ? collect($sent)->map(JsNumber::toText(...))->sort(SORT_STRING)->values()->all()
            : $sent;
    }

    /**
     * Returns the active filters with their full labels; filters counted by the badge come last
     * (docs/product/listing.md#active-filters).
     *
     * @param  list<array{id: string|int|float, name: string}>  $collaborators
     * @return list<array{label: string, isAdvanced: bool}>
     */
    public function activeFilters(array $collaborators): array
    {
        $active = [];
        foreach ($this->table as $key => $filter) {
            foreach ($this->labels($key, $filter, $collaborators) as $label) {
                $active[] = ['label' => $label, 'isAdvanced' => $filter['isCounted']];
            }
        }

        return array_values(collect($active)->sortBy('isAdvanced')->all());
    }

    /**
     * @param  array<string, mixed>  $filter
     * @param  list<string|int|float>|string  $value
     * @param  list<string|int|float>  $ids
     */
    private function read(string $key, array $filter, array|string $value, Places $places, array $ids): mixed
    {
        $pieces = is_string($value) ? explode(',', $value) : $value;
        $text = is_string($value) ? $value : implode(',', $value);
        $blank = Text::BLANK;

        return match ($filter['kind']) {
            'choices' => self::matchKnown($filter, $pieces),
            // The plus in `+5` arrives from a query string as a space.
            'counts' => self::matchKnown($filter, (array) preg_replace("/^$blank+5$blank*$/uD", '+5', $pieces)),
            'places' => $places->read(is_string($value) ? $value : array_map(strval(...), $value)),
            'people' => self::readPeople($pieces, [...$this->filters[$key], ...$ids]),
            'number' => is_float($typed = JsNumber::parsePrice($text)) ? $typed : null,
            'area' => Area::parse($pieces),
            'order' => self::matchKnown($filter, [$text])[0] ?? $this->filters[$key],
            default => Text::trim($text),
        };
    }

    /**
     * @param  array<string, mixed>  $filter
     * @return mixed the value for the call; search text that is too short becomes `''`
     */
    private function toSent(array $filter, string $key): mixed
    {
        $value = $this->filters[$key];
        if ($filter['kind'] !== 'text') {
            return $value;
        }
        $text = Text::trim($value);

        return Text::length($text) < $filter['shortest'] ? '' : $text;
    }

    /**
     * @param  array<string, mixed>  $filter
     * @param  list<array{id: string|int|float, name: string}>  $collaborators
     * @return list<string>
     */
    private function labels(string $key, array $filter, array $collaborators): array
    {
        $value = $this->toSent($filter, $key);
        if ($filter['kind'] === 'order' || $value === $filter['empty']) {
            return [];
        }
        if ($filter['kind'] === 'places') {
            return $value;
        }
        $labels = array_column($filter['options'] ?? [], 'label', 'value');
        $named = match ($filter['kind']) {
            'choices' => implode(', ', array_map(fn (string $choice) => $labels[$choice] ?? $choice, $value)),
            'counts' => self::nameCounts(array_column($filter['options'], 'value'), $value),
            'people' => self::namePeople($collaborators, $value),
            'number' => JsNumber::format($value, 0).JsNumber::BLANK.$filter['unit'],
            'area' => $filter['legend'],
            default => $value,
        };

        return Text::isBlank($named) ? [] : [str_replace('{}', $named, $filter['chip'])];
    }

    /**
     * Returns people's names, or the ids of those without a name.
     *
     * @param  list<array{id: string|int|float, name: string}>  $collaborators
     * @param  list<string|int|float>  $ids
     */
    private static function namePeople(array $collaborators, array $ids): string
    {
        $names = [];
        foreach ($collaborators as $person) {
            $names[JsNumber::toText($person['id'])] ??= $person['name'];
        }
        $ids = array_map(JsNumber::toText(...), $ids);

        return implode(', ', array_map(fn (string $id) => $names[$id] ?? $id, $ids));
    }

    /**
     * Returns the filter's options that these pieces name, ignoring case and accents.
     *
     * @param  array<string, mixed>  $filter
     * @param  array<string|int|float>  $pieces
     * @return list<string>
     */
    private static function matchKnown(array $filter, array $pieces): array
    {
        $options = array_column($filter['options'] ?? $filter['orders'], 'value');
        $byKey = array_combine(array_map(Text::fold(...), $options), $options);
        $matches = array_map(
            fn (string|int|float $piece) => $byKey[Text::fold(Text::trim(JsNumber::toText($piece)))] ?? null,
            $pieces,
        );

        return array_values(array_unique(Arr::whereNotNull($matches)));
    }

    /**
     * @param  array<string|int|float>  $pieces
     * @param  array<string|int|float>  $known  the ids that the page knows
     * @return list<string|int|float> the ids; one that the page knows keeps its type
     */
    private static function readPeople(array $pieces, array $known): array
    {
        $ids = self::byText($pieces);

        return array_values(array_replace($ids, array_intersect_key(self::byText($known), $ids)));
    }

    /**
     * @param  array<string|int|float>  $ids
     * @return array<string|int|float> the ids by their text, without blanks and duplicates
     */
    private static function byText(array $ids): array
    {
        $byText = [];
        foreach ($ids as $id) {
            $id = is_string($id) ? Text::trim($id) : $id;
            if ($id !== '') {
                $byText[JsNumber::toText($id)] ??= $id;
            }
        }

        return $byText;
    }

    /**
     * Joins counts for display. Two or more that run up to the last option, such as 3, 4, +5, become `3 ou mais`.
     *
     * @param  list<string>  $counts
     * @param  list<string>  $values
     */
    private static function nameCounts(array $counts, array $values): string
    {
        $chosen = array_values(array_intersect($counts, $values));
        $isTail = count($chosen) > 1
            && count($chosen) === count($values)
            && $chosen === array_slice($counts, -count($chosen));

        return $isTail ? "$chosen[0] ou mais" : implode(', ', $values);
    }
}
