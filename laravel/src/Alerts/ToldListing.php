<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/**
 * What the mails have told one person about one listing. `ofPeople()` adds the listing's own columns.
 *
 * @property int $subscriber_id
 * @property int $state_id
 * @property int|null $alert_id
 * @property string|null $price  in euros
 * @property string $told_at
 * @property string|null $gone_told_at
 * @property string|null $back_told_at
 * @property string $home
 * @property string $deal
 * @property string $listing_key
 * @property string|null $gone_at
 */
final class ToldListing extends Model
{
    public $timestamps = false;

    protected $table = 'imo_alert_told';

    protected $guarded = [];

    /**
     * Returns what these people were told about homes that have changed since a version, under any deal.
     *
     * @param  list<int>  $people
     * @return Collection<int, self>
     */
    public static function ofPeople(array $people, int $since): Collection
    {
        $changed = ListingState::query()->select('home')->where('version_id', '>', $since);

        return self::withState()
            ->whereIntegerInRaw('imo_alert_told.subscriber_id', $people)
            ->whereIn('imo_listing_states.home', $changed)
            ->get([
                'imo_alert_told.*',
                'imo_listing_states.home',
                'imo_listing_states.deal',
                'imo_listing_states.listing_key',
                'imo_listing_states.gone_at',
            ])
            ->toBase();
    }

    /** @return Builder<self> joined with the listings' states */
    public static function withState(): Builder
    {
        return self::query()->join('imo_listing_states', 'imo_listing_states.id', '=', 'imo_alert_told.state_id');
    }
}
