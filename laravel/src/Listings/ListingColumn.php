<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Database\Query\Expression;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Database\Query\Expression as RawExpression;

/** A column of the listings, or of a relation of theirs, that a filter or an order is about. */
final class ListingColumn
{
    /** @param  string  $path  such as `price`, `county.name` */
    public function __construct(public readonly string $path, public readonly ColumnType $type)
    {
    }

    /**
     * Leaves those listings whose column is one of these.
     *
     * @param  Builder<Model>  $query
     * @param  list<mixed>  $values  that the column can hold; none of them fits no listing
     */
    public function whereIn(Builder $query, array $values): void
    {
        $this->where($query, fn (Builder $query, string $column) => $query->whereIn($this->comparable($query, $column), $values));
    }

    /**
     * Leaves those listings that a condition on this column is true of.
     *
     * @param  Builder<Model>  $query
     * @param  Closure(Builder<Model>, string): mixed  $narrow  gets the query that the column is in, and its qualified name
     */
    public function where(Builder $query, Closure $narrow): void
    {
        [$relation, $column] = $this->split();
        $relation === null
            ? $narrow($query, $query->qualifyColumn($column))
            : $query->whereHas($relation, fn (Builder $related) => $narrow($related, $related->qualifyColumn($column)));
    }

    /**
     * Leaves those listings that have a value there, or those that have none.
     *
     * @param  Builder<Model>  $query
     */
    public function whereKnown(Builder $query, bool $isKnown): void
    {
        [$relation, $column] = $this->split();
        $hasValue = fn (Builder $related) => $related->whereNotNull($related->qualifyColumn($column));
        match (true) {
            $relation === null => $query->whereNull($query->qualifyColumn($column), not: $isKnown),
            $isKnown => $query->whereHas($relation, $hasValue),
            default => $query->whereDoesntHave($relation, $hasValue),
        };
    }

    /**
     * The column's text as SQL, in which the part of a text can be looked for.
     *
     * @param  Builder<Model>  $query
     */
    public function text(Builder $query, string $column): string
    {
        $wrapped = $query->getGrammar()->wrap($column);
        if ($this->type->isText() || $this->type->name === null) {
            return $wrapped;
        }
        $text = in_array($query->getModel()->getConnection()->getDriverName(), ['mysql', 'mariadb'], true) ? 'char' : 'text';

        return "cast($wrapped as $text)";
    }

    /**
     * What listings are sorted by: the column's name, or the value that the relation has. Of several the first in the order
     * counts, so that each listing has one place.
     *
     * @param  Builder<Model>  $query
     * @param  bool  $isAscending  the order
     */
    public function sortValue(Builder $query, bool $isAscending): string|QueryBuilder
    {
        if (! str_contains($this->path, '.')) {
            return $query->qualifyColumn($this->path);
        }
        [$name, $rest] = explode('.', $this->path, 2);
        $relation = Relation::noConstraints(fn () => $query->getModel()->$name());
        $related = $relation->getRelationExistenceQuery($relation->getRelated()->newQuery(), $query, [])->mergeConstraintsFrom($relation->getQuery());
        $there = new self($rest, $this->type);
        $there->whereKnown($related, isKnown: true);
        $value = $there->sortValue($related, $isAscending);
        $values = $related->toBase()->reorder()->limit(1);
        $values = is_string($value) ? $values->select("$value as value") : $values->select([])->selectSub($value, 'value');

        return $values->orderBy('value', $isAscending ? 'asc' : 'desc');
    }

    /** @param  Builder<Model>  $query */
    private function comparable(Builder $query, string $column): string|Expression
    {
        return $this->type->isForeign() ? new RawExpression($this->text($query, $column)) : $column;
    }

    /** @return array{string|null, string} the relation's name, and the column's there */
    private function split(): array
    {
        $dot = strrpos($this->path, '.');

        return $dot === false ? [null, $this->path] : [substr($this->path, 0, $dot), substr($this->path, $dot + 1)];
    }
}
