<?php

namespace ImoWidgets;

use Illuminate\Database\QueryException;
use Illuminate\Database\SQLiteDatabaseDoesNotExistException;

/** Describes a failed query for the log: Laravel's own exception quotes the values, and those are a visitor's. */
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

    /** Tells if the database could not compare or store a value of the wrong type for its column. */
    public static function isOfValue(QueryException $problem): bool
    {
        // 42883: PostgreSQL compares no text with a number.
        return self::classOf($problem) === '22' || $problem->getCode() === '42883';
    }

    /**
     * Tells if the database has refused the statement; after any other failure, such as a lost connection, it may have
     * been executed.
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
