<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Prepares one mail per person, however many alerts they have. This class only decides who gets a mail; the content is
 * built when the mail is sent. A person gets the next mail only after the previous one has gone out.
 */
final class AlertMailings
{
    private const PEOPLE = 500;

    /** Days between attempts to send a resting mail. */
    private const RESTING_DAYS = 7;

    /** Days before an alert's expiry from which mails announce it. */
    public const REMINDED_DAYS = 30;

    /**
     * The time that all queries compare with, so an alert that becomes due between two queries waits for the next run.
     */
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
        $upTo = ListingVersion::last();
        $people = $this->due()->select('subscriber_id')->distinct()->lazyById(self::PEOPLE, 'subscriber_id');
        foreach ($people->pluck('subscriber_id')->chunk(self::PEOPLE) as $subscribers) {
            $due = $this->due()->whereIntegerInRaw('subscriber_id', $subscribers);
            $alerts = $due->with('search')->oldest('id')->get();
            $withNews = $this->peopleWithNews($alerts, $upTo);
            $this->news->finish();
            DB::transaction(fn () => $this->store($alerts, $withNews, $upTo), attempts: 5);
        }

        return count($this->failed);
    }

    /** @return iterable<int> the ids of new mails, of mails whose job was lost and, once a week, of resting mails */
    public function waiting(bool $isQueueEmpty): iterable
    {
        $now = CarbonImmutable::now();
        $triedThisWeek = Mailing::resting()->where('failed_at', '>', $now->subDays(self::RESTING_DAYS));
        $mailings = Mailing::unsent()
            ->whereIntegerNotInRaw('id', $triedThisWeek->pluck('id'))
            ->where(
                fn (Builder $mailing) => $mailing
                    ->whereNull('queued_at')
                    ->orWhere('queued_at', '<', $now->subHours($isQueueEmpty ? 2 : 26)),
            );
        foreach ($mailings->select('id')->lazyById(1000) as $mailing) {
            yield $mailing->id;
        }
    }

    /** @return Builder<Alert> the due alerts of people who have no waiting mail */
    private function due(): Builder
    {
        return Alert::query()
            ->whereNotNull('confirmed_at')
            ->where('due_at', '<=', $this->now)
            ->whereKeyNot(array_keys($this->failed))
            ->whereNotExists(
                Mailing::unsent()->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alerts.subscriber_id'),
            );
    }

    /**
     * @param  Collection<int, Alert>  $alerts
     * @return array<int, true> the people who have news
     */
    private function peopleWithNews(Collection $alerts, int $upTo): array
    {
        $people = array_values($alerts->pluck('subscriber_id')->unique()->all());
        $told = ToldListing::ofPeople($people, (int) $alerts->min('told_to_version'))->groupBy('subscriber_id');
        $withNews = [];
        foreach ($alerts as $alert) {
            try {
                $toldToThem = $told->get($alert->subscriber_id, collect())->keyBy('state_id');
                if ($this->news->newsOf([$alert], $toldToThem, $upTo) !== []) {
                    $withNews[$alert->subscriber_id] = true;
                }
            } catch (Throwable $problem) {
                $this->reportFailure($alert, $problem);
                $this->failed[$alert->id] = true;
            }
        }

        return $withNews;
    }

    private function reportFailure(Alert $alert, Throwable $problem): void
    {
        $cause = $problem instanceof QueryException
            ? SqlState::of($problem)
            : $problem::class.": {$problem->getMessage()}";
        Log::error(
            "imo-widgets: Search $alert->search_id of the alerts could not be run ($cause). The next run tries it "
                .'again.',
        );
    }

    /**
     * @param  Collection<int, Alert>  $alerts
     * @param  array<int, true>  $withNews
     */
    private function store(Collection $alerts, array $withNews, int $upTo): void
    {
        $searched = $alerts->except(array_keys($this->failed));
        $ending = $searched->whereNull('reminded_at')->filter($this->isEnding(...));
        $toMail = $this->stillSubscribed($searched)
            ->intersectByKeys($withNews + $ending->keyBy('subscriber_id')->all());
        $mailed = $searched->filter(fn (Alert $alert) => $toMail->has($alert->subscriber_id));
        $this->addMailings($mailed);
        self::query($mailed->intersect($ending))->update(['reminded_at' => $this->now]);
        self::query($searched->diff($mailed))->update(['told_to_version' => $upTo]);
        // This shares the mail's transaction, so a killed run can't cause a second mail.
        foreach (AlertSettings::FREQUENCIES as $frequency => $days) {
            self::query($searched->where('frequency', $frequency))->update(['due_at' => AlertSettings::dueIn($days)]);
        }
    }

    private function isEnding(Alert $alert): bool
    {
        return $alert->expires_at < $this->now->addDays(self::REMINDED_DAYS);
    }

    /**
     * Locks the subscribers of these alerts and returns those who haven't cancelled meanwhile.
     *
     * @param  Collection<int, Alert>  $alerts
     * @return \Illuminate\Support\Collection<int, int> people by id
     */
    private function stillSubscribed(Collection $alerts): \Illuminate\Support\Collection
    {
        $people = AlertSubscriber::query()->whereIntegerInRaw('id', $alerts->pluck('subscriber_id'));

        return $people->lockForUpdate()->pluck('id', 'id');
    }

    /** @param  Collection<int, Alert>  $alerts  all alerts that the new mails cover */
    private function addMailings(Collection $alerts): void
    {
        $people = $alerts->pluck('subscriber_id')->unique()->values();
        Mailing::query()->insert($people->map(fn (int $person) => [
            'subscriber_id' => $person,
            'message' => bin2hex(random_bytes(16)),
            'created_at' => $this->now,
        ])->all());
        $mailing = Mailing::unsent()
            ->select('id')
            ->whereColumn('imo_alert_mailings.subscriber_id', 'imo_alerts.subscriber_id');
        self::query($alerts)->update(['mailing_id' => DB::raw("({$mailing->toSql()})")]);
    }

    /**
     * @param  Collection<int, Alert>  $alerts
     * @return Builder<Alert>
     */
    private static function query(Collection $alerts): Builder
    {
        return Alert::query()->whereIntegerInRaw('id', $alerts->modelKeys());
    }
}
