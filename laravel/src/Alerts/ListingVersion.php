<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Model;

/**
 * The values of a listing's filtered columns from one run of the alerts until the next change.
 *
 * @property int $id
 * @property int $state_id
 * @property string|null $seen  JSON; `null` once the listing is gone
 */
final class ListingVersion extends Model
{
    public const UPDATED_AT = null;

    protected $table = 'imo_listing_versions';

    protected $guarded = [];

    /** Returns the id of the latest version of any listing; 0 if there is none. */
    public static function last(): int
    {
        return (int) self::query()->max('id');
    }
}
