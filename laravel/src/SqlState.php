<?php

namespace ImoWidgets;

use Illuminate\Database\QueryException;
use Illuminate\Database\SQLiteDatabaseDoesNotExistException;

/** What a log may say of a failed query: an exception of Laravel's quotes the values, and those are a visitor's. */
final class SqlState
{
    /** @return string such as `SQLSTATE HY000 1 on the connection "sqlite"`, or that it has no file of a database */
    public static function of(QueryException $problem): string
    {
        if ($problem->getPrevious() instanceof SQLiteDatabaseDoesNotExistException) {
            return "no database file of the connection \"{$problem->getConnectionName()}\"";
        }
        $codes = array_filter([
            'SQLSTATE', $problem->errorInfo[0] ?? $problem->getCode(), $problem->errorInfo[1] ?? null,
        ]);

        return implode(' ', $codes)." on the connection \"{$problem->getConnectionName()}\"";
    }

    /** Whether the database could not compare or hold a value: a wrong one for the type of its column. */
    public static function isOfValue(QueryException $problem): bool
    {
        return self::classOf($problem) === '22';
    }

    /**
     * Whether the database has answered that it did not do what it was asked; after anything else, such as a lost
     * connection, it may have.
     */
    public static function isRefusal(QueryException $problem): bool
    {
        return in_array(self::classOf($problem), ['22', '23', '42'], true);
    }

    private static function classOf(QueryException $problem): string
    {
        return substr((string) ($problem->errorInfo[0] ?? $problem->getCode()), 0, 2);
    }
}
