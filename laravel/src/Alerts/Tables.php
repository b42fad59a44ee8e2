<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The tables of alerts, in the site's own database. */
final class Tables
{
    /** One of them, such as `alerts` or `listing_states`. */
    public static function query(string $name): Builder
    {
        return DB::table("imo_$name");
    }

    /** How far a run has come with something; 0 where it has not begun. */
    public static function cursor(string $name): int
    {
        return (int) self::query('alert_cursors')->where('name', $name)->value('value');
    }

    /** Notes how far it has come. */
    public static function setCursor(string $name, int $value): void
    {
        self::query('alert_cursors')->updateOrInsert(['name' => $name], ['value' => $value]);
    }
}
