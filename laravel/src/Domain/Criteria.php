<?php

namespace ImoWidgets\Domain;

/**
 * What a visitor looks for, out of page data and the page's query string: docs/product/listing.md#presets,
 * docs/product/listing.md#query-string, letter by letter as src/domain/search/criteria.ts and query-string.ts read and write it.
 */
final class Criteria
{
    /** What nothing filters, under the names of the call. */
    private const EMPTY = [
        'objetivo' => [], 'tipologia' => [], 'localizacao' => [], 'quartos' => [], 'wcs' => [], 'garagem' => [], 'estado' => [],
        'minprice' => null, 'maxprice' => null, 'ordem' => 'rec', 'comercial' => [], 'idRef' => '',
    ];

    /** src/domain/fields/enumerations.ts */
    private const COUNTS = ['1', '2', '3', '4', '+5'];

    private const ADVANCED = ['quartos', 'wcs', 'garagem', 'estado', 'minprice', 'maxprice', 'idRef'];

    /**
     * @param  array<string, mixed>  $filters  by the names of the call
     * @param  int  $page  from 1
     */
    private function __construct(public readonly array $filters, public readonly int $page)
    {
    }

    /**
     * The criteria that page data start visitors with.
     *
     * @param  array{objetivo: list<string>, tipologia: list<string>, localizacao: list<string>|string, comercial: list<string|int|float>}  $given
     * @param  array<string, list<string>>  $options  what there is to choose from, by filter
     */
    public static function preset(array $given, Places $places, array $options): self
    {
        return new self(array_replace(self::EMPTY, [
            'objetivo' => self::matchKnown($options['objetivo'], $given['objetivo']),
            'tipologia' => self::matchKnown($options['tipologia'], $given['tipologia']),
            'localizacao' => $places->read($given['localizacao']),
            'comercial' => self::dedupeIds($given['comercial']),
        ]), 1);
    }

    /**
     * Those of a call's body that was judged already.
     *
     * @param  array<string, mixed>  $body  a key that is missing or `null` filters nothing
     */
    public static function asked(array $body): self
    {
        return new self(array_replace(self::EMPTY, array_filter(array_intersect_key($body, self::EMPTY), fn (mixed $value) => $value !== null)), 1);
    }

    /**
     * What the query string asks for; where it is silent, these presets.
     *
     * @param  string  $query  as in `location.search`
     * @param  array<string, list<string>>  $options  what there is to choose from, by filter
     * @param  list<string|int|float>  $ids  all collaborators', so that one read from text is the number that it is
     */
    public function withQuery(string $query, Places $places, array $options, array $ids): self
    {
        $asked = QueryString::parse($query);
        $known = [...$this->filters['comercial'], ...$ids];
        $ownId = fn (string $id) => array_values(array_filter($known, fn ($one) => self::textOf($one) === $id))[0] ?? $id;
        $match = fn (string $filter) => fn (string $text) => self::matchKnown($options[$filter], explode(',', $text));
        $counts = fn (string $text) => self::matchKnown($options['quartos'], preg_replace('/^'.Text::BLANK.'+5'.Text::BLANK.'*$/uD', '+5', explode(',', $text)));
        $price = fn (string $text) => is_float($typed = TypedNumber::price($text)) ? $typed : null;
        $readers = [
            'objetivo' => $match('objetivo'), 'tipologia' => $match('tipologia'), 'localizacao' => $places->read(...),
            'quartos' => $counts, 'wcs' => $counts, 'garagem' => $counts, 'estado' => $match('estado'),
            'minprice' => $price, 'maxprice' => $price,
            'ordem' => fn (string $text) => self::matchKnown($options['ordem'], [$text])[0] ?? $this->filters['ordem'],
            'comercial' => fn (string $text) => array_map(fn (string|int|float $id) => $ownId((string) $id), self::dedupeIds(explode(',', $text))),
            'idRef' => Text::trim(...),
        ];
        $filters = $this->filters;
        foreach ($readers as $key => $read) {
            $values = $asked[self::toParameter($key)] ?? null;
            $filters[$key] = $values === null ? $filters[$key] : $read(implode(',', $values));
        }
        $page = $asked['pagina'][0] ?? '';
        $isPage = preg_match('/^[0-9]{1,16}$/D', $page) === 1 && (int) $page > 1 && (int) $page < 2 ** 53;

        return new self($filters, $isPage ? (int) $page : 1);
    }

    /** @return array<string, mixed> the body of the call (docs/contract.md#bodies) */
    public function toBody(): array
    {
        return ['page' => $this->page, ...$this->filters, 'idRef' => self::toSentReference($this->filters['idRef'])];
    }

    /**
     * The query string of a page of this search: what others put there as it is, then what differs from page data.
     *
     * @param  string  $query  the page's own
     */
    public function toQuery(string $query, int $page, self $presets): string
    {
        $written = [];
        foreach (array_keys(self::EMPTY) as $key) {
            if (self::serialize($key, $this->filters[$key]) !== self::serialize($key, $presets->filters[$key])) {
                $written[self::toParameter($key)] = self::format($key, $this->filters[$key]);
            }
        }
        if ($page > 1) {
            $written['pagina'] = (string) $page;
        }
        $parts = [...QueryString::without($query, [...array_map(self::toParameter(...), array_keys(self::EMPTY)), 'pagina']), ...QueryString::format($written)];

        return $parts === [] ? '' : '?'.implode('&', $parts);
    }

    /**
     * The filters in force, each named whole (docs/product/listing.md#active-filters).
     *
     * @param  list<array{id: string|int|float, name: string}>  $collaborators
     * @return list<array{label: string, isAdvanced: bool}>
     */
    public function activeFilters(array $collaborators): array
    {
        $f = $this->filters;
        $names = array_map(fn ($id) => array_values(array_filter($collaborators, fn (array $one) => self::textOf($one['id']) === self::textOf($id)))[0]['name'] ?? self::textOf($id), $f['comercial']);
        $reference = self::toSentReference($f['idRef']);
        $labels = [
            ['objetivo', implode(', ', $f['objetivo'])],
            ['tipologia', implode(', ', $f['tipologia'])],
            ...array_map(fn (string $place) => ['localizacao', $place], $f['localizacao']),
            ['comercial', self::label('Consultor', $names)],
            ['quartos', self::counts('Quartos', $f['quartos'])],
            ['wcs', self::counts('Casas de banho', $f['wcs'])],
            ['garagem', self::counts('Estacionamento', $f['garagem'])],
            ['estado', self::label('Estado', $f['estado'])],
            ['minprice', $f['minprice'] === null ? '' : 'A partir de '.Listing::formatEuros($f['minprice'])],
            ['maxprice', $f['maxprice'] === null ? '' : 'Até '.Listing::formatEuros($f['maxprice'])],
            ['idRef', $reference === '' ? '' : "Referência: $reference"],
        ];
        // A place is shown whatever it holds.
        $shown = array_filter($labels, fn (array $one) => $one[0] === 'localizacao' || ! Text::isBlank($one[1]));

        return array_values(array_map(fn (array $one) => ['label' => $one[1], 'isAdvanced' => in_array($one[0], self::ADVANCED, true)], $shown));
    }

    /**
     * @param  list<string>  $list
     * @param  array<string|int|float>  $given
     * @return list<string>
     */
    private static function matchKnown(array $list, array $given): array
    {
        $folded = array_combine(array_map(Text::fold(...), $list), $list);
        $meant = array_map(fn ($piece) => $folded[Text::fold(Text::trim(self::textOf($piece)))] ?? null, $given);

        return array_values(array_unique(array_filter($meant, fn ($one) => $one !== null)));
    }

    /**
     * @param  list<string|int|float>  $ids
     * @return list<string|int|float> without blank ones and repetitions
     */
    private static function dedupeIds(array $ids): array
    {
        $byText = [];
        foreach ($ids as $id) {
            $id = is_string($id) ? Text::trim($id) : $id;
            if ($id !== '') {
                $byText[' '.self::textOf($id)] ??= $id;
            }
        }

        return array_values($byText);
    }

    private static function toSentReference(string $typed): string
    {
        $reference = Text::trim($typed);

        return Text::length($reference) < 4 ? '' : $reference;
    }

    /**
     * `Quartos: 3 ou mais` for 3, 4, +5: all counts from one on, two of them or more.
     *
     * @param  list<string>  $values
     */
    private static function counts(string $name, array $values): string
    {
        $chosen = array_values(array_intersect(self::COUNTS, $values));
        $isTail = count($chosen) > 1 && count($chosen) === count($values) && $chosen === array_slice(self::COUNTS, -count($chosen));

        return self::label($name, $isTail ? ["$chosen[0] ou mais"] : $values);
    }

    /** @param  array<string>  $values */
    private static function label(string $name, array $values): string
    {
        return $values === [] ? '' : "$name: ".implode(', ', $values);
    }

    /** What a filter asks the server for; the order of choices does not matter. */
    private static function serialize(string $key, mixed $value): string
    {
        $asked = $key === 'idRef' ? self::toSentReference($value) : $value;
        if (is_array($asked)) {
            $asked = array_map(self::textOf(...), $asked);
            sort($asked, SORT_STRING);
        }

        return json_encode($asked, JSON_THROW_ON_ERROR);
    }

    private static function format(string $key, mixed $value): string
    {
        return match (true) {
            is_array($value) => implode(',', array_map(self::textOf(...), $value)),
            $key === 'idRef' => self::toSentReference($value),
            // A price of more than 21 digits is written in full.
            is_float($value) => floor($value) === $value ? sprintf('%.0F', $value) : JsNumber::toText($value),
            default => (string) $value,
        };
    }

    private static function textOf(string|int|float $id): string
    {
        return is_string($id) ? $id : JsNumber::toText($id);
    }

    /** URLs write `objectivo` where the call writes `objetivo`. */
    private static function toParameter(string $key): string
    {
        return $key === 'objetivo' ? 'objectivo' : $key;
    }
}
