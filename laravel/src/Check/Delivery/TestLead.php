<?php

namespace ImoWidgets\Check\Delivery;

use GuzzleHttp\Exception\TransferException;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Response;
use Illuminate\Queue\SyncQueue;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Sleep;
use Illuminate\Support\Str;
use ImoWidgets\Check\Finding;
use ImoWidgets\Check\Outside\OriginAsked;
use ImoWidgets\Check\Outside\SiteClient;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\ReadAfterWrite;

/** Sends a real message, which also reveals spam filters that only act on filled-in forms. */
final class TestLead extends Question
{
    public const LINE = 'A test lead';

    public const ASKS = 'Is a message that says it is a test stored, taken from the queue and mailed to all its '
        .'recipients within 90 seconds? It is then deleted.';

    public const AFTER = [OriginAsked::class];

    public function __construct(private readonly SiteClient $client, private readonly Recipients $recipients)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->uses(LeadKind::General);
    }

    public function answers(Site $site): iterable
    {
        $message = new TestMessage;
        $answer = $this->send($message);
        if ($answer instanceof Response && $answer->status() === 429) {
            // The check's earlier calls in this minute count towards the limit too.
            Sleep::for(min(60, max(1, (int) $answer->header('Retry-After'))))->seconds();
            $answer = $this->send($message);
        }
        $isKept = $site->keepsLeads(LeadKind::General);
        $leads = $isKept ? self::leadsOf($message, $answer) : new Collection;
        $lead = $leads->first();
        if ($lead === null) {
            yield $this->withoutLead($answer, $isKept && ! $site->routes->areElsewhere());

            return;
        }
        try {
            if ($answer instanceof Response && SiteClient::isSuccess($answer)) {
                yield self::fine("{$answer->status()}, lead {$lead->getKey()}", self::LINE.', stored');
                yield from $this->follow($lead);
            } else {
                yield $this->withFailure($answer, $lead);
            }
        } finally {
            $left = $leads->reject(fn (Lead $lead) => rescue(fn () => $lead->forceDelete(), false) === true);
        }
        yield $left->isEmpty()
            ? self::fine('its row was deleted', self::LINE.', deleted')
            : self::error(
                'lead '.$left->map(fn (Lead $lead) => $lead->getKey())->implode(', ').' could not be deleted',
                'the agency sees it among its visitors\' messages',
                'Delete it from imo_leads; the log may say why it is still there.',
            );
    }

    /** @return Response|string the answer, or a clause that says why there is none */
    private function send(TestMessage $message): Response|string
    {
        $start = now();
        try {
            return $this->client->post(LeadKind::General->path(), $message->body(), $message->sendId);
        } catch (ConnectionException|TransferException $problem) {
            $seconds = (int) $start->diffInSeconds(now());

            return "no answer within $seconds s (".Str::before($problem->getMessage(), ' (see ').')';
        }
    }

    /** @return Collection<int, Lead> */
    private static function leadsOf(TestMessage $message, Response|string $answer): Collection
    {
        if (! self::mayStillRun($answer)) {
            return $message->leads();
        }
        [$leads] = Wait::until(function () use ($message) {
            $leads = $message->leads();

            return $leads->isEmpty() ? null : $leads;
        });

        return $leads ?? new Collection;
    }

    /** Returns whether the application may still be working, because the client or a proxy has given up waiting. */
    private static function mayStillRun(Response|string $answer): bool
    {
        return is_string($answer) || ($answer->serverError() && ! is_array($answer->json()));
    }

    /** @param  bool  $isOurs  false if other code or another application answers, and may have stored the message */
    private function withoutLead(Response|string $answer, bool $isOurs): Finding
    {
        $came = $this->came($answer);
        if (is_string($answer) || ! $answer->clientError() && ! self::hasJson($answer)) {
            return $isOurs ? self::lost($came, $answer) : self::unknown($came, $answer);
        }

        return match (true) {
            $answer->status() === 422 => self::error(
                $came,
                'a rule of the site refuses the message, and may refuse visitors\' too',
                'Find the rule; the message\'s address, '.TestMessage::EMAIL.', is one that gets no mail.',
            ),
            ! $answer->successful() => self::lost($came, $answer),
            $isOurs => self::error(
                "{$answer->status()}, but this application's database has no such lead",
                'leads are stored elsewhere or nowhere',
                'Compare the database of the web server\'s application with this one\'s, and delete the lead there.',
            ),
            default => self::fine("{$answer->status()}; other code stores it: find it there and delete it"),
        };
    }

    private static function lost(string $came, Response|string $answer): Finding
    {
        $later = self::mayStillRun($answer)
            ? ', and this application\'s database has no such lead '.Wait::SECONDS.' s later'
            : '';

        return self::error(
            $came.$later,
            'visitors\' messages are lost',
            is_string($answer) ? 'See storage/logs.' : SiteClient::remedyFor($answer),
        );
    }

    private static function unknown(string $came, Response|string $answer): Finding
    {
        $remedy = 'Look for the test message there, and delete it.';

        return $answer instanceof Response && SiteClient::isSuccess($answer)
            ? self::warning(
                "{$answer->status()} without JSON",
                'visitors read that their message was sent, and whether other code has stored it is unknown',
                $remedy,
            )
            : self::error(
                $came,
                'visitors read that their message was not sent, and whether other code has stored it is unknown',
                $remedy,
            );
    }

    /** Reports a lead whose visitor isn't told that it is stored, or still waits, because widgets have no timeout. */
    private function withFailure(Response|string $answer, Lead $lead): Finding
    {
        $queue = Queue::connection();
        // The answer comes from elsewhere, or was changed, but the call has reached this application.
        $came = $answer instanceof Response && $answer->successful()
            ? self::expected().", got {$answer->status()} and a whole HTML document"
            : $this->came($answer);

        return self::error(
            "$came, although lead {$lead->getKey()} is stored",
            is_string($answer)
                ? 'visitors wait, or read that their message was not sent and send it again'
                : 'visitors read that their message was not sent, and send it again',
            match (true) {
                ! self::mayStillRun($answer) => 'See storage/logs, and what changes the answer on its way, such as a '
                    .'middleware or a proxy.',
                // Its subclasses run their jobs after the answer.
                $queue::class === SyncQueue::class => 'Set QUEUE_CONNECTION=database and keep `php artisan queue:work '
                    .'--tries=5` running, so visitors don\'t wait for the mail server.',
                default => 'See what runs after the lead is stored: its listeners, and the connection to the queue.',
            },
        );
    }

    private function came(Response|string $answer): string
    {
        return is_string($answer)
            ? self::expected().", got $answer"
            : $this->client->describe($answer, self::expected());
    }

    private static function expected(): string
    {
        return 'POST '.LeadKind::General->path().', a test message: expected 201 and JSON';
    }

    private static function hasJson(Response $answer): bool
    {
        return $answer->successful() && is_array($answer->json());
    }

    /** @return iterable<Finding> */
    private function follow(Lead $lead): iterable
    {
        $queue = (string) (config('queue.default') ?? 'null');
        if ($lead->queued_at === null && ! Queue::connection() instanceof SyncQueue) {
            yield self::error(
                "could not be put into the queue \"$queue\"",
                'the agency learns of such a lead only two hours later, through `leads:recover`',
                'See the log.',
            );

            return;
        }
        // This job comes after the lead's own, so a worker that takes it has already tried to mail the lead.
        $probe = Str::random(32);
        Bus::dispatch(new TestJob($probe));
        $all = $this->recipients->of($lead->kind, $lead->recipient_id);
        [$isMailed, $seconds] = Wait::until(function () use ($all, $lead) {
            ReadAfterWrite::during(fn () => $lead->refresh());

            return match (true) {
                array_diff($all, $lead->announced_to ?? []) === [] => $all !== [],
                // The job's last attempt has failed.
                $lead->queued_at === null => false,
                default => null,
            };
        });
        if ($isMailed) {
            yield self::fine("after $seconds s, to ".implode(', ', $all), self::LINE.', mailed');

            return;
        }
        $isTaken = TestJob::noteOf($probe) !== null || $lead->queued_at === null || $lead->announced_to !== null;
        yield match (true) {
            $all === [] => self::error('no recipient', 'no lead is mailed', 'Set IMO_LEADS_MAIL.'),
            $isTaken => self::error(
                "was taken from the queue \"$queue\", and not mailed within $seconds s to "
                    .implode(', ', array_diff($all, $lead->announced_to ?? [])),
                'the agency is not notified of its leads',
                'See the log, and MAIL_… in .env.',
            ),
            default => self::error(
                "was not taken from the queue \"$queue\" within $seconds s",
                'the agency is not notified of its leads',
                'Keep `php artisan queue:work --tries=5` running, with the same CACHE_STORE.',
            ),
        };
    }
}
