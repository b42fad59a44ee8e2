<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\QueryException;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Listings\FindsAmong;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\SqlState;
use stdClass;
use Throwable;

/**
 * Makes events for alerts from the listings' changes: the site's own search runs each alert's criteria among the
 * listings that have changed since its last run (`imo_alert_searches.matched`). A unique index keeps an event from
 * being stored twice, so an interrupted run is simply repeated.
 */
final class AlertMatching
{
    /** The number of changes that are held in memory together. */
    private const CHANGES = 1000;

    private const SEARCHES = 500;

    /** A search that cannot be limited to some listings is read for so many pages of this size. */
    private const PAGES = 20;

    private const PER_PAGE = 100;

    /** @var array<array-key, true> listings in an event, whose titles are needed when they are gone */
    private array $named = [];

    public function __construct(private readonly ListingSearch $listings, private readonly AlertDigest $digest)
    {
    }

    /** @return int the number of failed searches, which the next run repeats for the same changes */
    public function run(): int
    {
        $failed = [];
        $last = (int) Tables::query('listing_history')->max('id');
        // The search that is furthest behind, or the news of gone listings.
        $from = min((int) ($this->active()->min('matched') ?? $last), Tables::cursor('gone'));
        while ($from < $last) {
            $changes = Tables::query('listing_history')
                ->where('id', '>', $from)
                ->orderBy('id')
                ->limit(self::CHANGES)
                ->get();
            $from = (int) ($changes->last()->id ?? $last);
            $news = $changes->whereIn('kind', ['novo', 'desceu']);
            $behind = $this->active()
                ->where('matched', '<', $from)
                ->whereIntegerNotInRaw('id', array_keys($failed))
                ->select('id', 'criteria', 'matched');
            foreach ($behind->lazyById(self::SEARCHES)->chunk(self::SEARCHES) as $searches) {
                $failed += $this->matchAll($searches->collect(), $news, $from);
            }
            $this->digest->noteTitles(array_map(strval(...), array_keys($this->named)));
            $this->named = [];
            $this->addGone($changes->where('kind', 'saiu'));
        }

        return count($failed);
    }

    private function active(): Builder
    {
        return Tables::query('alert_searches')->whereExists(
            Alert::confirmed()->toBase()->whereColumn('imo_alerts.search_id', 'imo_alert_searches.id'),
        );
    }

    /**
     * @param  Collection<int, stdClass>  $searches
     * @param  Collection<int, stdClass>  $news
     * @return array<int, true> the failed searches
     */
    private function matchAll(Collection $searches, Collection $news, int $to): array
    {
        // If an alert is cancelled meanwhile, the database refuses its events.
        $isRefusal = fn (Throwable $problem) => $problem instanceof QueryException && SqlState::isRefusal($problem);
        $failed = [];
        foreach ($searches as $search) {
            try {
                retry(3, fn () => $this->match($search, $news), when: $isRefusal);
            } catch (Throwable $problem) {
                $cause = $problem instanceof QueryException
                    ? SqlState::of($problem)
                    : $problem::class.": {$problem->getMessage()}";
                Log::error(
                    "imo-widgets: Search $search->id of the alerts could not be asked ($cause). The next run asks it "
                        .'again.',
                );
                $failed[(int) $search->id] = true;
            }
        }
        Tables::query('alert_searches')
            ->whereIntegerInRaw('id', $searches->pluck('id')->diff(array_keys($failed)))
            ->update(['matched' => $to]);

        return $failed;
    }

    /** @param  Collection<int, stdClass>  $news */
    private function match(stdClass $search, Collection $news): void
    {
        $byListing = $news->where('id', '>', $search->matched)->groupBy('listing_key');
        $keys = array_map(strval(...), array_values($byListing->keys()->all()));
        $found = $keys === [] ? [] : $this->foundBy(json_decode($search->criteria, true), $keys);
        if ($found === []) {
            return;
        }
        $changes = collect($found)->flatMap(fn (string $key) => $byListing[$key]);
        $columns = ['id', 'subscriber_id', 'from_history'];
        $alerts = Alert::confirmed()->toBase()->where('search_id', $search->id)->get($columns);
        foreach ($alerts as $alert) {
            $events = [];
            foreach ($changes->where('id', '>', $alert->from_history) as $change) {
                $this->named[$change->listing_key] = true;
                $event = $change->kind === 'novo'
                    ? 'novo'
                    : 'desceu:'.number_format((float) $change->price, 2, '.', '');
                $events[] = self::event($alert->id, $alert->subscriber_id, $change->listing_key, $event) + [
                    'previous' => $change->previous,
                ];
            }
            $this->insert($events);
        }
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  list<string>  $keys
     * @return list<string> the keys that the search finds
     */
    private function foundBy(array $criteria, array $keys): array
    {
        if ($this->listings instanceof FindsAmong) {
            return array_map(strval(...), $this->listings->among($criteria, $keys));
        }
        $found = [];
        for ($page = 1, $last = 1; $page <= min($last, self::PAGES); $page++) {
            $answer = $this->listings->search([...$criteria, 'ordem' => 'rec'], $page, self::PER_PAGE);
            $last = $answer->lastPage();
            $found = [...$found, ...array_map(fn (mixed $card) => (string) data_get($card, 'id'), $answer->items())];
        }

        return array_values(array_intersect($keys, $found));
    }

    /**
     * Adds the event of a gone listing to the alerts that have announced the listing.
     *
     * @param  Collection<int, stdClass>  $gone
     */
    private function addGone(Collection $gone): void
    {
        $gone = $gone->where('id', '>', Tables::cursor('gone'));
        if ($gone->isEmpty()) {
            return;
        }
        $told = Tables::query('alert_events')
            ->whereIn('listing_key', $gone->pluck('listing_key'))
            ->where('event', '!=', 'saiu')
            ->distinct()
            ->get(['alert_id', 'subscriber_id', 'listing_key']);
        $event = fn (stdClass $one) => self::event($one->alert_id, $one->subscriber_id, $one->listing_key, 'saiu');
        $this->insert($told->map($event)->all());
        Tables::setCursor('gone', (int) $gone->last()->id);
    }

    /** @return array<string, mixed> */
    private static function event(int $alert, int $subscriber, string $listing, string $event): array
    {
        return [
            'alert_id' => $alert, 'subscriber_id' => $subscriber, 'listing_key' => $listing, 'event' => $event,
            'created_at' => CarbonImmutable::now(),
        ];
    }

    /** @param  array<int, array<string, mixed>>  $events  existing events are skipped by the unique index */
    private function insert(array $events): void
    {
        foreach (array_chunk($events, self::CHANGES) as $some) {
            Tables::query('alert_events')->insertOrIgnore($some);
        }
    }
}
