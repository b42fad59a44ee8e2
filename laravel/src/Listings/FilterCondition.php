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

    /** @var Builder<Model> */
    private Builder $query;

    /** The column's name in the query. */
    private string $column;

    /**
     * @param  array<string, mixed>  $filter  as `fields.json` describes it
     * @param  list<mixed>  $values  the accepted values; without any no listing matches
     * @param  bool  $isCast  true if the column is cast to the type of the values
     * @param  string|null  $least  the least number that counts as one; none is within any limit
     */
    public function __construct(
        private readonly array $filter,
        private readonly array $values,
        private readonly bool $isCast,
        private readonly ?string $least = null,
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
        [$this->query, $this->column] = [$query, self::qualify($query, $column)];
        match ($this->filter['kind']) {
            'choices', 'places', 'people' => $this->whereIn($this->values),
            'counts' => $this->whereCounts(),
            'number' => $this->whereNumber(),
            'text' => $this->whereText(),
            default => throw new UnhandledMatchError("imo-widgets: the kind of filter {$this->filter['kind']} is new."),
        };
    }

    /** Tells if the filter admits a value that a listing had, as the query does one that it has. */
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
            'text' => $this->values !== [] && mb_stripos((string) $value, $this->values[0]) !== false,
            default => throw new UnhandledMatchError("imo-widgets: the kind of filter {$this->filter['kind']} is new."),
        };
    }

    private function whereNumber(): void
    {
        $column = $this->isCast ? $this->cast('numeric') : $this->column;
        $this->query->where($column, $this->filter['bound'] === 'least' ? '>=' : '<=', $this->values[0]);
        if ($this->least !== null) {
            // As a literal: PostgreSQL takes no bound half for an integer.
            $this->query->where($column, '>=', new Expression($this->least));
        }
    }

    /** @param  list<mixed>  $values */
    private function whereIn(array $values): void
    {
        // MySQL takes "7abc" for a 7 if the column has numbers.
        $isMistaken = fn (mixed $value) => is_string($value) && is_numeric($value[0] ?? '') && ! ctype_digit($value);
        if (! $this->isCast && ! ($this->isMySql() && array_filter($values, $isMistaken) !== [])) {
            $this->query->whereIn($this->column, $values);

            return;
        }
        $asText = fn (mixed $value) => is_bool($value) ? var_export($value, true) : (string) $value;
        $this->query->whereIn($this->cast('text'), array_map($asText, $values));
    }

    /** Adds the condition for numbers of rooms: `+5` is five or more, the others are exact. */
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

    /** Adds the condition for a part of a text, whose characters are no wildcards (docs/laravel.md#like). */
    private function whereText(): void
    {
        if ($this->values === []) {
            $this->query->whereRaw('1 = 0');

            return;
        }
        $text = $this->cast('text')->getValue($this->query->getGrammar());
        $pattern = '%'.preg_replace('/[!%_]/', '!$0', $this->values[0]).'%';
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
