<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Collection as Alerts;
use Illuminate\Support\Carbon;
use Illuminate\Support\Collection;

/** Builds the content of one mail: the news of each of the person's searches, grouped by sentence. */
final class AlertDigest
{
    /** The maximum number of listings in a mail for all its searches together: Gmail clips a mail at about 100 kB. */
    public const MOST = 50;

    /** The number of listings that the mail still has room for. */
    private int $room = self::MOST;

    public function __construct(private readonly MailedListings $listings)
    {
    }

    /**
     * @param  list<News>  $news  news for this person
     * @return array{searches: list<array<string, mixed>>, count: int, endsAt: Carbon|null, site: string|null}
     *     `count` is the number of listings with news; `endsAt` is set if alerts end soon; `site` is the origin of the
     *     mail's links
     */
    public function of(AlertSubscriber $person, array $news): array
    {
        $this->room = self::MOST;
        $alerts = Alert::query()
            ->with('search')
            ->where('subscriber_id', $person->id)
            ->whereNotNull('confirmed_at')
            ->oldest('id')
            ->get();
        // All links in a mail lead to one site, that of the first alert.
        $site = $alerts->first()?->site;
        $byAlert = collect($news)->groupBy('alert');
        $searches = [];
        foreach ($alerts as $alert) {
            if ($byAlert->has($alert->id)) {
                $searches[] = [
                    'words' => $alert->search->words(),
                    'url' => AlertSettings::pageUrl($alert->url, $alert->site),
                    'sections' => $this->sections($byAlert->get($alert->id, collect()), $site),
                ];
            }
        }

        return [
            'searches' => $searches,
            'count' => count($news),
            'endsAt' => self::endOf($alerts),
            'site' => $site,
        ];
    }

    /**
     * Returns the earliest expiry of these alerts; `null` unless it is within `AlertMailings::REMINDED_DAYS`.
     *
     * @param  Alerts<int, Alert>  $alerts
     */
    private static function endOf(Alerts $alerts): ?Carbon
    {
        $end = $alerts->min('expires_at');

        return $end !== null && $end < now()->addDays(AlertMailings::REMINDED_DAYS) ? $end : null;
    }

    /**
     * Returns the news of one search, grouped by sentence.
     *
     * @param  Collection<int, News>  $news
     * @return list<array<string, mixed>>
     */
    private function sections(Collection $news, ?string $site): array
    {
        $sections = [];
        foreach (Sentence::cases() as $sentence) {
            $listings = $news->where('sentence', $sentence);
            if ($listings->isNotEmpty()) {
                $sections[] = $this->section($sentence, $listings, $site);
            }
        }

        return $sections;
    }

    /**
     * Returns the listings of one sentence; those that no longer fit into the mail are only counted.
     *
     * @param  Collection<int, News>  $news
     * @return array<string, mixed>
     */
    private function section(Sentence $sentence, Collection $news, ?string $site): array
    {
        // If there are more new listings than a mail can hold, it only links to the search's page.
        $isTooMany = $sentence === Sentence::New && $news->count() > self::MOST;
        $shown = $isTooMany ? collect() : $news->take($this->room);
        $this->room -= $shown->count();

        return [
            'title' => $sentence->heading($news->count()),
            'listings' => $this->listings->of($shown, $site),
            'more' => $isTooMany ? 0 : $news->count() - $shown->count(),
        ];
    }
}
