<?php

namespace ImoWidgets\Tests\Leads;

use App\Jobs\HandLeadOn;
use App\Models\Lead;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Leads\LeadNotHandedOn;
use ImoWidgets\Leads\LeadsCheck;
use ImoWidgets\Leads\Webhook;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/** A lead's way to a CRM (docs/operating.md#a-crm). */
#[Group('database')]
final class WebhookTest extends LeadTestCase
{
    private const URL = 'https://crm.exemplo.pt/leads';

    private const SECRET = 'um segredo com mais de trinta e dois sinais';

    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.leads.webhook' => ['url' => self::URL, 'secret' => self::SECRET]]);
    }

    #[Test]
    public function the_crm_gets_each_lead_signed_once_and_knows_a_repeated_one_by_its_id(): void
    {
        $this->freezeSecond();
        Http::fake(['*' => Http::response(['mensagem' => 'recebido'], 202)]);
        $id = str_repeat('0a', 16);
        foreach ([1, 2] as $_) {
            $this->sendAsWidget('/api/imovel/contacto', [...self::MESSAGE, 'idRef' => 'OVR-1', 'nome' => 'Inês "🏡"'], ['Imo-Send-Id' => $id, 'Imo-Source' => 'referrer=www.google.pt'])->assertCreated();
        }
        Http::assertSentCount(1);
        Http::assertSent(function (Request $request) use ($id) {
            preg_match('/^t=(\d+),v1=([0-9a-f]{64})$/', $request->header('Imo-Signature')[0], $signature);
            $this->assertSame((string) now()->getTimestamp(), $signature[1]);
            // As the documentation tells the receiver to judge it.
            $this->assertSame(hash_hmac('sha256', "$signature[1].{$request->body()}", self::SECRET), $signature[2]);
            $lead = Lead::sole();
            $this->assertSame([
                'id' => $id, 'numero' => $lead->id, 'recebido' => $lead->created_at->toIso8601String(), 'tipo' => 'imovel', 'para' => 'OVR-1', 'titulo' => 'Pedido de informação sobre o imóvel OVR-1',
                'nome' => 'Inês "🏡"', 'tel' => '912345678', 'email' => 'ines@segredo.pt', 'mensagem' => self::MESSAGE['mensagem'], 'campos' => ['idRef' => 'OVR-1'],
                'origem' => ['referrer' => 'www.google.pt'], 'cv' => null, 'suspeito' => false,
            ], json_decode($request->body(), true));

            return $request->url() === self::URL && $request->method() === 'POST' && $request->header('Imo-Send-Id') === [$id];
        });
        $this->assertNotNull(Lead::sole()->webhook_sent_at);
        (new HandLeadOn(Lead::sole()->id))->handle();
        Http::assertSentCount(1);
        $this->assertNotSame(Webhook::sign('a', self::SECRET, 1), Webhook::sign('a', self::SECRET, 2), 'a moment of its own: an old one is known as such');
    }

    #[Test]
    public function a_site_without_a_crm_asks_nobody(): void
    {
        config(['imo-widgets.leads.webhook' => null]);
        Http::fake();
        Bus::fake([HandLeadOn::class]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        Bus::assertNothingDispatched();
        $this->travel(3)->hours();
        Artisan::call('leads:recover');
        Http::assertNothingSent();
        $this->assertSame([], [...$this->logged, ...$this->reported]);
    }

    /** @param  \Closure(): mixed  $answer */
    #[Test]
    #[DataProvider('refusals')]
    public function what_the_crm_does_not_take_costs_the_visitor_nothing_and_the_log_says_so_without_the_lead(\Closure $answer, string $line): void
    {
        Http::fake(['*' => $answer]);
        Queue::fake();
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $job = $this->pushed();
        $this->assertDoesNotMatchRegularExpression('/segredo|912345678/i', serialize($job));
        $this->assertSame([8, 7], [$job->tries, count($job->backoff())]);
        try {
            $job->handle();
            $this->fail('expected it to be tried again');
        } catch (LeadNotHandedOn $problem) {
            $this->assertStringContainsString($line, $problem->getMessage());
            $this->assertDoesNotMatchRegularExpression('/segredo|912345678/i', (string) $problem);
        }
        $this->assertNull(Lead::sole()->webhook_sent_at);
        $this->assertLessThanOrEqual(1, Http::recorded()->count(), 'one that redirects is not followed');
    }

    public static function refusals(): array
    {
        return [
            'it is down' => [fn () => throw new ConnectionException('cURL error 28: ines@segredo.pt'), ConnectionException::class],
            'it refuses, and quotes the lead' => [fn () => Http::response('ines@segredo.pt is no lead', 422), 'status 422'],
            'it fails' => [fn () => Http::response('', 500), 'status 500'],
            'it redirects, and nobody follows' => [fn () => Http::response('', 302, ['Location' => 'https://mau.pt']), 'status 302'],
        ];
    }

    #[Test]
    public function where_visitors_wait_for_the_queue_a_crm_that_is_down_is_one_line_and_a_dead_letter(): void
    {
        Http::fake(['*' => Http::response('', 500)]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertNotNull(Lead::sole()->announced_at, 'the mail went all the same');
        $this->assertNotNull(Lead::sole()->webhook_failed_at);
        $this->assertLogged('was not handed on to the CRM: status 500');
    }

    #[Test]
    public function what_was_given_up_is_listed_until_somebody_has_it_sent_again(): void
    {
        $up = false;
        Http::fake(['*' => function () use (&$up) {
            return Http::response('', $up ? 200 : 500);
        }]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $lead = Lead::sole();
        foreach ([1, 2] as $_) {
            $this->travel(1)->hours();
            Artisan::call('leads:recover');
            $this->assertStringContainsString("lead $lead->id: NOT handed on to the CRM, given up at {$lead->webhook_failed_at}; again by --resend", preg_replace('/\s+/', ' ', Artisan::output()));
        }
        Http::assertSentCount(1);
        $up = true;
        Artisan::call('leads:recover', ['--resend' => true, '--dry-run' => true]);
        Http::assertSentCount(1);
        Artisan::call('leads:recover', ['--resend' => true]);
        $this->assertNotNull($lead->refresh()->webhook_sent_at);
        Artisan::call('leads:recover');
        $this->assertStringNotContainsString('handed on', Artisan::output());
        Http::assertSentCount(2);
    }

    #[Test]
    public function a_queue_that_was_gone_or_emptied_and_a_worker_that_was_killed_lose_no_lead(): void
    {
        Http::fake(['*' => Http::response('', 200)]);
        config(['queue.default' => 'gone', 'queue.connections.gone' => ['driver' => 'redis', 'connection' => 'nowhere', 'queue' => 'x']]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertLogged('was not handed on to the CRM');
        config(['queue.default' => 'sync']);
        $this->travel(2)->hours();
        Artisan::call('leads:recover');
        Http::assertSentCount(1);

        Queue::fake();
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'mensagem' => 'Olá'])->assertCreated();
        $this->travel(12)->hours();
        Artisan::call('leads:recover');
        Queue::assertPushed(HandLeadOn::class, 1);
        // Tries lie up to twelve hours apart: only then it is lost.
        $this->travel(2)->hours();
        Artisan::call('leads:recover');
        Artisan::call('leads:recover');
        Queue::assertPushed(HandLeadOn::class, 2);
        $this->pushed()->handle();
        Http::assertSentCount(2);
    }

    #[Test]
    public function a_worker_that_is_killed_before_it_notes_the_answer_sends_it_again_under_the_same_id(): void
    {
        Http::fake(['*' => Http::response('', 200)]);
        Queue::fake();
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $job = $this->pushed();
        $job->handle();
        // As when nothing was noted any more; the queue hands its job to another worker.
        Lead::query()->update(['webhook_sent_at' => null]);
        $job->handle();
        $ids = Http::recorded()->map(fn (array $pair) => [$pair[0]->header('Imo-Send-Id')[0], $pair[0]['id']])->unique()->all();
        $this->assertSame([[Lead::sole()->send_id, Lead::sole()->send_id]], $ids);
        $this->assertNotNull(Lead::sole()->webhook_sent_at);
        Http::assertSentCount(2);
    }

    #[Test]
    public function a_lead_that_was_erased_meanwhile_goes_nowhere_and_an_erasure_names_the_crm(): void
    {
        Http::fake(['*' => Http::response('', 200)]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $sent = Lead::sole()->send_id;
        Queue::fake();
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'mensagem' => 'Olá'])->assertCreated();
        Artisan::call('leads:person', ['email' => 'ines@segredo.pt', '--erase' => true, '--force' => true]);
        $this->assertStringContainsString("The CRM of leads.webhook has them too: $sent.", preg_replace('/\s+/', ' ', Artisan::output()));
        $this->pushed()->handle();
        Http::assertSentCount(1);
    }

    #[Test]
    public function a_config_that_would_hand_nothing_on_or_in_the_open_is_named(): void
    {
        $problems = function (mixed $url, mixed $secret): string {
            config(['imo-widgets.leads.webhook' => ['url' => $url, 'secret' => $secret]]);

            return implode("\n", preg_grep('/webhook/', app(LeadsCheck::class)->problems()));
        };
        $this->assertSame('', $problems(self::URL, self::SECRET));
        $this->assertSame('', $problems(null, null));
        $this->assertStringContainsString('leads.webhook.secret expected 32 characters or more, got 0', $problems(self::URL, null));
        $this->assertStringContainsString('got 5', $problems(self::URL, 'curto'));
        foreach (['crm.exemplo.pt', 'ftp://crm.exemplo.pt', 'javascript:alert(1)', ['x']] as $url) {
            $this->assertStringContainsString('leads.webhook.url expected a URL', $problems($url, self::SECRET));
        }
        $this->assertSame('', $problems('http://crm.test/leads', self::SECRET));
        $this->app->detectEnvironment(fn () => 'production');
        $this->assertStringContainsString('expected https in production', $problems('http://crm.test/leads', self::SECRET));
        Http::fake();
        $this->assertNull(Webhook::configured(), 'and nothing goes there');
    }

    private function pushed(): HandLeadOn
    {
        $jobs = array_column(Queue::pushedJobs()[HandLeadOn::class], 'job');

        return end($jobs);
    }
}
