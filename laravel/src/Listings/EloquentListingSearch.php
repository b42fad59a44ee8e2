<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\MissingAttributeException;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Pagination\Paginator;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;
use ImoWidgets\Domain\Area;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\ListingsNotSearched;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;
use InvalidArgumentException;

/**
 * Searches the site's own table on SQLite, MySQL, MariaDB or PostgreSQL. Several values of one filter widen the result;
 * several filters narrow it. `config('imo-widgets.listings')` names the table's model and columns. A site with other
 * needs extends this class, overrides `query()`, `columns()` or `card()`, and names its class in `listings.search`.
 */
class EloquentListingSearch implements FindsAmong, FindsPoints, ListingSearch
{
    /** The keys of a card that a map reads. */
    private const OF_POINT = ['id', 'titulo', 'preco', 'tipoNegocio', 'link', 'latitude', 'longitude'];

    /** The maximum length of a searched text in bytes: SQLite refuses patterns of more than 50,000. */
    private const LONGEST = 10_000;

    private bool $isCardChecked = false;

    public function __construct(private readonly FilterTable $filters)
    {
    }

    /**
     * Returns a query for all listings that visitors may see, with the relations that the cards need.
     *
     * @return Builder<Model>
     */
    public function query(): Builder
    {
        /** @var class-string<Model> $class */
        $class = $this->setting('model');
        $query = (new $class)->newQuery()->with($this->setting('with'));
        $scope = $this->setting('scope');

        return $scope === null ? $query : $query->scopes($scope);
    }

    /**
     * Returns the column of each filter, amount and order: `price`, `county.name` for a relation's column, a list of
     * columns of which any may match, or `null` if the table has none. A column to sort by must be in the query's own
     * table.
     *
     * @return array<string, string|list<string>|null>
     */
    public function columns(): array
    {
        return $this->setting('columns');
    }

    /**
     * Returns a listing's card, the array that the widgets read (docs/contract.md#listing-answer).
     *
     * @return array<string, mixed>
     *
     * @throws MissingAttributeException in debug, if the model lacks an attribute; in production it is reported
     */
    public function card(Model $listing): array
    {
        $paths = $this->setting('card');
        $identity = array_filter(['identidade' => self::identityOf($listing, $this->identity())]);
        if (is_string($paths)) {
            return $listing->$paths() + $identity;
        }
        foreach ($this->isCardChecked ? [] : $this->missingAttributes($listing) as $path) {
            $problem = new MissingAttributeException($listing, $path);
            if (config('app.debug')) {
                throw $problem;
            }
            report($problem);
        }
        $this->isCardChecked = true;
        // Numbers are read without accessors, which may format them: "150.000 €".
        $columns = Arr::only($this->columns(), $this->filters->numbers());
        $numbers = Arr::only($listing->getAttributes(), array_filter($columns, is_string(...)));
        $card = [];
        foreach ($paths as $key => $path) {
            $value = $path === null ? null : data_get($listing, $path);
            $card[$key] = array_key_exists((string) $path, $numbers) ? $numbers[$path] : $value;
        }
        if (is_numeric($card['preco'] ?? null)) {
            $card['preco'] /= $this->centsOfEuro();
        }
        $card['fotos'] = self::photos($card['fotos'] ?? null);
        $card['link'] ??= Listing::toSlug((string) ($card['titulo'] ?? '')).'_'.$listing->getKey();

        return $card + $identity;
    }

    /** @throws ListingsNotSearched if the database does not answer */
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        return $this->ask(function (bool $isCast) use ($criteria, $page, $perPage) {
            $fitting = $this->fitting($criteria, $isCast);
            $total = $fitting->toBase()->reorder()->count();
            $pages = new PageOfKeys($fitting, ...$this->order($fitting, $criteria, $isCast));
            $cards = array_map($this->card(...), $this->find($pages->read(($page - 1) * $perPage, $perPage, $total)));

            return new Page($cards, $total, $perPage, $page, ['path' => Paginator::resolveCurrentPath()]);
        });
    }

    public function points(array $criteria, int $most): ?array
    {
        $columns = $this->columns();
        if (! isset($columns['latitude'], $columns['longitude'])) {
            return null;
        }

        return $this->ask(function (bool $isCast) use ($criteria, $most) {
            $total = $this->fitting($criteria, $isCast)->toBase()->reorder()->count();
            // Searching the whole world leaves out listings without coordinates.
            $criteria['zona'] ??= Area::WORLD;
            $placed = $this->fitting($criteria, $isCast);
            $pages = new PageOfKeys($placed, ...$this->order($placed, [], $isCast));
            $points = array_map(
                fn (Model $listing) => Arr::only($this->card($listing), self::OF_POINT),
                $this->find($pages->read(0, $most, $total)),
            );

            return ['pontos' => $points, 'total' => $total];
        });
    }

    public function among(array $criteria, array $keys): array
    {
        return $this->ask(function (bool $isCast) use ($criteria, $keys) {
            $matching = PageOfKeys::unordered($this->fitting($criteria, $isCast)->whereKey($keys));

            return array_values($matching->pluck('imo_key')->all());
        });
    }

    /**
     * Returns whether a search that finds a listing now would also have found it when its columns had the earlier
     * values.
     *
     * @param  array<string, mixed>  $criteria  as in `search()`
     * @param  array<string, list<mixed>>  $then  the earlier values for each name in `columns()`
     * @param  array<string, list<mixed>>  $now
     */
    public function wouldHaveFound(array $criteria, array $then, array $now): bool
    {
        foreach ($this->filters->narrowing() as $key => $filter) {
            $asked = $criteria[$key] ?? $filter['empty'];
            foreach ($asked === $filter['empty'] ? [] : $filter['columns'] as $place => $name) {
                // Nothing is known of a listing that was read before the site had named the column.
                $earlier = $then[$name] ?? null;
                if ($earlier !== null && $earlier !== ($now[$name] ?? [])) {
                    $condition = $this->condition($key, $filter, $asked, $place, isCast: false);
                    if (array_filter($earlier, $condition->admits(...)) === []) {
                        return false;
                    }
                }
            }
        }

        return true;
    }

    /**
     * Returns the listings with these keys that visitors may see, in the order of the keys.
     *
     * @param  list<int|string>  $keys
     * @return list<Model>
     */
    public function find(array $keys): array
    {
        $query = $this->query();
        // If a scope joins a table, the joined table's id must not replace the listing's.
        if ($query->getQuery()->columns === null) {
            $query->select($query->getModel()->qualifyColumn('*'));
        }
        $rows = $query->findMany($keys)->getDictionary();

        return array_values(array_filter(array_map(fn (int|string $key) => $rows[$key] ?? null, $keys)));
    }

    /**
     * Returns the column that identifies a listing even if its key changes: the column in `listings.identity`, or else
     * the column of `idRef` if its values are unique, which is checked once a day. `null` means the key.
     */
    public function identity(): ?string
    {
        $named = $this->setting('identity');
        $column = $this->columns()['idRef'] ?? null;
        if ($named !== null || ! is_string($column) || ! Str::isMatch('/^\w+$/', $column)) {
            return $named;
        }
        $isUnique = once(fn () => Cache::remember(
            Settings::lockName("imo-widgets-unique-$column"),
            now()->addDay(),
            fn () => $this->isUnique($column) ? 'yes' : 'no',
        ));

        return $isUnique === 'yes' ? $column : null;
    }

    /**
     * Returns the value that identifies a listing, from the column that `identity()` returned; `null` if the listing is
     * identified by its key.
     */
    public static function identityOf(Model $listing, ?string $column): ?string
    {
        $value = $column === null ? null : data_get($listing, $column);
        $text = is_scalar($value) ? Text::trim((string) $value) : '';

        return $text === '' ? null : $text;
    }

    /** Returns whether the table has this column and no two listings share a value in it. */
    private function isUnique(string $column): bool
    {
        $model = $this->query()->getModel();
        if (! $model->getConnection()->getSchemaBuilder()->hasColumn($model->getTable(), $column)) {
            return false;
        }
        $name = $this->query()->getGrammar()->wrap($model->qualifyColumn($column));
        $shared = $this->ask(function (bool $isCast) use ($name) {
            // PostgreSQL can't group by JSON.
            $value = $isCast ? "cast($name as text)" : $name;

            return $this->query()->toBase()->reorder()->selectRaw("$value as imo_value")->groupByRaw($value)
                ->havingRaw('count(*) > 1')->limit(100)->pluck('imo_value');
        });

        // Null and blank values may be shared.
        return $shared->every(fn (mixed $value) => Text::isBlank((string) $value));
    }

    /** Returns the number of the table's price units in a euro: 100 for cents. */
    public function centsOfEuro(): int
    {
        return $this->setting('price_in_cents') ? 100 : 1;
    }

    /** @return list<string> the attributes that cards need and this listing lacks */
    public function missingAttributes(Model $listing): array
    {
        $paths = $this->setting('card');
        // A model that isn't stored has only the attributes that were set.
        if (! $listing->exists || ! is_array($paths)) {
            return [];
        }

        return array_values(array_filter($paths, fn (?string $path) => filled($path) && self::lacks($listing, $path)));
    }

    private static function lacks(Model $listing, string $path): bool
    {
        $name = Str::before($path, '.');

        return data_get($listing, $path) === null
            && ! array_key_exists($name, $listing->getAttributes())
            && ! $listing->hasAnyGetMutator($name)
            && ! $listing->isRelation($name);
    }

    /** Returns the site's setting, or else the package's; `columns` and `values` are merged entry by entry. */
    private function setting(string $key): mixed
    {
        $setting = Settings::get("listings.$key");
        $isMerged = in_array($key, ['columns', 'values'], true);

        return $isMerged ? (array) $setting + Settings::default("listings.$key") : $setting;
    }

    /**
     * Runs a search and, if a value doesn't fit its column's type, repeats it with columns cast to text or numbers.
     * PostgreSQL raises an error for such a value, for example half a euro for an integer column.
     *
     * @template T
     *
     * @param  Closure(bool): T  $search
     * @return T
     */
    private function ask(Closure $search, bool $isCast = false): mixed
    {
        $connection = $this->query()->getModel()->getConnection();
        try {
            // After an error, PostgreSQL can continue a transaction only from a savepoint.
            return $connection->transactionLevel() > 0
                ? $connection->transaction(fn () => $search($isCast))
                : $search($isCast);
        } catch (QueryException $problem) {
            return ! $isCast && SqlState::isOfValue($problem)
                ? $this->ask($search, isCast: true)
                : throw new ListingsNotSearched($problem);
        }
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return Builder<Model>
     */
    private function fitting(array $criteria, bool $isCast): Builder
    {
        $query = $this->query();
        foreach ($this->filters->narrowing() as $key => $filter) {
            $asked = $criteria[$key] ?? $filter['empty'];
            foreach ($asked === $filter['empty'] ? [] : $filter['columns'] as $place => $name) {
                $columns = $this->columnsOf($name);
                if ($columns !== []) {
                    $condition = $this->condition($key, $filter, $asked, $place, $isCast);
                    $query->where(fn (Builder $any) => array_map(
                        fn (string $column) => $any->orWhere(
                            fn (Builder $listing) => $condition->apply($listing, $column),
                        ),
                        $columns,
                    ));
                }
            }
        }

        return $query;
    }

    /**
     * @param  array<string, mixed>  $filter
     * @param  int  $place  which of the filter's columns the condition is for
     */
    private function condition(string $key, array $filter, mixed $asked, int $place, bool $isCast): FilterCondition
    {
        $values = $filter['kind'] === 'area'
            ? [(float) $asked[$place], (float) $asked[$place + 2]]
            : $this->valuesOf($key, $filter, $asked);

        return new FilterCondition($filter, $values, $isCast, $this->leastOf($filter['columns'][$place]));
    }

    /**
     * Returns the values to compare with the column. Values that no column can contain are left out, such as text with
     * a NUL or of a megabyte.
     *
     * @param  array<string, mixed>  $filter
     * @return list<mixed>
     */
    private function valuesOf(string $key, array $filter, mixed $asked): array
    {
        if ($filter['kind'] === 'number') {
            $units = $filter['unit'] === '€' ? $this->centsOfEuro() : 1;
            // With floats, 1.1 times 100 is slightly more than 110, and 1e400 is infinite.
            $amount = min(round((float) $asked * $units, 6), PHP_FLOAT_MAX);

            return [floor($amount) === $amount && $amount < 2 ** 53 ? (int) $amount : $amount];
        }
        $texts = array_values(array_filter(array_map(strval(...), Arr::wrap($asked)), self::isStorable(...)));
        if ($filter['kind'] === 'places' && $this->setting('folded_places')) {
            return array_map(fn (string $name) => Text::trim(Text::fold($name)), $texts);
        }
        $words = $this->setting('values')[$key] ?? [];
        // If the table stores numbers, words without a number are dropped, because MySQL would treat them as 0.
        $known = array_filter($words, is_string(...)) === $words ? $texts : array_intersect($texts, array_keys($words));

        return array_values(array_map(fn (string $text) => $words[$text] ?? $text, $known));
    }

    private static function isStorable(string $text): bool
    {
        return strlen($text) <= self::LONGEST && mb_check_encoding($text, 'UTF-8') && ! str_contains($text, "\0");
    }

    /**
     * @param  Builder<Model>  $query
     * @param  array<string, mixed>  $criteria
     * @return array{string|null, bool, string|null} the column, or `null` if the table has none; true for ascending
     *     order; the least number that counts as a value
     */
    private function order(Builder $query, array $criteria, bool $isCast): array
    {
        ['key' => $key, 'first' => $first, 'options' => $options] = $this->filters->order();
        $orders = array_column($options, null, 'value');
        $asked = $criteria[$key] ?? $first;
        $option = $orders[$asked] ?? throw new InvalidArgumentException(
            'imo-widgets: expected one of the orders '.implode(', ', array_keys($orders)).", got \"$asked\".",
        );
        $column = $this->columnsOf($option['by'])[0] ?? null;

        return [
            $column === null ? null : FilterCondition::qualify($query, $column), $option['direction'] === 'asc',
            // A column that is cast to text is sorted as text, so a lowest number doesn't apply.
            $isCast ? null : $this->leastOf($option['by']),
        ];
    }

    /**
     * Returns the lowest amount that counts as a price, half a euro in the table's units, because a lower one is shown
     * as "Sob Consulta" (docs/product/numbers.md#shown-prices); `null` for other columns.
     */
    private function leastOf(string $name): ?string
    {
        $isPrice = collect($this->filters->narrowing())->where('amount', $name)->contains('unit', '€');

        return $isPrice ? (string) ($this->centsOfEuro() / 2) : null;
    }

    /** @return list<string> */
    private function columnsOf(string $name): array
    {
        $about = "config('imo-widgets.listings.columns";
        $columns = $this->columns() + [$name => false];
        if ($columns[$name] === false) {
            throw new InvalidArgumentException("$about') expected a column for $name, or null where there is none.");
        }
        if ($columns[$name] === null) {
            Log::warning("imo-widgets: $about.$name') is null: a search by it finds all listings.");
        }

        return array_values(Arr::wrap($columns[$name]));
    }

    /**
     * Returns a card's photos with the cover first, and paths as URLs that include the site's subfolder, if any.
     *
     * @return array<string, mixed>
     */
    private static function photos(mixed $photos): array
    {
        if (is_array($photos) && Arr::isAssoc($photos)) {
            return $photos;
        }
        $urls = array_map(
            fn (mixed $photo) => is_string($photo) ? asset($photo) : $photo,
            array_values(Arr::wrap($photos)),
        );

        return ['capa' => $urls[0] ?? null, 'fotos' => array_slice($urls, 1)];
    }
}
