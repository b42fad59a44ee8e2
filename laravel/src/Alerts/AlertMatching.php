<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\QueryException;
use Illuminate\Support\Collection;
use ImoWidgets\Alerts\Exceptions\SearchNotMatched;
use ImoWidgets\Listings\FindsAmong;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\SqlState;
use stdClass;
use Throwable;

/**
 * Makes events for alerts out of what has changed about listings: each search that somebody is told about is the site's own,
 * asked among the listings that changed since it was last asked (`imo_alert_searches.matched`). An event that is there already
 * is not made again, which a unique index sees to: a run that ends in the middle is simply repeated from there.
 */
final class AlertMatching
{
    /** Changes that are looked at together; what is in memory. */
    private const CHANGES = 1000;

    private const SEARCHES = 500;

    /** A search that can't be asked about some listings is asked for so many pages of so many. */
    private const PAGES = 20;

    private const PER_PAGE = 100;

    /** @var array<string, true> listings that somebody is told of, whose titles have to be known when they are gone */
    private array $named = [];

    public function __construct(private readonly ListingSearch $listings, private readonly AlertDigest $digest)
    {
    }

    /** @return int how many searches could not be asked; they are asked about the same changes by the next run */
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

    /** From where the search that is furthest behind, or what is said of those that are gone, has to go on. */
    private function begin(int $last): int
    {
        return min((int) ($this->active()->min('matched') ?? $last), Tables::cursor('gone'));
    }

    /** Searches that a confirmed alert is about. */
    private function active(): Builder
    {
        return Tables::query('alert_searches')->whereExists(fn (Builder $alerts) => $alerts->from('imo_alerts')
            ->whereColumn('imo_alerts.search_id', 'imo_alert_searches.id')->whereNotNull('confirmed_at')->where('expires_at', '>', CarbonImmutable::now()));
    }

    /**
     * @param  Collection<int, stdClass>  $searches
     * @param  Collection<int, stdClass>  $news
     * @return array<int, true> the searches that could not be asked
     */
    private function matchAll(Collection $searches, Collection $news, int $to): array
    {
        $failed = [];
        foreach ($searches as $search) {
            try {
                // An alert that is cancelled meanwhile makes the database refuse its events.
                retry(3, fn () => $this->match($search, $news), when: fn (Throwable $problem) => $problem instanceof QueryException && SqlState::isRefusal($problem));
            } catch (Throwable $problem) {
                report(SearchNotMatched::because((int) $search->id, $problem));
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
     * @return list<string> the keys of those that the search finds
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
     * Tells of a listing that is gone those who were told of it.
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

    /** @param  array<int, array<string, mixed>>  $events  those that are there already are left out by the unique index */
    private function insert(array $events): void
    {
        foreach (array_chunk($events, self::CHANGES) as $some) {
            Tables::query('alert_events')->insertOrIgnore($some);
        }
    }
}
