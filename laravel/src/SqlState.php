<?php

namespace ImoWidgets;

use Illuminate\Database\QueryException;
use Illuminate\Database\SQLiteDatabaseDoesNotExistException;

/**
 * Describes a failed query for the log without its values, which may be a visitor's; Laravel's own exception quotes
 * them.
 */
final class SqlState
{
    /**
     * @return string such as `SQLSTATE HY000 1 on the connection "sqlite"`, or a phrase saying that the database file
     *     is missing
     */
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

    /** Returns whether the database could not compare or store a value because it doesn't fit its column's type. */
    public static function isOfValue(QueryException $problem): bool
    {
        // PostgreSQL raises 42883 when text is compared with a number.
        return self::classOf($problem) === '22' || $problem->getCode() === '42883';
    }

    /**
     * Returns whether the database has refused the statement. After any other failure, such as a lost connection, the
     * statement may have been executed.
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
