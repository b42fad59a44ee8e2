<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Expression;
use Illuminate\Support\Str;
use UnhandledMatchError;

/** The condition of one filter on a column of the listings or of a relation. */
final class FilterCondition
{
    /** The highest number of rooms listed in the query if the column can only be compared as text. */
    private const MOST_ROOMS = 99;

    /** @var Builder<Model> */
    private Builder $query;

    /** The column's name in the query. */
    private string $column;

    /**
     * @param  array<string, mixed>  $filter  the filter's entry in `fields.json`
     * @param  list<mixed>  $values  the accepted values, or the lowest and highest degrees of an area; if empty, no
     *     listing matches
     * @param  bool  $isCast  true to cast the column to the type of the values
     * @param  string|null  $least  the lowest number that counts as a value; lower numbers never match
     */
    public function __construct(
        private readonly array $filter,
        private readonly array $values,
        private readonly bool $isCast,
        private readonly ?string $least = null,
    ) {
    }

    /**
     * Returns the qualified name of a column in a query.
     *
     * @param  Builder<Model>  $query
     * @param  string  $column  a name with a dot belongs to a table that the query has joined
     */
    public static function qualify(Builder $query, string $column): string
    {
        // The path within a JSON column may contain a dot.
        return str_contains(Str::before($column, '->'), '.') ? $column : $query->qualifyColumn($column);
    }

    /**
     * Restricts the query to matching listings.
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
        [$this->query, $this->column] = [$query, self::qualify($query, $column)];
        match ($this->filter['kind']) {
            'choices', 'places', 'people' => $this->whereIn($this->values),
            'counts' => $this->whereCounts(),
            'number' => $this->whereNumber(),
            'area' => $this->query->whereBetween($this->isCast ? $this->cast('numeric') : $this->column, $this->values),
            'text' => $this->whereText(),
            default => throw new UnhandledMatchError("imo-widgets: the kind of filter {$this->filter['kind']} is new."),
        };
    }

    /** Returns whether the filter would have matched an earlier value of a listing, by the same rules as the query. */
    public function admits(mixed $value): bool
    {
        if ($value === null) {
            return false;
        }
        $isOne = in_array((string) $value, array_map(strval(...), $this->values), true);

        return match ($this->filter['kind']) {
            'choices', 'places', 'people' => $isOne,
            'counts' => $isOne || array_filter(
                $this->values,
                fn (string $count) => str_starts_with($count, '+') && $value >= (int) $count,
            ) !== [],
            'number' => ($this->filter['bound'] === 'least' ? $value >= $this->values[0] : $value <= $this->values[0])
                && ($this->least === null || $value >= $this->least),
            'area' => $value >= $this->values[0] && $value <= $this->values[1],
            'text' => $this->values !== [] && mb_stripos((string) $value, $this->values[0]) !== false,
            default => throw new UnhandledMatchError("imo-widgets: the kind of filter {$this->filter['kind']} is new."),
        };
    }

    private function whereNumber(): void
    {
        $column = $this->isCast ? $this->cast('numeric') : $this->column;
        $this->query->where($column, $this->filter['bound'] === 'least' ? '>=' : '<=', $this->values[0]);
        if ($this->least !== null) {
            // The amount is a literal, because PostgreSQL refuses 0.5 as a bound value for an integer column.
            $this->query->where($column, '>=', new Expression($this->least));
        }
    }

    /** @param  list<mixed>  $values */
    private function whereIn(array $values): void
    {
        $isMistaken = $this->isMySql() && array_filter($values, self::isMistakenForNumber(...)) !== [];
        if (! $this->isCast && ! $isMistaken) {
            $this->query->whereIn($this->column, $values);

            return;
        }
        $texts = array_map(
            fn (mixed $value) => is_bool($value) ? var_export($value, true) : (string) $value,
            $values,
        );
        $this->query->whereIn($this->cast('text'), $texts);
    }

    /** Returns whether MySQL would coerce this text to a number in a comparison with a numeric column ("7abc" to 7). */
    private static function isMistakenForNumber(mixed $value): bool
    {
        return is_string($value) && is_numeric($value[0] ?? '') && ! ctype_digit($value);
    }

    /** Adds the condition for numbers of rooms: `+5` means five or more, other values are exact. */
    private function whereCounts(): void
    {
        $more = array_values(array_filter($this->values, fn (string $count) => str_starts_with($count, '+')));
        $exact = array_values(array_map(intval(...), array_diff($this->values, $more)));
        if ($more === []) {
            $this->whereIn($exact);
        } elseif ($this->isCast) {
            $this->whereIn([...$exact, ...range((int) $more[0], self::MOST_ROOMS)]);
        } else {
            $this->query->whereIn($this->column, $exact)->orWhere($this->column, '>=', (int) $more[0]);
        }
    }

    /**
     * Adds the condition that the column contains the searched text, in which no character is a wildcard
     * (docs/laravel.md#like).
     */
    private function whereText(): void
    {
        if ($this->values === []) {
            $this->query->whereRaw('1 = 0');

            return;
        }
        $text = $this->cast('text')->getValue($this->query->getGrammar());
        $pattern = '%'.str_replace(['!', '%', '_'], ['!!', '!%', '!_'], $this->values[0]).'%';
        $this->query->whereRaw("lower($text) like lower(?) escape '!'", [$pattern]);
    }

    /**
     * @param  'text'|'numeric'  $type
     * @return Expression<non-falsy-string>
     */
    private function cast(string $type): Expression
    {
        $type = $type === 'text' && $this->isMySql() ? 'char' : $type;

        return new Expression("cast({$this->query->getGrammar()->wrap($this->column)} as $type)");
    }

    private function isMySql(): bool
    {
        return in_array($this->query->getModel()->getConnection()->getDriverName(), ['mysql', 'mariadb'], true);
    }
}
