<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Arr;
use ReflectionMethod;

/**
 * Where a site keeps its listings: the model, and which of its columns each filter, order and field of a card is about.
 * That is what `config('imo-widgets.listings')` says; what it leaves out is as the package's own config file has it.
 */
final class ListingTable
{
    /** What is a list, or an array by key, wherever it is said. */
    private const ARRAYS = ['columns', 'values', 'with'];

    private const WITHOUT = 'the cards are without it';

    /** @var array<string, ListingColumn> those that were looked up, by their keys in the config */
    private array $found = [];

    /** @param  array<string, mixed>  $config  `config('imo-widgets.listings')`, whole */
    private function __construct(private readonly array $config, private readonly TableSchema $schema)
    {
    }

    /**
     * @param  mixed  $config  what the site says
     * @param  array<string, mixed>  $defaults  what the package's config file says
     *
     * @throws BadListingConfig where it is no array, or the model is none
     */
    public static function from(mixed $config, array $defaults, TableSchema $schema): self
    {
        is_array($config) || throw BadListingConfig::of('', 'an array; a key that it leaves out is as in the package\'s config file', $config);
        $config += $defaults;
        foreach (self::ARRAYS as $key) {
            is_array($config[$key]) || throw BadListingConfig::of($key, 'an array', $config[$key]);
        }
        $config['columns'] += $defaults['columns'];
        $model = $config['model'];
        if (! is_string($model) || ! is_subclass_of($model, Model::class)) {
            throw BadListingConfig::of('model', 'the class of the listings, an Eloquent model that exists', $model);
        }

        return new self($config, $schema);
    }

    /**
     * The same table with other columns.
     *
     * @param  array<string, mixed>  $columns  by filter or order, as in `listings.columns`
     */
    public function withColumns(array $columns): self
    {
        return $columns === [] ? $this : new self(['columns' => $columns + $this->config['columns']] + $this->config, $this->schema);
    }

    /**
     * All listings that the site shows: `scope` of the config, if there is one, narrows them.
     *
     * @return Builder<Model>
     *
     * @throws BadListingConfig where the model has no such scope
     */
    public function query(): Builder
    {
        $model = $this->model();
        $scope = $this->config['scope'];
        if ($scope === null) {
            return $model->newQuery();
        }
        is_string($scope) && $model->hasNamedScope($scope)
            || throw BadListingConfig::of('scope', 'a local scope of '.$model::class.', such as \'published\' for scopePublished()', $scope);

        return $model->newQuery()->scopes($scope);
    }

    /** The model of the listings, unfilled. */
    public function model(): Model
    {
        /** @var class-string<Model> $class */
        $class = $this->config['model'];

        return new $class;
    }

    /**
     * Narrows a query to those with these keys.
     *
     * @param  list<int|string>  $keys
     * @return Closure(Builder<Model>): mixed
     */
    public function withKeys(array $keys): Closure
    {
        $model = $this->model();
        $isWhole = in_array($model->getKeyType(), ['int', 'integer'], true);

        return fn (Builder $query) => $isWhole ? $query->whereIntegerInRaw($model->getQualifiedKeyName(), $keys) : $query->whereIn($model->getQualifiedKeyName(), $keys);
    }

    /** The database that they are in. */
    public function connection(): Connection
    {
        return $this->model()->getConnection();
    }

    /**
     * @return list<string> relations that the cards need
     *
     * @throws BadListingConfig where the model has no such relation
     */
    public function relations(): array
    {
        foreach ($this->config['with'] as $relation) {
            is_string($relation) || throw BadListingConfig::of('with', 'names of relations', $relation);
            $this->related('with', array_map(fn (string $name) => (string) strstr("$name:", ':', true), explode('.', $relation)));
        }

        return $this->config['with'];
    }

    /** Whether the table has a column for this filter or order. */
    public function has(string $name): bool
    {
        return $this->path($name) !== null;
    }

    /** What the config calls the column of a filter or an order; `null` where the table has none. */
    public function path(string $name): mixed
    {
        return $this->config['columns'][$name] ?? null;
    }

    /**
     * The column of a filter or an order.
     *
     * @return ListingColumn|null `null` where the config says that the table has none
     *
     * @throws BadListingConfig where there is no such column, or prices are no numbers
     */
    public function column(string $name): ?ListingColumn
    {
        $column = $this->has($name) ? $this->columnAt("columns.$name", $this->config['columns'][$name]) : null;
        if ($name === 'preco' && $column?->type->canBePrice() === false) {
            throw BadListingConfig::of('columns.preco', 'a column of numbers', "$column->path ({$column->type->name})");
        }

        return $column;
    }

    /**
     * @return list<ListingColumn> the columns that a place's name is looked for in
     *
     * @throws BadListingConfig where there is no such column
     */
    public function placeColumns(): array
    {
        $paths = array_values(Arr::wrap($this->config['columns']['localizacao']));

        return array_map(fn (mixed $path) => $this->columnAt('columns.localizacao', $path), $paths);
    }

    /**
     * What the call's values are called in the table.
     *
     * @param  list<string>  $values
     * @return list<mixed>
     */
    public function values(string $filter, array $values): array
    {
        return array_map(fn ($value) => $this->config['values'][$filter][$value] ?? $value, $values);
    }

    /** @return array<string, mixed> what the table calls the call's values, where it is not the same word */
    public function words(string $filter): array
    {
        return $this->config['values'][$filter] ?? [];
    }

    /** Whether the columns of places hold names without accents and in lower case. */
    public function hasFoldedPlaces(): bool
    {
        return $this->config['folded_places'];
    }

    /** How many of the table's prices make a euro. */
    public function centsOfEuro(): int
    {
        return $this->config['price_in_cents'] ? 100 : 1;
    }

    /**
     * @return string|array<string, string|null> the model's method that makes a card, or the model's attribute for each of its keys
     *
     * @throws BadListingConfig where it is neither, or the model has no such method
     */
    public function card(): string|array
    {
        $card = $this->config['card'];
        is_array($card) || is_string($card) && method_exists($this->config['model'], $card)
            || throw BadListingConfig::of('card', "a method of {$this->config['model']}, or an attribute for each key", $card);

        return $card;
    }

    /** @return list<BadListingConfig> one for each key of the card whose attribute the model lacks */
    public function problemsOfCard(): array
    {
        $card = $this->card();
        $paths = is_array($card) ? array_filter($card, fn (mixed $path) => $path !== null) : [];

        return array_values(array_filter(array_map($this->problemOfAttribute(...), array_keys($paths), $paths)));
    }

    private function columnAt(string $key, mixed $path): ListingColumn
    {
        is_string($path) || throw BadListingConfig::of($key, 'the name of a column', $path);

        return $this->found["$key $path"] ??= $this->findColumn($key, $path);
    }

    private function findColumn(string $key, string $path): ListingColumn
    {
        // The path within a JSON column may hold a dot.
        $parts = explode('->', $path, 2);
        $json = $parts[1] ?? null;
        $names = explode('.', $parts[0]);
        $name = array_pop($names).($json === null ? '' : "->$json");
        $model = $this->related($key, $names);
        $type = $this->schema->type($model, $name);
        if ($type === null) {
            throw BadListingConfig::of($key, "a column of the table {$model->getTable()} (".implode(', ', array_keys($this->schema->columns($model))).')', $path);
        }

        return new ListingColumn($path, $type);
    }

    /** @param  list<string>  $names  of relations, each of the model before it */
    private function related(string $key, array $names): Model
    {
        $next = function (Model $model, string $name) use ($key) {
            $relation = $model->isRelation($name) ? Relation::noConstraints(fn () => $model->$name()) : null;

            return $relation instanceof Relation ? $relation->getRelated() : throw BadListingConfig::of($key, 'a relation of '.$model::class, $name);
        };

        return array_reduce($names, $next, $this->model());
    }

    /** What is behind a column or an accessor is the site's own: an array, a date, a collection. */
    private function problemOfAttribute(string $key, mixed $path): ?BadListingConfig
    {
        if (! is_string($path)) {
            return BadListingConfig::of("card.$key", 'the name of an attribute, or null', $path, self::WITHOUT);
        }
        $relations = [];
        foreach (array_diff(explode('.', $path), ['*']) as $name) {
            $model = $this->related("card.$key", $relations);
            if ($this->mayHaveAttribute($model, $name)) {
                return null;
            }
            if (! $model->isRelation($name)) {
                return BadListingConfig::of("card.$key", 'an attribute of '.$model::class, $path, self::WITHOUT);
            }
            $relations[] = $name;
        }

        return null;
    }

    private function mayHaveAttribute(Model $model, string $name): bool
    {
        $isOwn = (new ReflectionMethod($model, 'getAttribute'))->getDeclaringClass()->name !== Model::class;

        return $isOwn || $model->hasAnyGetMutator($name) || $this->schema->columns($model) === [] || $this->schema->has($model, $name);
    }
}
