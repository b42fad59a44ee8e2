<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Expression;
use Illuminate\Support\Str;
use UnhandledMatchError;

/** The condition of one filter on a column of the listings, or of their relation. */
final class FilterCondition
{
    /** The most rooms, for columns that can only be compared as texts. */
    private const MOST_ROOMS = 99;

    /**
     * @param  array<string, mixed>  $filter  as `fields.json` describes it
     * @param  list<mixed>  $values  the accepted values; without any no listing matches
     * @param  bool  $isCast  true if the column is cast to the type of the values
     */
    public function __construct(
        private readonly array $filter,
        private readonly array $values,
        private readonly bool $isCast,
    ) {
    }

    /**
     * Returns the name of a column in a query.
     *
     * @param  Builder<Model>  $query
     * @param  string  $column  with a dot: of another table that the query has joined
     */
    public static function qualify(Builder $query, string $column): string
    {
        // The path within a JSON column may hold a dot.
        return str_contains(Str::before($column, '->'), '.') ? $column : $query->qualifyColumn($column);
    }

    /**
     * Limits the query to the listings that match.
     *
     * @param  Builder<Model>  $query
     * @param  string  $column  such as `price`, `county.name`, `address->town`
     */
    public function apply(Builder $query, string $column): void
    {
        $relation = Str::before(Str::before($column, '->'), '.');
        if ($relation !== $column && $query->getModel()->isRelation($relation)) {
            $rest = substr($column, strlen($relation) + 1);
            $query->whereHas($relation, fn (Builder $related) => $this->apply($related, $rest));

            return;
        }
        $name = self::qualify($query, $column);
        match ($this->filter['kind']) {
            'choices', 'places', 'people' => $this->whereIn($query, $name, $this->values),
            'counts' => $this->whereCounts($query, $name),
            'number' => $query->where(
                $this->isCast ? self::cast($query, $name, 'numeric') : $name,
                $this->filter['bound'] === 'least' ? '>=' : '<=',
                $this->values[0],
            ),
            'text' => $this->whereText($query, $name),
            default => throw new UnhandledMatchError("imo-widgets: the kind of filter {$this->filter['kind']} is new."),
        };
    }

    /**
     * @param  Builder<Model>  $query
     * @param  list<mixed>  $values
     */
    private function whereIn(Builder $query, string $column, array $values): void
    {
        // MySQL takes "7abc" for a 7 if the column has numbers.
        $isMistaken = fn (mixed $value) => is_string($value) && is_numeric($value[0] ?? '') && ! ctype_digit($value);
        if (! $this->isCast && ! (self::isMySql($query) && array_filter($values, $isMistaken) !== [])) {
            $query->whereIn($column, $values);

            return;
        }
        $asText = fn (mixed $value) => is_bool($value) ? var_export($value, true) : (string) $value;
        $query->whereIn(self::cast($query, $column, 'text'), array_map($asText, $values));
    }

    /**
     * Adds the condition for numbers of rooms: `+5` is five or more, the others are exact.
     *
     * @param  Builder<Model>  $query
     */
    private function whereCounts(Builder $query, string $column): void
    {
        $more = array_values(array_filter($this->values, fn (string $count) => str_starts_with($count, '+')));
        $exact = array_values(array_map(intval(...), array_diff($this->values, $more)));
        if ($more === []) {
            $this->whereIn($query, $column, $exact);
        } elseif ($this->isCast) {
            $this->whereIn($query, $column, [...$exact, ...range((int) $more[0], self::MOST_ROOMS)]);
        } else {
            $query->whereIn($column, $exact)->orWhere($column, '>=', (int) $more[0]);
        }
    }

    /**
     * Adds the condition for a part of a text, whose characters are no wildcards (docs/laravel.md#like).
     *
     * @param  Builder<Model>  $query
     */
    private function whereText(Builder $query, string $column): void
    {
        if ($this->values === []) {
            $query->whereRaw('1 = 0');

            return;
        }
        $text = self::cast($query, $column, 'text')->getValue($query->getGrammar());
        $pattern = '%'.preg_replace('/[!%_]/', '!$0', $this->values[0]).'%';
        $query->whereRaw("lower($text) like lower(?) escape '!'", [$pattern]);
    }

    /**
     * @param  Builder<Model>  $query
     * @param  'text'|'numeric'  $type
     * @return Expression<non-falsy-string>
     */
    private static function cast(Builder $query, string $column, string $type): Expression
    {
        $type = $type === 'text' && self::isMySql($query) ? 'char' : $type;

        return new Expression("cast({$query->getGrammar()->wrap($column)} as $type)");
    }

    /** @param  Builder<Model>  $query */
    private static function isMySql(Builder $query): bool
    {
        return in_array($query->getModel()->getConnection()->getDriverName(), ['mysql', 'mariadb'], true);
    }
}
