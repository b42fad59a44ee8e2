<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Accesses the tables of alerts in the site's own database. */
final class Tables
{
    /** Returns a query on one of the tables, such as `alerts` or `listing_states`. */
    public static function query(string $name): Builder
    {
        return DB::table("imo_$name");
    }

    /** Returns a stored number about runs; 0 if it was never set. */
    public static function cursor(string $name): int
    {
        return (int) self::query('alert_cursors')->where('name', $name)->value('value');
    }

    public static function setCursor(string $name, int $value): void
    {
        self::query('alert_cursors')->updateOrInsert(['name' => $name], ['value' => $value]);
    }
}
