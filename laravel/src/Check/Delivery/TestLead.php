<?php

namespace ImoWidgets\Check\Delivery;

use Illuminate\Queue\SyncQueue;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Sleep;
use Illuminate\Support\Str;
use ImoWidgets\Check\Outside\OriginAsked;
use ImoWidgets\Check\Outside\RefusedForms;
use ImoWidgets\Check\Outside\SiteClient;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Actions\StoreLead;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\Recipients;

/** Sends a real message, which also reveals spam filters that only act on filled-in forms. */
final class TestLead extends Question
{
    public const LINE = 'A test lead';

    public const ASKS = 'Is a message that says it is a test stored, taken from the queue and mailed to all its '
        .'recipients within 90 seconds? It is then deleted.';

    public const AFTER = [OriginAsked::class];

    private const BODY = [
        'nome' => 'Teste de imo-widgets:check',
        'tel' => '912345678',
        'email' => 'verificacao@exemplo.pt',
        'mensagem' => 'Mensagem de teste, pedida por imo-widgets:check --send. Já foi apagada.',
    ];

    public function __construct(
        private readonly SiteClient $client,
        private readonly Recipients $recipients,
        private readonly StoreLead $storeLead,
    ) {
    }

    public function concerns(Site $site): bool
    {
        return $site->uses(LeadKind::General);
    }

    public function answers(Site $site): iterable
    {
        $path = LeadKind::General->path();
        $sendId = RefusedForms::sendId();
        $answer = $this->client->post($path, self::BODY, $sendId);
        if ($answer->status() === 429) {
            // The check's earlier calls in this minute count towards the limit too.
            Sleep::for(min(60, max(1, (int) $answer->header('Retry-After'))))->seconds();
            $answer = $this->client->post($path, self::BODY, $sendId);
        }
        if (! $answer->successful() || ! is_array($answer->json())) {
            yield self::error(
                "POST $path, a test message: ".$this->client->describe($answer, 'expected 201 and JSON'),
                'visitors\' messages are lost',
                SiteClient::remedyFor($answer),
            );

            return;
        }
        if (! $site->keepsLeads(LeadKind::General)) {
            yield self::fine("{$answer->status()}; other code stores it: find it there and delete it");

            return;
        }
        $lead = $this->storeLead->find($sendId);
        if ($lead === null) {
            yield self::error(
                "{$answer->status()}, but this application's database has no such lead",
                'leads are stored elsewhere or nowhere',
                'Compare the database of the web server\'s application with this one\'s.',
            );

            return;
        }
        yield self::fine("{$answer->status()}, lead {$lead->getKey()}", self::LINE.', stored');
        try {
            yield from $this->follow($lead);
        } finally {
            $lead->forceDelete();
        }
        yield self::fine('its row was deleted', self::LINE.', deleted');
    }

    /** @return iterable<\ImoWidgets\Check\Finding> */
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
        [$isMailed, $seconds] = Wait::until(fn () => match (true) {
            array_diff($all, $lead->refresh()->announced_to ?? []) === [] => $all !== [],
            // The job's last attempt has failed.
            $lead->queued_at === null => false,
            default => null,
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
