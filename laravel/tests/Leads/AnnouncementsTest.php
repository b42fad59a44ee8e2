<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Sleep;
use ImoWidgets\Leads\Actions\AnnounceLead;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Jobs\SendCopyOfLead;
use ImoWidgets\Leads\Jobs\SendLeadMails;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\FailingMail;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Tests that each mail about a lead is sent once, even if the queue and workers fail
 * (docs/operating.md#mails-and-their-trail).
 */
#[Group('database')]
final class AnnouncementsTest extends LeadTestCase
{
    public function test_queues_a_leads_number_and_nothing_about_the_person(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        Queue::fake();
        $this->sendMessage()->assertCreated();
        $this->assertSame([SendLeadMails::class, SendCopyOfLead::class], array_keys(Queue::pushedJobs()));
        foreach ($this->pushed() as $job) {
            $this->assertSame(Lead::sole()->id, $job->id);
            $this->assertDoesNotMatchRegularExpression(self::TYPED, serialize($job));
        }
        $this->work();
        $this->assertSame(['geral@exemplo.pt', 'ines@segredo.pt'], $this->mailedTo());
    }

    public function test_keeps_what_was_typed_out_of_a_job_that_fails_for_good(): void
    {
        FailingMail::break('ines@segredo.pt');
        Queue::fake();
        $this->sendMessage()->assertCreated();
        [$job] = $this->pushed();
        $this->assertSame([5, [60, 300, 900, 3600]], [$job->tries, $job->backoff]);
        try {
            $job->handle();
            $this->fail('expected it to fail');
        } catch (RuntimeException $problem) {
            $this->assertDoesNotMatchRegularExpression(self::TYPED, (string) $problem);
        }
        $job->failed();
        $this->assertLogged('No recipient was notified of lead '.Lead::sole()->id);
        $this->assertNull(Lead::sole()->queued_at, 'leads:recover may queue another one');
    }

    public function test_skips_the_waiting_mails_of_an_erased_lead(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        Queue::fake();
        $this->sendMessage()->assertCreated();
        Lead::sole()->delete();
        $this->work();
        $this->assertSame([], $this->sentMails());
    }

    public function test_announces_a_lead_later_when_the_queue_was_unreachable(): void
    {
        $gone = ['driver' => 'redis', 'connection' => 'nowhere', 'queue' => 'x'];
        config(['queue.default' => 'gone', 'queue.connections.gone' => $gone]);
        $this->sendMessage()->assertCreated();
        $this->assertLogged('did not go');

        config(['queue.default' => 'sync']);
        Artisan::call('leads:recover');
        $this->assertNull(Lead::sole()->announced_at, 'its job may still be retried');
        $this->travel(3)->hours();
        Artisan::call('leads:recover', ['--dry-run' => true]);
        $this->assertNull(Lead::sole()->announced_at);
        Artisan::call('leads:recover');
        $this->assertNotNull(Lead::sole()->announced_at);
        $this->assertCount(1, $this->sentMails());
        Artisan::call('leads:recover');
        app(AnnounceLead::class)->queueMails(Lead::sole());
        $this->assertCount(1, $this->sentMails(), 'a job that runs twice sends one mail');
    }

    public function test_queues_one_job_for_each_lead_while_the_worker_is_down_for_days(): void
    {
        Queue::fake();
        $this->sendMany(6);
        foreach (range(1, 60) as $_) {
            $this->travel(1)->hours();
            Artisan::call('leads:recover');
        }
        Queue::assertPushed(SendLeadMails::class, 6);
        $this->work();
        $this->assertCount(6, $this->sentMails());
        $this->assertSame(6, Lead::whereNotNull('announced_at')->count());
    }

    public function test_refills_an_emptied_queue_once(): void
    {
        Queue::fake();
        $this->sendMany(2);
        $this->travel(3)->hours();
        Queue::fake();
        Artisan::call('leads:recover');
        Artisan::call('leads:recover');
        Queue::assertPushed(SendLeadMails::class, 2);
    }

    public function test_detects_a_job_missing_from_a_busy_queue_by_later_ones_that_ran(): void
    {
        Queue::fake();
        $this->sendMany(1);
        Queue::fake();
        $this->travel(1)->minutes();
        $this->sendMany(1);
        $this->work();
        $this->sendMany(1);
        $this->travel(3)->hours();
        Artisan::call('leads:recover');
        $numbers = array_map(fn (SendLeadMails $job) => $job->id - Lead::min('id') + 1, $this->pushed());
        $this->assertSame([2, 3, 1], $numbers);
    }

    public function test_sends_once_when_two_workers_have_a_job_for_the_same_lead(): void
    {
        $this->freezeSecond();
        Queue::fake();
        $this->sendMany(1);
        $job = (new SendLeadMails(Lead::sole()->id))->withFakeQueueInteractions();
        [$alone] = $job->middleware();
        $work = fn () => $alone->handle($job, fn () => $job->handle());
        // The first worker is sending.
        $this->assertTrue(Cache::lock($alone->getLockKey($job), $alone->expiresAfter)->get());
        $work();
        $job->assertReleased(90);
        $this->assertSame([], $this->sentMails());
        // The first worker was killed.
        $this->travel(91)->seconds();
        $work();
        $this->assertCount(1, $this->sentMails());
    }

    public function test_queues_a_leads_missing_mail_when_its_form_is_sent_again(): void
    {
        Queue::fake();
        $headers = ['Imo-Send-Id' => str_repeat('0e', 16)];
        $this->sendMessage(headers: $headers)->assertCreated();
        // PHP may have been terminated between storing and queueing.
        Lead::sole()->forceFill(['queued_at' => null])->save();
        Queue::fake();
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->sendMessage(headers: $headers)->assertCreated();
        Queue::assertPushed(SendLeadMails::class, 1);
    }

    public function test_dispatches_the_event_of_a_lead_whose_request_ended_before_it(): void
    {
        Queue::fake();
        $this->sendMany(2);
        [$ended, $announced] = Lead::oldest('id')->get()->all();
        // PHP may have been terminated between storing and queueing.
        $ended->forceFill(['queued_at' => null])->save();
        Event::fake([LeadReceived::class]);
        foreach (range(1, 2) as $_) {
            // The queue was emptied.
            Queue::fake();
            $this->travel(3)->hours();
            Artisan::call('leads:recover');
            Queue::assertPushed(SendLeadMails::class, 2);
        }
        Event::assertDispatchedTimes(LeadReceived::class, 1);
        Event::assertDispatched(LeadReceived::class, fn (LeadReceived $event) => $event->lead->is($ended));
    }

    public function test_mails_a_lead_once_if_the_mail_is_recorded_only_at_the_second_try(): void
    {
        Sleep::fake();
        $failures = 1;
        Lead::updating(function (Lead $lead) use (&$failures) {
            if ($lead->isDirty('announced_to') && $failures-- > 0) {
                throw new RuntimeException('server has gone away');
            }
        });
        $this->sendMessage()->assertCreated();
        $this->assertCount(1, Lead::sole()->announced_to);
        $this->assertCount(1, $this->sentMails());
        $this->assertSame([], $this->reported);
    }

    public function test_runs_scheduled_commands_on_only_one_server(): void
    {
        $ours = collect(app(Schedule::class)->events())
            ->filter(fn ($event) => preg_match('/leads:(recover|digest)|model:prune/', (string) $event->command));
        $this->assertSame([true, true, true], $ours->pluck('onOneServer')->values()->all());
    }

    public function test_keeps_mail_lines_short_enough_for_a_long_name_without_blanks(): void
    {
        $this->sendMessage(['nome' => str_repeat('a', 15_000)])->assertCreated();
        $long = ['nome' => str_repeat('ã', 15_000), 'idRef' => str_repeat('X', 255)];
        $this->sendAsWidget('/api/imovel/contacto', [...self::MESSAGE, ...$long])->assertCreated();
        foreach ($this->sentMails() as $mail) {
            $this->assertLessThanOrEqual(998, max(array_map(strlen(...), explode("\r\n", $mail->toString()))));
            $this->assertStringContainsString('segredo', $mail->getReplyTo()[0]->getAddress());
        }
        $this->assertCount(2, $this->sentMails());
    }

    private function sendMany(int $count): void
    {
        foreach (range(1, $count) as $number) {
            $this->sendMessage(['mensagem' => "Olá $number"])->assertCreated();
        }
    }

    /** @return list<SendLeadMails|SendCopyOfLead> the queued jobs in order, grouped by class */
    private function pushed(): array
    {
        return array_column(array_merge(...array_values(Queue::pushedJobs())), 'job');
    }

    private function work(): void
    {
        array_map(fn (object $job) => $job->handle(), $this->pushed());
    }
}
