<?php

namespace ImoWidgets\Tests\Leads;

use Carbon\CarbonImmutable;
use Illuminate\Console\Scheduling\Event;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Database\Eloquent\Factories\Sequence;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Leads\Jobs\SendDigest;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Tests\FailingMail;
use PHPUnit\Framework\Attributes\Group;
use Symfony\Component\Mime\Email;

/** Tests the reminder of leads without an answer (docs/operating.md#the-reminder). */
#[Group('database')]
final class DigestTest extends LeadTestCase
{
    public function test_reminds_each_office_of_its_own_leads_older_than_a_day_oldest_first(): void
    {
        $ovar = Lead::factory()->about(LeadKind::Agency, 'OVR');
        $ovar->create(['nome' => 'Primeira <b>', 'email' => 'ines@segredo.pt']);
        $this->travel(5)->hours();
        Lead::factory()->create(['nome' => 'Geral']);
        $ovar->create(['nome' => 'Segunda']);
        $ovar->in(LeadState::Answered, 'Marta')->create(['nome' => 'Respondida']);
        $ovar->in(LeadState::Declined)->create(['nome' => 'Recusada']);
        Lead::factory()->about(LeadKind::Agency, 'SMF')->in(LeadState::Taken, 'Rui')->create();
        $this->travel(24)->hours();
        $ovar->create(['nome' => 'De hoje']);

        $mails = $this->digests();
        $this->assertSame(['ovar@exemplo.pt', 'geral@exemplo.pt', 'feira@exemplo.pt'], array_keys($mails));
        $mail = $mails['ovar@exemplo.pt'];
        $this->assertSame('2 pedidos por responder há mais de 24 horas', $mail->getSubject());
        $text = $mail->getTextBody();
        $lines = 'Nova mensagem para a loja OVR\R.*há 1 dia\..*Primeira <b>\R912345678\Rines@segredo\.pt\R.*Segunda';
        $this->assertMatchesRegularExpression("/$lines/su", $text);
        $this->assertSame(6, preg_match_all('~: https?://\S+/imo-leads/\d+/\S+$~m', $text));
        $this->assertStringContainsString('Primeira &lt;b&gt;', $mail->getHtmlBody());
        $this->assertDoesNotMatchRegularExpression('/Respondida|Recusada|De hoje|Geral/', $text);
        $feira = $mails['feira@exemplo.pt'];
        $this->assertSame('1 pedido por responder há mais de 24 horas', $feira->getSubject());
        $this->assertStringContainsString('Rui ficou com este pedido.', $feira->getTextBody());
    }

    public function test_sends_no_mail_when_no_leads_or_only_suspicious_ones_wait(): void
    {
        $this->assertSame([], $this->digests());
        Lead::factory()->suspicious()->create();
        $this->travel(3)->days();
        $this->assertSame([], $this->digests());
    }

    public function test_names_fifty_leads_and_counts_the_rest(): void
    {
        Lead::factory()->create(['nome' => 'A mais antiga']);
        Lead::factory()->count(54)->sequence(fn (Sequence $sequence) => [
            'nome' => 'Pessoa '.($sequence->index + 1),
            'created_at' => now()->addSeconds($sequence->index + 1),
        ])->create();
        $this->travel(25)->hours();
        $mail = $this->digests()['geral@exemplo.pt'];
        $this->assertSame('55 pedidos por responder há mais de 24 horas', $mail->getSubject());
        $this->assertStringContainsString('E mais 5, que não cabem aqui.', $mail->getTextBody());
        $this->assertStringContainsString('A mais antiga', $mail->getTextBody());
        $this->assertStringNotContainsString('Pessoa 50', $mail->getTextBody());
    }

    public function test_queues_nothing_about_visitors_and_leaves_out_leads_answered_meanwhile(): void
    {
        $lead = Lead::factory()->create(['nome' => 'Inês Segredo', 'email' => 'ines@segredo.pt']);
        $this->travel(25)->hours();
        Queue::fake();
        $this->assertStringContainsString('1 reminders of 1 leads', $this->command('leads:digest')[1]);
        [$job] = array_column(Queue::pushedJobs()[SendDigest::class], 'job');
        $this->assertDoesNotMatchRegularExpression(self::TYPED, serialize($job));
        $this->answer($lead, LeadState::Declined, null);
        $before = count($this->sentMails());
        $job->handle();
        $this->assertCount($before, $this->sentMails());
    }

    public function test_goes_out_at_nine_in_portugal_from_monday_to_friday(): void
    {
        $digest = $this->scheduled();
        foreach ([
            // These are in summer time, in winter time, and on a Saturday.
            '2026-07-06 08:00' => true,
            '2026-07-06 09:00' => false,
            '2026-11-23 09:00' => true,
            '2026-11-21 09:00' => false,
        ] as $moment => $isDue) {
            $this->travelTo(CarbonImmutable::parse($moment, 'UTC'));
            $this->assertSame($isDue, $digest->isDue($this->app) && $digest->filtersPass($this->app), $moment);
        }
        foreach ([false, '9h', '25:00', '', ['09:00']] as $never) {
            $this->app->forgetInstance(Schedule::class);
            config(['imo-widgets.leads.digest' => ['at' => $never]]);
            $this->assertNull($this->scheduled());
        }
    }

    public function test_reminds_the_others_when_an_address_is_refused_and_keeps_it_out_of_the_log(): void
    {
        foreach (['OVR', 'SMF', 'ESP'] as $office) {
            Lead::factory()->about(LeadKind::Agency, $office)->create();
        }
        $this->travel(25)->hours();
        FailingMail::refuse('ovar@exemplo.pt');
        $this->assertSame(1, Artisan::call('leads:digest'));
        $this->assertSame(['feira@exemplo.pt', 'espinho@exemplo.pt'], FailingMail::$taken);
        $this->assertLogged('A reminder of leads without an answer did not go');
        $this->assertStringNotContainsString('@', $this->log());
    }

    /** @return array<string, Email> the mails that `leads:digest` sends now, by address */
    private function digests(): array
    {
        $before = count($this->sentMails());
        Artisan::call('leads:digest');
        $mails = array_slice($this->sentMails(), $before);

        return array_combine(array_map(fn (Email $mail) => $mail->getTo()[0]->getAddress(), $mails), $mails);
    }

    private function scheduled(): ?Event
    {
        return collect(app(Schedule::class)->events())
            ->first(fn (Event $event) => str_contains((string) $event->command, 'leads:digest'));
    }
}
