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

    /** @var array<string, true> listings in an event, whose titles are needed when they are gone */
    private array $named = [];

    public function __construct(private readonly ListingSearch $listings, private readonly AlertDigest $digest)
    {
    }

    /** @return int the number of failed searches, which the next run repeats for the same changes */
    public function run(): int
    {
        $failed = [];
        for ($last = (int) Tables::query('listing_history')->max('id'), $from = $this->begin($last); $from < $last; $from = $to) {
            $changes = Tables::query('listing_history')->where('id', '>', $from)->orderBy('id')->limit(self::CHANGES)->get();
            $to = (int) ($changes->last()->id ?? $last);
            $news = $changes->whereIn('kind', ['novo', 'desceu']);
            foreach ($this->active()->where('matched', '<', $to)->whereIntegerNotInRaw('id', array_keys($failed))->select('id', 'criteria', 'matched')->lazyById(self::SEARCHES)->chunk(self::SEARCHES) as $searches) {
                $failed += $this->matchAll($searches->collect(), $news, $to);
            }
            $this->digest->noteTitles(array_map(fn (string $key) => substr($key, 1), array_keys($this->named)));
            $this->named = [];
            $this->addGone($changes->where('kind', 'saiu'));
        }

        return count($failed);
    }

    /**
     * Returns the change from which the search that is furthest behind, or the news of gone listings, has to continue.
     */
    private function begin(int $last): int
    {
        return min((int) ($this->active()->min('matched') ?? $last), Tables::cursor('gone'));
    }

    /** Selects the searches of confirmed alerts. */
    private function active(): Builder
    {
        return Tables::query('alert_searches')->whereExists(fn (Builder $alerts) => $alerts->from('imo_alerts')
            ->whereColumn('imo_alerts.search_id', 'imo_alert_searches.id')->whereNotNull('confirmed_at')->where('expires_at', '>', CarbonImmutable::now()));
    }

    /**
     * @param  Collection<int, stdClass>  $searches
     * @param  Collection<int, stdClass>  $news
     * @return array<int, true> the failed searches
     */
    private function matchAll(Collection $searches, Collection $news, int $to): array
    {
        $failed = [];
        foreach ($searches as $search) {
            try {
                // If an alert is cancelled meanwhile, the database refuses its events.
                retry(3, fn () => $this->match($search, $news), when: fn (Throwable $problem) => $problem instanceof QueryException && SqlState::isRefusal($problem));
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
        Tables::query('alert_searches')->whereIntegerInRaw('id', $searches->pluck('id')->diff(array_keys($failed)))->update(['matched' => $to]);

        return $failed;
    }

    /** @param  Collection<int, stdClass>  $news */
    private function match(stdClass $search, Collection $news): void
    {
        $byListing = $news->where('id', '>', $search->matched)->groupBy('listing_key');
        $found = $byListing->isEmpty() ? [] : $this->foundBy(json_decode($search->criteria, true), array_values($byListing->keys()->map(strval(...))->all()));
        $alerts = $found === [] ? new Collection : Tables::query('alerts')->where('search_id', $search->id)->whereNotNull('confirmed_at')->where('expires_at', '>', CarbonImmutable::now())->get(['id', 'subscriber_id', 'from_history']);
        foreach ($alerts as $alert) {
            $changes = collect($found)->flatMap(fn (string $key) => $byListing[$key])->where('id', '>', $alert->from_history);
            $this->named += array_fill_keys($changes->pluck('listing_key')->map(fn (mixed $key) => "k$key")->all(), true);
            $this->insert($changes->map(fn (stdClass $change) => self::event($alert, $change->listing_key, $change->kind === 'novo' ? 'novo' : 'desceu:'.number_format((float) $change->price, 2, '.', ''), $change->previous))->values()->all());
        }
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  list<string>  $keys  of listings
     * @return list<string> the keys that the search finds
     */
    private function foundBy(array $criteria, array $keys): array
    {
        return array_map(strval(...), $this->listings instanceof FindsAmong ? $this->listings->among($criteria, $keys) : $this->replay($criteria, $keys));
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @param  list<string>  $keys
     * @return list<string>
     */
    private function replay(array $criteria, array $keys): array
    {
        $found = [];
        for ($page = 1; $page <= self::PAGES; $page++) {
            $answer = $this->listings->search([...$criteria, 'ordem' => 'rec'], $page, self::PER_PAGE);
            $found = [...$found, ...array_map(fn (mixed $card) => (string) data_get($card, 'id'), $answer->items())];
            if ($page >= $answer->lastPage()) {
                break;
            }
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
        $told = Tables::query('alert_events')->whereIn('listing_key', $gone->pluck('listing_key'))->where('event', '!=', 'saiu')->distinct()->get(['alert_id as id', 'subscriber_id', 'listing_key']);
        $this->insert($told->map(fn (stdClass $one) => self::event($one, $one->listing_key, 'saiu', null))->all());
        Tables::setCursor('gone', (int) $gone->last()->id);
    }

    /** @return array<string, mixed> */
    private static function event(stdClass $alert, string $listing, string $event, ?string $previous): array
    {
        return ['alert_id' => $alert->id, 'subscriber_id' => $alert->subscriber_id, 'listing_key' => $listing, 'event' => $event, 'previous' => $previous, 'created_at' => CarbonImmutable::now()];
    }

    /** @param  array<int, array<string, mixed>>  $events  existing events are skipped by the unique index */
    private function insert(array $events): void
    {
        foreach (array_chunk($events, self::CHANGES) as $some) {
            Tables::query('alert_events')->insertOrIgnore($some);
        }
    }
}
