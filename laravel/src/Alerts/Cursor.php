<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Model;

/**
 * A number that `alerts:run` keeps between runs: `seen` is 1 once the first run has read the listings, `by_reference`
 * is 1 if that run identified homes by their references, `ran` is the timestamp of the last complete run, and
 * `held_back` is 1 if the last run compared nothing because too many listings were new or missing.
 *
 * @property string $name
 * @property int $value
 */
final class Cursor extends Model
{
    public $timestamps = false;

    public $incrementing = false;

    protected $table = 'imo_alert_cursors';

    protected $primaryKey = 'name';

    protected $keyType = 'string';

    protected $guarded = [];

    /** Returns the number; 0 if it was never set. */
    public static function get(string $name): int
    {
        return (int) self::query()->whereKey($name)->value('value');
    }

    public static function set(string $name, int $value): void
    {
        self::query()->updateOrCreate(['name' => $name], ['value' => $value]);
    }
}
