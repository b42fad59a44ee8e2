<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Listings\ListingCards;
use ImoWidgets\Listings\ListingTable;
use ImoWidgets\Listings\ListingValues;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Makes events for alerts out of what has changed about listings. Each chunk of the history is matched in one transaction with
 * the note how far it has come: a run that ends in the middle leaves either all of a chunk or nothing.
 */
final class AlertMatching
{
    /** Of more new listings in one mail only their number is said (docs/operating.md#alerts-that-mail). */
    public const MOST = 50;

    private const CHANGES = 5000;

    private const ROWS = 1000;

    private const SEARCHES = 200;

    public function __construct(
        private readonly ListingTable $table,
        private readonly ListingValues $values,
        private readonly ListingCards $cards,
        private readonly SearchMatcher $searches,
    ) {
    }

    /** Goes on where the last run has ended. */
    public function run(): void
    {
        $this->searches->keepIndex();
        do {
            $changes = Tables::query('listing_history')->where('id', '>', Tables::cursor('matched'))->orderBy('id')->limit(self::CHANGES)->get();
            $changes->isEmpty() || $this->match($changes);
        } while ($changes->count() === self::CHANGES);
    }

    private function match(Collection $changes): void
    {
        $news = $changes->whereIn('kind', ['novo', 'desceu']);
        $listings = $this->listings($news->pluck('listing_key')->unique()->values()->all());
        // An alert that is cancelled meanwhile makes the database refuse its events: then all of it once more, without it.
        retry(3, fn () => DB::transaction(function () use ($changes, $news, $listings) {
            $this->addAllNews($news->groupBy('listing_key'), $listings);
            $this->addGone($changes->where('kind', 'saiu')->pluck('listing_key'));
            Tables::setCursor('matched', $changes->last()->id);
        }, attempts: 5), when: fn (Throwable $problem) => $problem instanceof QueryException && SqlState::isRefusal($problem));
    }

    /** Some hundred searches at a time: what all of them find is more than memory holds. */
    private function addAllNews(Collection $news, Collection $listings): void
    {
        [$found, $matched] = [[], []];
        foreach ($listings->isEmpty() ? [] : $this->searches->find($listings) as $search => $keys) {
            $found[$search] = $keys;
            $matched += array_flip($keys);
            if (count($found) === self::SEARCHES) {
                $this->addNews($news, $found);
                $found = [];
            }
        }
        $this->addNews($news, $found);
        $titles = array_map(fn (string|int $key) => ['listing_key' => (string) $key, 'title' => $this->titleOf($listings[$key])], array_keys($matched));
        foreach (array_chunk($titles, self::ROWS) as $some) {
            Tables::query('listing_states')->upsert($some, ['listing_key'], ['title']);
        }
    }

    /** @return Collection<string, Model> by key; those that are gone again are none */
    private function listings(array $keys): Collection
    {
        $relations = array_values(array_unique([...$this->table->relations(), ...$this->values->relations()]));
        $query = $this->table->withKeys($keys)($this->table->query()->select($this->table->model()->qualifyColumn('*')));

        return $keys === [] ? new Collection : $query->with($relations)->get()->keyBy(fn (Model $listing) => (string) $listing->getKey())->toBase();
    }

    private function titleOf(Model $listing): string
    {
        return mb_substr((new Listing((object) ['titulo' => $this->cards->make($listing)['titulo'] ?? '']))->text('titulo'), 0, 200);
    }

    /**
     * @param  Collection<string, Collection<int, object>>  $news  changes by listing
     * @param  array<int, list<string>>  $found  listings by search
     */
    private function addNews(Collection $news, array $found): void
    {
        $alerts = Tables::query('alerts')->whereIntegerInRaw('search_id', array_keys($found))->whereNotNull('confirmed_at')->where('expires_at', '>', CarbonImmutable::now())
            ->select('id', 'subscriber_id', 'search_id', 'from_history', 'new_waiting');
        foreach ($found === [] ? [] : $alerts->lazyById(self::ROWS)->chunk(self::ROWS) as $some) {
            [$events, $counts] = [[], []];
            foreach ($some as $alert) {
                [$rows, $new] = $this->eventsOf($alert, array_map(fn (string $key) => $news[$key], $found[$alert->search_id]));
                array_push($events, ...$rows);
                $new > 0 && $counts[$new][] = $alert->id;
                if (count($events) >= self::ROWS) {
                    $this->insert($events);
                    $events = [];
                }
            }
            $this->insert($events);
            foreach ($counts as $count => $ids) {
                Tables::query('alerts')->whereIntegerInRaw('id', $ids)->increment('new_waiting', $count);
            }
        }
    }

    /**
     * @param  list<Collection<int, object>>  $changes  of each listing that it finds
     * @return array{list<array<string, mixed>>, int} its events, and how many listings are new
     */
    private function eventsOf(object $alert, array $changes): array
    {
        $events = [];
        $new = 0;
        foreach ($changes as $ofListing) {
            foreach ($ofListing->where('id', '>', $alert->from_history) as $change) {
                $isNew = $change->kind === 'novo';
                $new += $isNew ? 1 : 0;
                if ($isNew && $alert->new_waiting + $new > self::MOST + 1) {
                    continue;
                }
                $events[] = self::event($alert, $change->listing_key, $isNew ? 'novo' : 'desceu:'.number_format((float) $change->price, 2, '.', ''), $change->previous);
            }
        }

        return [$events, $new];
    }

    /** Whoever was told of a listing is told that it is gone. */
    private function addGone(Collection $keys): void
    {
        foreach ($keys->chunk(self::ROWS) as $some) {
            $told = Tables::query('alert_events')->whereIn('listing_key', $some)->where('event', '!=', 'saiu')->distinct()->get(['alert_id as id', 'subscriber_id', 'listing_key']);
            $this->insert($told->map(fn (object $one) => self::event($one, $one->listing_key, 'saiu', null))->all());
        }
    }

    private static function event(object $alert, string $listing, string $event, ?string $previous): array
    {
        return ['alert_id' => $alert->id, 'subscriber_id' => $alert->subscriber_id, 'listing_key' => $listing, 'event' => $event, 'previous' => $previous, 'created_at' => CarbonImmutable::now()];
    }

    /** What was told already is told no second time: the unique index leaves it out. */
    private function insert(array $events): void
    {
        foreach (array_chunk($events, self::ROWS) as $some) {
            Tables::query('alert_events')->insertOrIgnore($some);
        }
    }
}
