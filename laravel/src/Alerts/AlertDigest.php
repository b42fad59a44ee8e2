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

/** Makes the content of one mail: the listings that are new, cheaper or gone, as they are now. */
final class AlertDigest
{
    /** The most listings of one mail, whatever the number of searches: Gmail cuts a mail at some 100 kB. */
    public const MOST = 50;

    private ?string $site = null;

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /**
     * @return array{searches: list<array<string, mixed>>, count: int, endsAt: CarbonImmutable|null, site: string|null}
     *     `count` is the number of listings with news; `endsAt` is set when alerts end soon; `site` is the origin of
     *     the mail's links
     */
    public function of(int $mailing, int $subscriber): array
    {
        $alerts = Tables::query('alerts')
            ->where('subscriber_id', $subscriber)
            ->whereNotNull('confirmed_at')
            ->orderBy('id')
            ->get();
        $events = Tables::query('alert_events')
            ->where('mailing_id', $mailing)
            ->whereIntegerInRaw('alert_id', $alerts->pluck('id'))
            ->orderBy('id')
            ->get();
        // One mail has the links of one site: that of the first alert.
        $this->site = $alerts->first()?->site;
        $byAlert = $events->groupBy('alert_id');
        $searches = [];
        $shown = [];
        foreach ($alerts->whereIn('id', $byAlert->keys()) as $alert) {
            $searches[] = [
                'words' => SavedSearch::query()->findOrFail((int) $alert->search_id)->words(),
                'url' => AlertSettings::pageUrl($alert->url, $alert->site),
                'sections' => $this->sectionsOf($byAlert[$alert->id], $shown),
            ];
        }
        $end = $alerts->pluck('expires_at')->map(CarbonImmutable::parse(...))->min();
        $isEnding = $end !== null && $end < CarbonImmutable::now()->addDays(AlertMailings::REMINDED_DAYS);

        return [
            'searches' => $searches,
            'count' => $events->pluck('listing_key')->unique()->count(),
            'endsAt' => $isEnding ? $end : null,
            'site' => $this->site,
        ];
    }

    /**
     * Returns the news of one search; listings beyond the mail's limit are only counted.
     *
     * @param  Collection<int, stdClass>  $events
     * @param  list<string>  $shown  listings that are in the mail already, and are not repeated
     * @return list<array<string, mixed>>
     */
    private function sectionsOf(Collection $events, array &$shown): array
    {
        $byListing = $events->groupBy('listing_key');
        $with = fn (string $event) => fn (Collection $some) => $some->contains('event', $event);
        [$gone, $there] = $byListing->partition($with('saiu'));
        [$new, $reduced] = $there->partition($with('novo'));
        // That many new ones are read on the search's page.
        $isTooMany = $new->count() > self::MOST;
        $newKeys = $isTooMany ? [] : self::take($new, $shown);
        $reducedKeys = self::take($reduced, $shown);
        $goneKeys = self::take($gone, $shown);
        $cards = $this->cards([...$newKeys, ...$reducedKeys]);
        $keys = $byListing->keys()->map(strval(...));
        $titles = Tables::query('listing_states')->whereIn('listing_key', $keys)->pluck('title', 'listing_key');
        $titleOf = fn (string $key) => Text::inOneLine((string) ($titles[$key] ?? '')) ?: "Imóvel $key";
        $of = fn (string $key) => $cards[$key] ?? ['title' => $titleOf($key), 'url' => null];
        $isLower = fn (string $key) => [...$of($key), ...self::reduction($reduced[$key])];
        $section = fn (string $title, Collection $all, array $listings) => $all->isEmpty() ? null : [
            'title' => $title, 'listings' => $listings, 'more' => $all->count() - count($listings),
        ];
        $newTitle = $new->count() === 1 ? '1 novo imóvel' : "{$new->count()} novos imóveis";
        $goneTitle = $gone->count() === 1 ? 'Já não está disponível' : 'Já não estão disponíveis';

        return array_values(array_filter([
            $isTooMany
                ? ['title' => $newTitle, 'listings' => [], 'more' => 0]
                : $section($newTitle, $new, array_map($of, $newKeys)),
            $section('Desceu o preço', $reduced, array_map($isLower, $reducedKeys)),
            $section($goneTitle, $gone, array_map($of, $goneKeys)),
        ]));
    }

    /**
     * Takes the listings that the mail has not shown and still has room for.
     *
     * @param  Collection<array-key, Collection<int, stdClass>>  $news  by listing
     * @param  list<string>  $shown
     * @return list<string> keys
     */
    private static function take(Collection $news, array &$shown): array
    {
        $left = array_diff(array_map(strval(...), $news->keys()->all()), $shown);
        $taken = array_slice($left, 0, self::MOST - count($shown));
        $shown = [...$shown, ...$taken];

        return $taken;
    }

    /**
     * @param  Collection<int, stdClass>  $events
     * @return array{by: string, price: string} the total reduction, and the price since then
     */
    private static function reduction(Collection $events): array
    {
        $price = (float) substr((string) $events->last()?->event, strlen('desceu:'));
        $before = $events->max(fn (stdClass $event) => (float) $event->previous);

        return ['by' => Listing::formatEuros(max(0, $before - $price)), 'price' => Listing::formatEuros($price)];
    }

    /**
     * @param  list<string>  $keys
     * @return array<string, array<string, mixed>> the mail's values of each existing listing
     */
    private function cards(array $keys): array
    {
        $cards = [];
        foreach ($this->listings->find($keys) as $listing) {
            $key = (string) $listing->getKey();
            try {
                $cards[$key] = $this->values($this->listings->card($listing));
            } catch (Throwable $problem) {
                Log::error(
                    "imo-widgets: Listing $key has no card (".$problem::class.": {$problem->getMessage()}). Mails of "
                        .'alerts name it by its title alone.',
                );
            }
        }

        return $cards;
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
            $title = rescue(fn () => $this->listings->card($listing)['titulo'] ?? '', '', report: false);
            $titles[] = [
                'listing_key' => (string) $listing->getKey(),
                'title' => mb_substr((new Listing((object) ['titulo' => $title]))->text('titulo'), 0, 200),
            ];
        }
        if ($titles !== []) {
            Tables::query('listing_states')->upsert($titles, ['listing_key'], ['title']);
        }
    }

    /**
     * @param  array<string, mixed>  $card  as the widgets read it
     * @return array<string, mixed>
     */
    private function values(array $card): array
    {
        $json = json_encode($card, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
        $listing = new Listing(json_decode($json));
        $photo = $listing->photos()[0]['url'] ?? null;
        $path = $listing->photoPath('') ?? $listing->titlePath('');
        $facts = array_map(fn (string $fact) => str_replace(' ', "\u{A0}", $fact), $listing->facts());

        return [
            'title' => Text::inOneLine($listing->text('titulo')) ?: 'Imóvel',
            'place' => Text::inOneLine($listing->address()),
            'price' => Text::inOneLine($listing->price()).($listing->isMonthly() ? '/mês' : ''),
            'facts' => Text::inOneLine(implode(' · ', $facts)),
            'energy' => $listing->energyClass()['whole'] ?? null,
            'advert' => Text::inOneLine($listing->advert()),
            'photo' => $photo === null || str_starts_with($photo, 'data:') ? null : $this->absolute($photo),
            'url' => $path === null ? null : AlertSettings::url($path, $this->site),
        ];
    }

    private function absolute(string $url): string
    {
        return match (true) {
            str_starts_with($url, '//') => "https:$url",
            preg_match('~^https?:~i', $url) === 1 => $url,
            str_starts_with($url, '/') => (string) AlertSettings::pageUrl($url, $this->site),
            default => AlertSettings::url("/$url", $this->site),
        };
    }
}
