<?php

namespace ImoWidgets\Listings;

use Illuminate\Contracts\Cache\Repository;
use Illuminate\Database\Connection;
use Illuminate\Database\Eloquent\Model;

/**
 * Which columns the tables have, and of what types. The database is asked once an hour, and after migrations, since
 * answering takes it longer than many a search.
 */
final class TableSchema
{
    private const SECONDS = 3600;

    /** @var array<string, array<string, array<string, string>>> by database and table */
    private array $tables = [];

    public function __construct(private readonly Repository $cache)
    {
    }

    /**
     * @param  string  $column  of the model's table; for a part of a JSON column with its path behind it
     * @return ColumnType|null `null` where the table has no such column
     */
    public function type(Model $model, string $column): ?ColumnType
    {
        $driver = $model->getConnection()->getDriverName();
        if (str_contains($column, '->')) {
            return $this->has($model, explode('->', $column)[0]) ? new ColumnType(null, $driver) : null;
        }
        $columns = $this->columns($model);
        // A table that the schema does not know may be a view of another user's, or be gone: the query itself will tell.
        if ($columns === [] || $this->has($model, $column)) {
            return new ColumnType($this->columns($model)[$this->name($column, $driver)] ?? null, $driver);
        }

        return null;
    }

    /** Whether the model's table has this column; asked anew before it has not. */
    public function has(Model $model, string $column): bool
    {
        $name = $this->name($column, $model->getConnection()->getDriverName());

        return isset($this->columns($model)[$name]) || isset($this->columns($model, isAnew: true)[$name]);
    }

    /**
     * The table's columns.
     *
     * @param  bool  $isAnew  whether the database is asked now
     * @return array<string, string> types by name; none where the schema does not know the table
     */
    public function columns(Model $model, bool $isAnew = false): array
    {
        $connection = $model->getConnection();
        $key = $this->key($connection);
        $table = $model->getTable();
        $this->tables[$key] ??= $this->cache->get($key, []);
        if ($isAnew || ! isset($this->tables[$key][$table])) {
            $columns = $connection->getSchemaBuilder()->getColumns($table);
            $names = array_map(fn (array $column) => $this->name($column['name'], $connection->getDriverName()), $columns);
            $this->tables[$key][$table] = array_combine($names, array_column($columns, 'type_name'));
            $columns === [] || $this->cache->put($key, $this->tables[$key], self::SECONDS);
        }

        return $this->tables[$key][$table];
    }

    /** The database is asked anew from now on. */
    public function forget(Connection $connection): void
    {
        $key = $this->key($connection);
        unset($this->tables[$key]);
        $this->cache->forget($key);
    }

    private function key(Connection $connection): string
    {
        return 'imo-widgets:columns:'.DatabaseName::of($connection);
    }

    /** MySQL and SQLite take the letters of a column's name in either case. */
    private function name(string $column, string $driver): string
    {
        return $driver === 'pgsql' ? $column : strtolower($column);
    }
}
