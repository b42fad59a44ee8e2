<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Model;

/**
 * A listing, meaning a home with one deal, as the last run of the alerts saw it.
 *
 * @property int $id
 * @property string $home  a digest of the value that identifies the home
 * @property string $deal
 * @property string $listing_key
 * @property string|null $title
 * @property int $version_id  the listing's latest version
 * @property string|null $missing_since
 * @property string|null $gone_at
 */
final class ListingState extends Model
{
    public $timestamps = false;

    protected $table = 'imo_listing_states';

    protected $guarded = [];

    /** Identifies the listing as `SeenListing::name()` does. */
    public function name(): string
    {
        return "$this->home|$this->deal";
    }
}
