<?php

namespace ImoWidgets;

use Illuminate\Database\QueryException;

/** What a log may say of a failed query: an exception of Laravel's quotes the values, and those are a visitor's. */
final class SqlState
{
    /** @return string such as `SQLSTATE HY000 1 on the connection "sqlite"` */
    public static function of(QueryException $problem): string
    {
        $codes = array_filter(['SQLSTATE', $problem->errorInfo[0] ?? $problem->getCode(), $problem->errorInfo[1] ?? null]);

        return implode(' ', $codes)." on the connection \"{$problem->getConnectionName()}\"";
    }
}
