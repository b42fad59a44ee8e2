<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\QueryException;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use stdClass;
use Throwable;

/**
 * The waiting mails, one per person, however many alerts they have. This class decides who gets a mail; its content is
 * made when it is sent. A person gets the next mail only after the previous one has gone out.
 */
final class AlertMailings
{
    private const PEOPLE = 500;

    /** Days for which each run tries a mailbox that refuses its mail; after that, the person's alerts rest. */
    private const REFUSED_DAYS = 3;

    /** Days between the tries of a resting mail. */
    private const RESTING_DAYS = 7;

    /** A mail announces an alert's end from this many days before. */
    public const REMINDED_DAYS = 30;

    /** One moment for all queries, so an alert that becomes due between two of them waits for the next run. */
    private CarbonImmutable $now;

    /** @var array<int, true> the alerts whose search failed */
    private array $failed = [];

    public function __construct(private readonly NewsFinder $news)
    {
    }

    /** @return int the number of alerts whose search failed; the next run tries them again */
    public function prepare(): int
    {
        $this->now = CarbonImmutable::now();
        $this->failed = [];
        $upTo = ListingWatcher::lastVersion();
        $people = $this->due()->select('subscriber_id')->distinct()->lazyById(self::PEOPLE, 'subscriber_id');
        foreach ($people->pluck('subscriber_id')->chunk(self::PEOPLE) as $some) {
            $alerts = NewsFinder::withCriteria($this->due()->whereIntegerInRaw('subscriber_id', $some));
            $withNews = $this->peopleWithNews($alerts, $upTo);
            $this->news->finish();
            DB::transaction(fn () => $this->store($alerts, $withNews, $upTo), attempts: 5);
        }

        return count($this->failed);
    }

    /** @return iterable<int> the ids of new mails, of mails whose job was lost, and once a week of resting mails */
    public function waiting(bool $isQueueEmpty): iterable
    {
        $now = CarbonImmutable::now();
        $triedThisWeek = self::resting()->where('failed_at', '>', $now->subDays(self::RESTING_DAYS));
        $rows = self::unsent()
            ->whereIntegerNotInRaw('id', $triedThisWeek->pluck('id'))
            ->where(
                fn (Builder $mailing) => $mailing
                    ->whereNull('queued_at')
                    ->orWhere('queued_at', '<', $now->subHours($isQueueEmpty ? 2 : 26)),
            );
        foreach ($rows->select('id')->lazyById(1000) as $mailing) {
            yield (int) $mailing->id;
        }
    }

    /** Selects the mails whose last try has failed, one per person. */
    public static function failing(): Builder
    {
        return self::unsent()->whereNotNull('failed_at');
    }

    /**
     * Selects the mails that their mailboxes have refused for days. None rests unless more mails have been sent since
     * than are failing: otherwise the mailbox is not the cause.
     */
    public static function resting(): Builder
    {
        $sent = Tables::query('alert_mailings as others')
            ->selectRaw('count(*)')
            ->whereColumn('others.sent_at', '>=', 'imo_alert_mailings.refused_since');

        return self::failing()
            ->where('refused_since', '<=', CarbonImmutable::now()->subDays(self::REFUSED_DAYS))
            ->whereRaw("({$sent->toSql()}) > ?", [self::failing()->count()]);
    }

    private static function unsent(): Builder
    {
        return Tables::query('alert_mailings')->whereNull('sent_at');
    }

    /** Selects the due alerts of people who have no waiting mail. */
    private function due(): Builder
    {
        return Tables::query('alerts')
            ->whereNotNull('confirmed_at')
            ->where('due_at', '<=', $this->now)
            ->whereIntegerNotInRaw('imo_alerts.id', array_keys($this->failed))
            ->whereNotExists(
                self::unsent()->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alerts.subscriber_id'),
            );
    }

    /**
     * @param  Collection<int, stdClass>  $alerts
     * @return array<int, true> the people who have news
     */
    private function peopleWithNews(Collection $alerts, int $upTo): array
    {
        $people = array_values($alerts->pluck('subscriber_id')->unique()->map(intval(...))->all());
        $told = $this->news->toldTo($people, (int) $alerts->min('told_to_version'))->groupBy('subscriber_id');
        $found = [];
        foreach ($alerts as $alert) {
            try {
                $toldToThem = ($told[$alert->subscriber_id] ?? collect())->keyBy('state_id');
                if ($this->news->newsOf(collect([$alert]), $toldToThem, $upTo) !== []) {
                    $found[(int) $alert->subscriber_id] = true;
                }
            } catch (Throwable $problem) {
                $cause = $problem instanceof QueryException
                    ? SqlState::of($problem)
                    : $problem::class.": {$problem->getMessage()}";
                Log::error(
                    "imo-widgets: Search $alert->search_id of the alerts could not be asked ($cause). The next run "
                        .'asks it again.',
                );
                $this->failed[(int) $alert->id] = true;
            }
        }

        return $found;
    }

    /**
     * @param  Collection<int, stdClass>  $alerts
     * @param  array<int, true>  $withNews
     */
    private function store(Collection $alerts, array $withNews, int $upTo): void
    {
        $done = $alerts->whereNotIn('id', array_keys($this->failed));
        // People may have cancelled meanwhile.
        $there = Tables::query('alert_subscribers')
            ->whereIntegerInRaw('id', $done->pluck('subscriber_id'))->lockForUpdate()->pluck('id')->flip();
        $soon = $this->now->addDays(self::REMINDED_DAYS);
        $ending = $done
            ->whereNull('reminded_at')
            ->filter(fn (stdClass $alert) => CarbonImmutable::parse($alert->expires_at) < $soon);
        $toMail = $there->intersectByKeys($withNews + $ending->keyBy('subscriber_id')->all());
        [$mailed, $quiet] = $done->partition(fn (stdClass $alert) => $toMail->has($alert->subscriber_id));
        $people = $mailed->pluck('subscriber_id')->unique();
        Tables::query('alert_mailings')->insert($people->map(fn (int $person) => [
            'subscriber_id' => $person, 'message' => bin2hex(random_bytes(16)), 'created_at' => $this->now,
        ])->values()->all());
        $mailing = self::unsent()
            ->select('id')
            ->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alerts.subscriber_id');
        self::alerts($mailed)->update(['mailing_id' => DB::raw("({$mailing->toSql()})")]);
        self::alerts($mailed->intersectByKeys($ending))->update(['reminded_at' => $this->now]);
        self::alerts($quiet)->update(['told_to_version' => $upTo]);
        // This shares the mail's transaction, so a killed run can't cause a second mail.
        foreach (AlertSettings::FREQUENCIES as $frequency => $days) {
            self::alerts($done->where('frequency', $frequency))->update(['due_at' => AlertSettings::dueIn($days)]);
        }
    }

    /** @param  Collection<int, stdClass>  $alerts */
    private static function alerts(Collection $alerts): Builder
    {
        return Tables::query('alerts')->whereIntegerInRaw('id', $alerts->pluck('id'));
    }
}
