<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Listings\ListingCards;
use ImoWidgets\Listings\ListingTable;

/** What one mail says: for each search of a person what is new, what costs less and what is gone, as the listings are now. */
final class AlertDigest
{
    public function __construct(private readonly ListingTable $table, private readonly ListingCards $cards)
    {
    }

    /**
     * @param  int  $mailing  its id
     * @return array{searches: list<array<string, mixed>>, count: int, endsAt: CarbonImmutable|null} `count` is of what there is to say; `endsAt` when alerts end soon
     */
    public function of(int $mailing, int $subscriber): array
    {
        $alerts = Tables::query('alerts')->where('subscriber_id', $subscriber)->whereNotNull('confirmed_at')->orderBy('id')->get();
        $events = Tables::query('alert_events')->where('mailing_id', $mailing)->orderBy('id')->get()->groupBy('alert_id');
        $searches = [];
        foreach ($alerts as $alert) {
            $events->has($alert->id) && $searches[] = $this->searchOf($alert, $events[$alert->id]);
        }
        $ends = $alerts->pluck('expires_at')->map(CarbonImmutable::parse(...))->min();

        return [
            'searches' => $searches,
            'count' => array_sum(array_map(fn (array $search) => $search['newCount'] + count($search['reduced']) + $search['moreReduced'] + count($search['gone']) + $search['moreGone'], $searches)),
            'endsAt' => $ends !== null && $ends < CarbonImmutable::now()->addDays(AlertMailings::REMINDED_DAYS) ? $ends : null,
        ];
    }

    /** What is shown of one search; of more than fifty new listings how many they are, of others the first fifty and how many more. */
    private function searchOf(object $alert, Collection $events): array
    {
        $ofListing = $events->groupBy('listing_key');
        $gone = $ofListing->filter(fn (Collection $some) => $some->contains('event', 'saiu'));
        $new = $ofListing->diffKeys($gone)->filter(fn (Collection $some) => $some->contains('event', 'novo'));
        $reduced = $ofListing->diffKeys($gone)->diffKeys($new);
        $isTooMany = $alert->new_mailed > AlertMatching::MOST;
        [$moreReduced, $moreGone] = array_map(fn (Collection $all) => max(0, $all->count() - AlertMatching::MOST), [$reduced, $gone]);
        [$reduced, $gone] = [$reduced->take(AlertMatching::MOST), $gone->take(AlertMatching::MOST)];
        $shown = $this->listings(($isTooMany ? $reduced : $new->union($reduced))->keys()->map(strval(...))->all());
        $titles = Tables::query('listing_states')->whereIn('listing_key', $ofListing->keys()->map(strval(...)))->pluck('title', 'listing_key');
        $titleOf = fn (string|int $key) => filled($titles[$key] ?? null) ? $titles[$key] : "Imóvel $key";

        return [
            'words' => SavedSearch::read(Tables::query('alert_searches')->where('id', $alert->search_id)->value('criteria'))->words(),
            'url' => AlertSettings::pageUrl($alert->url),
            'newCount' => $isTooMany ? $alert->new_mailed : $new->count(),
            'new' => $isTooMany ? [] : $new->keys()->map(fn (string|int $key) => $shown[$key] ?? ['title' => $titleOf($key), 'url' => null])->all(),
            'reduced' => $reduced->map(fn (Collection $some, string|int $key) => [...$shown[$key] ?? ['title' => $titleOf($key), 'url' => null], ...self::reduction($some)])->values()->all(),
            'gone' => $gone->keys()->map($titleOf)->all(),
            'moreReduced' => $moreReduced,
            'moreGone' => $moreGone,
        ];
    }

    /** @return array{by: string, price: string} by how much in all, and what it costs since then */
    private static function reduction(Collection $events): array
    {
        $price = (float) substr($events->last()->event, strlen('desceu:'));
        $euros = fn (float $sum) => Listing::formatEuros($sum);

        return ['by' => $euros(max(0, $events->max(fn (object $event) => (float) $event->previous) - $price)), 'price' => $euros($price)];
    }

    /**
     * @param  list<string>  $keys
     * @return array<string, array<string, mixed>> what a mail shows of each that there is
     */
    private function listings(array $keys): array
    {
        $query = $this->table->withKeys($keys)($this->table->query()->select($this->table->model()->qualifyColumn('*')));
        $found = $keys === [] ? new Collection : $query->with($this->table->relations())->get();

        return $found->mapWithKeys(fn (Model $listing) => [(string) $listing->getKey() => $this->shown($this->cards->make($listing))])->all();
    }

    /** @param  array<string, mixed>  $card  as the widgets read it */
    private function shown(array $card): array
    {
        $listing = new Listing(json_decode(json_encode($card, JSON_INVALID_UTF8_SUBSTITUTE)));
        $photo = $listing->photos()[0]['url'] ?? null;
        $path = $listing->photoPath('') ?? $listing->titlePath('');

        return [
            'title' => self::inOneLine($listing->text('titulo')) ?: 'Imóvel',
            'place' => self::inOneLine($listing->address()),
            'price' => self::inOneLine($listing->price()).($listing->isMonthly() ? '/mês' : ''),
            'facts' => self::inOneLine(implode(' · ', array_map(fn (string $fact) => str_replace(' ', "\u{A0}", $fact), $listing->facts()))),
            'energy' => $listing->energyClass()?->whole(),
            'photo' => $photo === null || str_starts_with($photo, 'data:') ? null : self::absolute($photo),
            'url' => $path === null ? null : AlertSettings::url($path),
        ];
    }

    private static function absolute(string $url): string
    {
        return match (true) {
            str_starts_with($url, '//') => "https:$url",
            preg_match('~^https?:~i', $url) === 1 => $url,
            default => str_starts_with($url, '/') ? AlertSettings::pageUrl($url) : AlertSettings::url("/$url"),
        };
    }

    private static function inOneLine(string $text): string
    {
        // A price and its unit stay on one line.
        return trim(preg_replace('/(?:[\p{Cc}\p{Cf}]|(?!\x{A0})\s)+/u', ' ', $text));
    }
}
