<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\EloquentListingSearch;
use Throwable;

/** Makes the content of one mail, with each listing as it is now. */
final class AlertDigest
{
    /** The most listings in one mail, however many searches it covers: Gmail clips a mail at about 100 kB. */
    public const MOST = 50;

    private ?string $site = null;

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /**
     * @param  list<News>  $news  news for this person
     * @return array{searches: list<array<string, mixed>>, count: int, endsAt: CarbonImmutable|null, site: string|null}
     *     `count` is the number of listings with news; `endsAt` is set if alerts end soon; `site` is the origin of the
     *     mail's links
     */
    public function of(int $subscriber, array $news): array
    {
        $alerts = Tables::query('alerts')
            ->where('subscriber_id', $subscriber)
            ->whereNotNull('confirmed_at')
            ->orderBy('id')
            ->get();
        // All links in a mail lead to one site, that of the first alert.
        $this->site = $alerts->first()?->site;
        $byAlert = collect($news)->groupBy('alert');
        $left = self::MOST;
        $searches = [];
        foreach ($alerts->whereIn('id', $byAlert->keys()) as $alert) {
            $searches[] = [
                'words' => SavedSearch::query()->findOrFail((int) $alert->search_id)->words(),
                'url' => AlertSettings::pageUrl($alert->url, $alert->site),
                'sections' => $this->sectionsOf($byAlert[$alert->id], $left),
            ];
        }
        $end = $alerts->pluck('expires_at')->map(CarbonImmutable::parse(...))->min();
        $isEnding = $end !== null && $end < CarbonImmutable::now()->addDays(AlertMailings::REMINDED_DAYS);

        return [
            'searches' => $searches,
            'count' => count($news),
            'endsAt' => $isEnding ? $end : null,
            'site' => $this->site,
        ];
    }

    /**
     * Returns the news of one search; listings beyond the mail's limit are only counted.
     *
     * @param  Collection<int, News>  $news
     * @param  int  $left  the number of listings that the mail still has room for
     * @return list<array<string, mixed>>
     */
    private function sectionsOf(Collection $news, int &$left): array
    {
        $sections = [];
        foreach (Sentence::cases() as $sentence) {
            $all = $news->where('sentence', $sentence);
            if ($all->isEmpty()) {
                continue;
            }
            // With that many new listings, the mail only links to the search's page.
            $isTooMany = $sentence === Sentence::New && $all->count() > self::MOST;
            $shown = $isTooMany ? collect() : $all->take($left);
            $left -= $shown->count();
            $sections[] = [
                'title' => $sentence->heading($all->count()), 'listings' => $this->values($shown),
                'more' => $isTooMany ? 0 : $all->count() - $shown->count(),
            ];
        }

        return $sections;
    }

    /**
     * @param  Collection<int, News>  $news
     * @return list<array<string, mixed>>
     */
    private function values(Collection $news): array
    {
        $there = $news->where('sentence', '!=', Sentence::Gone);
        $cards = $this->cards(array_values($there->map(fn (News $one) => $one->key)->all()));
        $titles = Tables::query('listing_states')->whereIntegerInRaw('id', $news->pluck('state'))->pluck('title', 'id');
        $titleOf = fn (News $one) => Text::inOneLine((string) ($titles[$one->state] ?? '')) ?: "Imóvel $one->key";
        $by = fn (News $one) => $one->sentence === Sentence::Reduced ? ['by' => self::reduction($one)] : [];

        return array_values($news->map(
            fn (News $one) => ($cards[$one->key] ?? ['title' => $titleOf($one), 'url' => null]) + $by($one),
        )->all());
    }

    /** Formats the price reduction; both prices are rounded first, because mails show them so. */
    private static function reduction(News $news): string
    {
        [$before, $now] = array_map(Listing::wholeEuros(...), [(float) $news->before, (float) $news->price]);

        return Listing::formatEuros($before - $now);
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
                $cards[$key] = $this->cardValues($this->listings->card($listing));
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
     * Stores the titles of the listings in a mail, for the mail that says they are gone.
     *
     * @param  list<News>  $news
     */
    public function noteTitles(array $news): void
    {
        $keys = array_map(fn (News $one) => $one->key, array_column($news, null, 'state'));
        $untitled = Tables::query('listing_states')->whereIntegerInRaw('id', array_keys($keys))->whereNull('title');
        $keys = array_intersect_key($keys, $untitled->pluck('id', 'id')->all());
        foreach ($this->listings->find(array_values($keys)) as $listing) {
            $title = rescue(fn () => $this->listings->card($listing)['titulo'] ?? '', '', report: false);
            $title = (new Listing((object) ['titulo' => $title]))->text('titulo');
            $states = array_keys($keys, (string) $listing->getKey(), true);
            $title = mb_substr($title, 0, 200);
            Tables::query('listing_states')->whereIntegerInRaw('id', $states)->update(['title' => $title]);
        }
    }

    /**
     * @param  array<string, mixed>  $card  as the widgets read it
     * @return array<string, mixed>
     */
    private function cardValues(array $card): array
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
