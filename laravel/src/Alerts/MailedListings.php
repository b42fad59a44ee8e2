<?php

namespace ImoWidgets\Alerts;

use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\EloquentListingSearch;
use Throwable;

/** Builds the values that a mail shows of each listing: its current ones, or only its title if the listing is gone. */
final class MailedListings
{
    private const LONGEST_TITLE = 200;

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /**
     * @param  Collection<int, News>  $news
     * @param  string|null  $site  the origin of the mail's links
     * @return list<array<string, mixed>> the values of each listing, in the order of the news
     */
    public function of(Collection $news, ?string $site): array
    {
        $shown = $news->where('sentence', '!=', Sentence::Gone)->pluck('key');
        $cards = $this->cards(array_values($shown->all()), $site);
        $titles = ListingState::query()->whereIntegerInRaw('id', $news->pluck('state'))->pluck('title', 'id');
        $values = [];
        foreach ($news as $entry) {
            $listing = $cards[$entry->key] ?? ['title' => self::titleOf($entry, $titles[$entry->state]), 'url' => null];
            $values[] = $entry->sentence === Sentence::Reduced
                ? [...$listing, 'by' => self::reduction($entry)]
                : $listing;
        }

        return $values;
    }

    /**
     * Stores the titles of the listings in a mail, for a later mail that says they are gone.
     *
     * @param  list<News>  $news
     */
    public function storeTitles(array $news): void
    {
        $keys = array_column($news, 'key', 'state');
        $untitled = ListingState::query()->whereIntegerInRaw('id', array_keys($keys))->whereNull('title')->pluck('id');
        $keys = array_intersect_key($keys, array_flip($untitled->all()));
        foreach ($this->listings->find(array_values($keys)) as $listing) {
            $title = rescue(fn () => $this->listings->card($listing)['titulo'] ?? '', '', report: false);
            $title = (new Listing((object) ['titulo' => $title]))->text('titulo');
            $states = array_keys($keys, (string) $listing->getKey(), true);
            ListingState::query()
                ->whereIntegerInRaw('id', $states)
                ->update(['title' => mb_substr($title, 0, self::LONGEST_TITLE)]);
        }
    }

    private static function titleOf(News $news, ?string $title): string
    {
        return Text::inOneLine((string) $title) ?: "Imóvel $news->key";
    }

    /** Formats the price reduction in whole euros, from both prices as mails round them. */
    private static function reduction(News $news): string
    {
        return Listing::formatEuros(
            Listing::wholeEuros((float) $news->before) - Listing::wholeEuros((float) $news->price),
        );
    }

    /**
     * @param  list<string>  $keys
     * @return array<string, array<string, mixed>> the mail's values of each existing listing
     */
    private function cards(array $keys, ?string $site): array
    {
        $cards = [];
        foreach ($this->listings->find($keys) as $listing) {
            $key = (string) $listing->getKey();
            try {
                $cards[$key] = self::cardValues($this->listings->card($listing), $site);
            } catch (Throwable $problem) {
                Log::error(
                    "imo-widgets: Listing $key has no card (".$problem::class.": {$problem->getMessage()}). Mails of "
                        .'alerts give only its title.',
                );
            }
        }

        return $cards;
    }

    /**
     * @param  array<string, mixed>  $card  the card that the widgets read
     * @return array<string, mixed>
     */
    private static function cardValues(array $card, ?string $site): array
    {
        $json = json_encode($card, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
        $listing = new Listing(json_decode($json));
        $photo = $listing->photos()[0]['url'] ?? null;
        $path = $listing->photoPath('') ?? $listing->titlePath('');

        return [
            'title' => Text::inOneLine($listing->text('titulo')) ?: 'Imóvel',
            'place' => Text::inOneLine($listing->address()),
            'price' => Text::inOneLine($listing->price()).($listing->isMonthly() ? '/mês' : ''),
            'facts' => Text::inOneLine(implode(' · ', str_replace(' ', "\u{A0}", $listing->facts()))),
            'energy' => $listing->energyClass()['whole'] ?? null,
            'advert' => Text::inOneLine($listing->advert()),
            'photo' => $photo === null || str_starts_with($photo, 'data:') ? null : self::absolute($photo, $site),
            'url' => $path === null ? null : AlertSettings::url($path, $site),
        ];
    }

    private static function absolute(string $url, ?string $site): string
    {
        return match (true) {
            str_starts_with($url, '//') => "https:$url",
            Str::startsWith(strtolower($url), ['http:', 'https:']) => $url,
            str_starts_with($url, '/') => (string) AlertSettings::pageUrl($url, $site),
            default => AlertSettings::url("/$url", $site),
        };
    }
}
