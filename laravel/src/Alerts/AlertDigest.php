<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\EloquentListingSearch;
use stdClass;
use Throwable;

/**
 * Makes the content of one mail: for each search of a person the listings that are new, cheaper or gone, as they are
 * now.
 */
final class AlertDigest
{
    /** The most listings of one mail, whatever the number of searches: Gmail cuts a mail at some 100 kB. */
    public const MOST = 50;

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /**
     * @param  int  $mailing  its id
     * @return array{searches: list<array<string, mixed>>, count: int, endsAt: CarbonImmutable|null} `count` is the
     *     number of listings with news; `endsAt` is set when alerts end soon
     */
    public function of(int $mailing, int $subscriber): array
    {
        $alerts = Tables::query('alerts')->where('subscriber_id', $subscriber)->whereNotNull('confirmed_at')->orderBy('id')->get();
        $events = Tables::query('alert_events')->where('mailing_id', $mailing)->whereIntegerInRaw('alert_id', $alerts->pluck('id'))->orderBy('id')->get();
        $byAlert = $events->groupBy('alert_id');
        $ends = $alerts->pluck('expires_at')->map(CarbonImmutable::parse(...))->min();
        $shown = [];
        $searches = [];
        foreach ($alerts as $alert) {
            if ($byAlert->has($alert->id)) {
                $searches[] = $this->searchOf($alert, $byAlert[$alert->id], $shown);
            }
        }

        return [
            'searches' => $searches,
            'count' => $events->pluck('listing_key')->unique()->count(),
            'endsAt' => $ends !== null && $ends < CarbonImmutable::now()->addDays(AlertMailings::REMINDED_DAYS) ? $ends : null,
        ];
    }

    /**
     * Returns the mail's part about one search; new listings beyond the mail's limit are only counted.
     *
     * @param  Collection<int, stdClass>  $events
     * @param  array<string, true>  $shown  listings that are in the mail already, and are not repeated
     * @return array<string, mixed>
     */
    private function searchOf(stdClass $alert, Collection $events, array &$shown): array
    {
        $ofListing = $events->groupBy(fn (stdClass $event) => "k$event->listing_key");
        $gone = $ofListing->filter(fn (Collection $some) => $some->contains('event', 'saiu'));
        $new = $ofListing->diffKeys($gone)->filter(fn (Collection $some) => $some->contains('event', 'novo'));
        $reduced = $ofListing->diffKeys($gone)->diffKeys($new);
        $titles = Tables::query('listing_states')->whereIn('listing_key', $events->pluck('listing_key')->unique())->pluck('title', 'listing_key');
        $titleOf = fn (string $key) => filled($titles[$key] ?? null) ? $titles[$key] : "Imóvel $key";
        $take = function (Collection $all) use (&$shown): array {
            $keys = $all->keys()->map(fn (string $key) => substr($key, 1))->reject(fn (string $key) => isset($shown[$key]))->take(max(0, self::MOST - count($shown)))->values()->all();
            $shown += array_fill_keys($keys, true);

            return $keys;
        };
        $isTooMany = $new->count() > self::MOST;
        $newKeys = $isTooMany ? [] : $take($new);
        $reducedKeys = $take($reduced);
        $goneKeys = $take($gone);
        $listings = $this->listings([...$newKeys, ...$reducedKeys]);
        $of = fn (string $key) => $listings[$key] ?? ['title' => $titleOf($key), 'url' => null];

        return [
            'words' => SavedSearch::read(Tables::query('alert_searches')->where('id', $alert->search_id)->value('criteria'))->words(),
            'url' => AlertSettings::pageUrl($alert->url),
            'newCount' => $new->count(),
            'new' => array_map($of, $newKeys),
            'moreNew' => $isTooMany ? 0 : $new->count() - count($newKeys),
            'reduced' => array_map(fn (string $key) => [...$of($key), ...self::reduction($reduced["k$key"])], $reducedKeys),
            'reducedCount' => $reduced->count(),
            'moreReduced' => $reduced->count() - count($reducedKeys),
            'gone' => array_map($titleOf, $goneKeys),
            'goneCount' => $gone->count(),
            'moreGone' => $gone->count() - count($goneKeys),
        ];
    }

    /**
     * @param  Collection<int, stdClass>  $events
     * @return array{by: string, price: string} the total reduction, and the price since then
     */
    private static function reduction(Collection $events): array
    {
        $price = (float) substr((string) $events->pluck('event')->last(), strlen('desceu:'));

        return ['by' => Listing::formatEuros(max(0, $events->max(fn (stdClass $event) => (float) $event->previous) - $price)), 'price' => Listing::formatEuros($price)];
    }

    /**
     * @param  list<string>  $keys
     * @return array<string, array<string, mixed>> the mail's values of each existing listing
     */
    private function listings(array $keys): array
    {
        $shown = [];
        foreach ($this->listings->find($keys) as $listing) {
            $key = (string) $listing->getKey();
            try {
                $shown[$key] = $this->shown($this->listings->card($listing));
            } catch (Throwable $problem) {
                Log::error(
                    "imo-widgets: Listing $key has no card (".$problem::class.": {$problem->getMessage()}). Mails of "
                        .'alerts name it by its title alone.',
                );
            }
        }

        return $shown;
    }

    /**
     * Stores the listings' titles, for the day when the listings are gone.
     *
     * @param  list<string>  $keys
     */
    public function noteTitles(array $keys): void
    {
        $titles = [];
        foreach ($this->listings->find($keys) as $listing) {
            $key = (string) $listing->getKey();
            $title = rescue(fn () => (new Listing((object) ['titulo' => $this->listings->card($listing)['titulo'] ?? '']))->text('titulo'), '', report: false);
            $titles[] = ['listing_key' => $key, 'title' => mb_substr($title, 0, 200)];
        }
        if ($titles !== []) {
            Tables::query('listing_states')->upsert($titles, ['listing_key'], ['title']);
        }
    }

    /**
     * @param  array<string, mixed>  $card  as the widgets read it
     * @return array<string, mixed>
     */
    private function shown(array $card): array
    {
        $listing = new Listing(json_decode(json_encode($card, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR)));
        $photo = $listing->photos()[0]['url'] ?? null;
        $path = $listing->photoPath('') ?? $listing->titlePath('');

        return [
            'title' => Text::inOneLine($listing->text('titulo')) ?: 'Imóvel',
            'place' => Text::inOneLine($listing->address()),
            'price' => Text::inOneLine($listing->price()).($listing->isMonthly() ? '/mês' : ''),
            'facts' => Text::inOneLine(implode(' · ', array_map(fn (string $fact) => str_replace(' ', "\u{A0}", $fact), $listing->facts()))),
            'energy' => $listing->energyClass()?->whole(),
            'advert' => Text::inOneLine($listing->advert()),
            'photo' => $photo === null || str_starts_with($photo, 'data:') ? null : self::absolute($photo),
            'url' => $path === null ? null : AlertSettings::url($path),
        ];
    }

    private static function absolute(string $url): string
    {
        return match (true) {
            str_starts_with($url, '//') => "https:$url",
            preg_match('~^https?:~i', $url) === 1 => $url,
            default => str_starts_with($url, '/') ? (string) AlertSettings::pageUrl($url) : AlertSettings::url("/$url"),
        };
    }
}
