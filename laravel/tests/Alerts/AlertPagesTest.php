<?php

namespace ImoWidgets\Tests\Alerts;

use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\Events\AlertConfirmed;
use ImoWidgets\Leads\Lead;
use PHPUnit\Framework\Attributes\Group;

/** Tests alerts from the form and the confirmation to the cancellation (docs/operating.md#alerts-that-mail). */
#[Group('database')]
final class AlertPagesTest extends AlertTestCase
{
    public function test_cleans_a_pasted_address_and_accepts_an_accented_domain(): void
    {
        foreach (['Inês <ines@segredo.pt>;', 'ines@segredo.pt.', 'ze@águeda.pt'] as $email) {
            $this->ask(['email' => $email])->assertCreated();
        }
        $this->assertSame(['ines@segredo.pt', 'ze@águeda.pt'], AlertSubscriber::oldest('id')->pluck('email')->all());
        $this->ask(['email' => 'ana@gmail..com'])->assertUnprocessable();
    }

    public function test_links_an_alert_to_the_known_origin_it_was_requested_on(): void
    {
        config(['app.url' => 'https://www.agencia.pt']);
        config(['imo-widgets.origins' => ['https://www.agencia.pt', 'https://www.outra.pt']]);
        $this->listing();
        $this->mails();
        $this->sendAsWidget('http://www.outra.pt/api/avisos', self::ASKED)->assertCreated();
        preg_match('~(https?://\S+)(/avisos/confirmar/\S+)~', self::textOf($this->sentMails()[0]), $link);
        $this->assertSame('https://www.outra.pt', $link[1]);
        $this->post("http://www.outra.pt$link[2]")->assertOk()->assertSee('https://www.outra.pt/avisos/', false);
        $this->listing();
        $this->mails();
        [$news] = $this->mailsOfNextDay();
        $this->assertStringNotContainsString('https://www.agencia.pt', $news->toString());
        $this->assertStringContainsString('https://www.outra.pt/lista?objectivo=Comprar', self::textOf($news));
        $this->assertStringContainsString(
            'https://www.outra.pt/avisos/',
            $news->getHeaders()->get('List-Unsubscribe')->getBody(),
        );

        // An unknown host, which a stranger may have sent, is not used.
        $this->sendAsWidget('http://mau.pt/api/avisos', ['email' => 'rui@segredo.pt'] + self::ASKED)->assertCreated();
        $this->assertStringContainsString(
            'https://www.agencia.pt/avisos/confirmar/',
            self::textOf(collect($this->sentMails())->last()),
        );
    }

    public function test_links_a_renewed_alert_to_the_origin_it_was_requested_on_again(): void
    {
        config(['app.url' => 'https://www.agencia.pt']);
        config(['imo-widgets.origins' => ['https://www.agencia.pt', 'https://www.outra.pt']]);
        $this->confirmed();
        $this->sendAsWidget('http://www.outra.pt/api/avisos', ['url' => '/casas?a=1'] + self::ASKED)->assertCreated();
        $this->post('/avisos/confirmar/'.Alert::whereNull('confirmed_at')->sole()->token)->assertOk();
        $this->assertSame(['/casas?a=1', 'https://www.outra.pt'], array_values(Alert::sole()->only('url', 'site')));
    }

    public function test_mails_a_link_and_confirms_only_when_the_button_is_pressed(): void
    {
        $this->ask()->assertCreated()->assertExactJson(['message' => 'ok']);
        [$mail] = $this->sentMails();
        $this->assertSame('Confirme que quer receber avisos de novos imóveis', $mail->getSubject());
        $text = self::textOf($mail);
        $this->assertSame(1, preg_match('~http://localhost(/avisos/confirmar/[0-9a-f]{40})\n~', $text, $found), $text);
        $this->assertStringContainsString('Comprar · Ovar · Até 300 000 €', $text);
        $this->assertStringContainsString('uma vez por dia', $text);

        $this->assertNothingChanges(
            fn () => [
                $this->get($found[1])
                    ->assertOk()
                    ->assertSee('Aceito receber avisos.')
                    ->assertSee('<button type="submit">', false),
                $this->head($found[1])->assertOk(),
            ],
        );
        $this->assertNull(Alert::sole()->confirmed_at);
        $page = $this->post($found[1])->assertOk()->assertSee('Aviso confirmado');
        $this->assertSame(
            ['no-referrer', 'noindex, nofollow'],
            [$page->headers->get('Referrer-Policy'), $page->headers->get('X-Robots-Tag')],
        );
        $this->assertStringContainsString('no-store', $page->headers->get('Cache-Control'));
        $alert = Alert::sole();
        $this->assertSame(
            ['Aceito receber avisos.', '2026-11-23 09:00:00'],
            [$alert->consent, (string) $alert->confirmed_at],
        );

        $this->travel(1)->hours();
        $this->post($found[1])->assertOk();
        $this->get($found[1])->assertOk()->assertSee('Aviso confirmado');
        $this->assertSame(
            '2026-11-23 09:00:00',
            (string) Alert::sole()->confirmed_at,
            'a link that is used again changes nothing',
        );
    }

    public function test_keeps_one_alert_and_sends_one_mail_for_a_form_sent_again(): void
    {
        $id = str_repeat('0a', 16);
        $this->app['router']->post('{locale}/api/avisos', 'ImoWidgets\Alerts\Http\AlertController@store');
        foreach (['', '/pt', ''] as $folder) {
            $this->sendAsWidget("$folder/api/avisos", self::ASKED, ['Imo-Send-Id' => $id])->assertCreated();
        }
        $this->assertSame([1, 1], [Alert::count(), count($this->sentMails())]);
    }

    public function test_refuses_a_wrong_value_and_stores_nothing(): void
    {
        foreach ([
            ['email' => ''], ['email' => 'ines'], ['frequencia' => 'Nunca'], ['objetivo' => ['x']],
            ['url' => '//mau.exemplo'], ['url' => 'https://mau.exemplo'], ['consentimento' => ''],
        ] as $wrong) {
            $this->ask($wrong)->assertUnprocessable();
        }
        $this->assertSame([0, 0, []], [Alert::count(), AlertSubscriber::count(), $this->sentMails()]);
    }

    public function test_expires_a_link_after_a_week(): void
    {
        $this->ask();
        $path = '/avisos/confirmar/'.Alert::sole()->token;
        $this->travel(8)->days();
        $this->post($path)->assertStatus(410)->assertSee('expirou');
        $this->assertNull(Alert::sole()->confirmed_at);
        $this->mails();
        $this->assertSame(
            [0, 0],
            [Alert::count(), AlertSubscriber::count()],
            'no data is kept of a person who has not confirmed',
        );
    }

    public function test_lets_nobody_else_change_a_confirmed_alert(): void
    {
        $this->confirmed();
        $this->ask(['frequencia' => 'Semanal', 'email' => 'INES@segredo.pt'])->assertCreated();
        $this->assertSame(['Diária'], Alert::confirmed()->pluck('frequency')->all());
        $pending = Alert::whereNull('confirmed_at')->sole();
        $this->post("/avisos/confirmar/$pending->token")->assertOk();
        $this->assertSame(['Semanal'], Alert::pluck('frequency')->all(), 'the same search is one alert');
        $this->post("/avisos/confirmar/$pending->token")->assertOk();

        $other = $this->confirmed(['email' => 'outra@segredo.pt']);
        $mine = AlertSubscriber::firstWhere('email', 'ines@segredo.pt')->token;
        foreach (['apagar', 'frequencia', 'manter'] as $action) {
            $this->post("/avisos/$mine", ['aviso' => $other->id, 'fazer' => $action, 'frequencia' => 'Semanal'])
                ->assertNotFound();
        }
        $this->assertSame('Diária', $other->refresh()->frequency);
    }

    public function test_lets_a_person_change_extend_and_delete_their_alerts(): void
    {
        $alert = $this->confirmed();
        $second = $this->confirmed(['localizacao' => ['Espinho'], 'idRef' => '<script>']);
        $path = "/avisos/{$alert->subscriber->token}";
        $this->get($path)
            ->assertOk()
            ->assertSee('Espinho')
            ->assertSee('&lt;script&gt;', false)
            ->assertDontSee('<script>', false);
        $this->post($path, ['aviso' => $alert->id, 'fazer' => 'frequencia', 'frequencia' => 'Semanal'])->assertOk();
        $this->assertSame(['Semanal', 'Diária'], [$alert->refresh()->frequency, $second->refresh()->frequency]);
        foreach ([
            [],
            ['fazer' => 'x'],
            ['fazer' => ['a']],
            ['fazer' => 'frequencia', 'frequencia' => 'x'],
            ['fazer' => 'frequencia', 'frequencia' => ['Semanal']],
        ] as $wrong) {
            $this->post($path, $wrong)->assertUnprocessable();
        }
        $this->post($path, ['aviso' => ['1'], 'fazer' => 'apagar'])->assertNotFound();
        $this->travel(3)->months();
        $this->post($path, ['fazer' => 'manter'])->assertOk();
        $this->assertSame(
            ['2027-02-23', '2027-02-23'],
            Alert::pluck('expires_at')->map(fn ($at) => $at->subYear()->toDateString())->all(),
        );
        $this->post($path, ['aviso' => $alert->id, 'fazer' => 'apagar'])->assertOk()->assertDontSee('Ovar');
        $this->post($path, ['fazer' => 'apagar'])->assertOk()->assertSee('Já não vai receber avisos');
        $this->assertSame(0, AlertSubscriber::count());
        $this->get($path)->assertNotFound();
    }

    public function test_cancels_all_alerts_by_one_click_even_if_repeated(): void
    {
        $alert = $this->confirmed();
        $this->mails();
        $this->listing();
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame(
            'List-Unsubscribe=One-Click',
            $mail->getHeaders()->get('List-Unsubscribe-Post')->getBodyAsString(),
        );
        preg_match(
            '~^<http://localhost(/avisos/[0-9a-f]{40}/cancelar)>$~',
            $mail->getHeaders()->get('List-Unsubscribe')->getBodyAsString(),
            $found,
        );
        $this->assertNothingChanges(fn () => [$this->get($found[1])->assertOk(), $this->head($found[1])->assertOk()]);
        $this->assertSame(1, AlertSubscriber::count());
        foreach ([1, 2] as $_) {
            $this->post($found[1], ['List-Unsubscribe' => 'One-Click'])
                ->assertOk()
                ->assertSee('Já não vai receber avisos');
        }
        foreach (['alert_subscribers', 'alerts', 'alert_told', 'alert_mailings'] as $table) {
            $this->assertSame(0, DB::table("imo_$table")->count(), $table);
        }
        $this->post('/avisos/confirmar/'.$alert->token)->assertNotFound();
    }

    public function test_cancels_all_alerts_by_a_link_from_an_earlier_subscription(): void
    {
        $old = $this->confirmed()->subscriber->token;
        $this->post("/avisos/$old/cancelar")->assertOk();
        $this->confirmed();
        $this->post("/avisos/$old/cancelar")->assertOk()->assertSee('Já não vai receber avisos');
        $this->assertSame([0, 0], [Alert::count(), AlertSubscriber::count()]);
    }

    public function test_confirms_one_alert_if_two_links_for_a_search_are_used_at_once(): void
    {
        $this->ask()->assertCreated();
        $this->ask()->assertCreated();
        [$first, $second] = Alert::orderBy('id')->get();
        // Both alerts were read before either was confirmed.
        $this->assertNotNull($first->confirm());
        $this->assertSame('Aceito receber avisos.', $second->confirm()->consent);
        $this->assertNotNull($second->confirm());
        $this->assertSame(1, Alert::count());
        $this->post("/avisos/confirmar/$second->token")->assertOk()->assertSee('uma vez por dia');
    }

    public function test_dispatches_one_event_for_each_confirmed_alert(): void
    {
        $heard = [];
        Event::listen(AlertConfirmed::class, function (AlertConfirmed $event) use (&$heard) {
            $heard[] = $event->alert->frequency;
        });
        $alert = $this->confirmed();
        $this->post("/avisos/confirmar/$alert->token")->assertOk();
        $this->assertSame(['Diária'], $heard);
    }

    public function test_ends_an_alert_after_a_year_and_warns_beforehand(): void
    {
        $this->confirmed();
        $this->mails();
        $this->travel(340)->days();
        [$mail] = $this->mails();
        $this->assertSame('Os seus avisos de imóveis estão a terminar', $mail->getSubject());
        $this->assertMatchesRegularExpression(
            '~terminam em 23/11/2027.*http://localhost/avisos/[0-9a-f]{40}\n~s',
            self::textOf($mail),
        );
        $this->assertSame([], $this->mailsOfNextDay(), 'once');
        $this->travel(25)->days();
        $this->mails();
        $this->assertSame(0, AlertSubscriber::count());
    }

    public function test_keeps_a_strangers_text_out_of_the_confirmation_mail(): void
    {
        $this->ask([
            'localizacao' => ['Ovar', 'Ganhe já em http://mau.exemplo'],
            'idRef' => 'mau.exemplo',
            'consentimento' => 'mau.exemplo',
        ])
            ->assertCreated();
        [$mail] = $this->sentMails();
        $this->assertStringNotContainsString('mau.exemplo', $mail->getTextBody().$mail->getHtmlBody());
        $this->assertStringContainsString('Comprar · Ovar', self::textOf($mail));
        $this->assertStringContainsString('e outros filtros', self::textOf($mail));
    }

    public function test_limits_requests_by_mail_address_and_by_network_address(): void
    {
        config(['imo-widgets.per_minute.alerts' => 4, 'imo-widgets.alerts.asked_per_day' => 2]);
        $statuses = array_map(
            fn (string $email) => $this->ask(['email' => $email])->status(),
            ['a@segredo.pt', 'A@segredo.pt ', ' a@Segredo.pt', 'b@segredo.pt', 'c@segredo.pt'],
        );
        $this->assertSame([201, 201, 429, 201, 429], $statuses);
    }

    public function test_limits_the_number_of_alerts_per_person(): void
    {
        config(['imo-widgets.alerts.per_person' => 2]);
        array_map(fn (int $price) => $this->confirmed(['maxprice' => $price]), [1, 2]);
        $this->ask(['maxprice' => 3]);
        $pending = Alert::whereNull('confirmed_at')->sole();
        $this->post("/avisos/confirmar/$pending->token")->assertStatus(409)->assertSee('Já tem muitos avisos');
        Alert::confirmed()->first()->delete();
        $this->post("/avisos/confirmar/$pending->token")->assertOk();
        $this->assertSame(2, Alert::confirmed()->count());
    }

    public function test_exports_and_erases_the_alerts_of_a_person(): void
    {
        $this->confirmed();
        $this->mails();
        $this->listing();
        $this->mailsOfNextDay();
        $this->confirmed(['email' => 'outra@segredo.pt']);
        $options = [
            'email' => 'Ines@segredo.pt',
            '--export' => "$this->public/export",
            '--erase' => true,
            '--force' => true,
        ];
        $this->assertSame(0, $this->command('leads:person', $options)[0]);
        [$alert] = json_decode(file_get_contents("$this->public/export/alerts.json"), true);
        $this->assertSame(
            ['ines@segredo.pt', ['Ovar'], 'Aceito receber avisos.', '250000'],
            [
                $alert['email'],
                $alert['criteria']['localizacao'],
                $alert['consent'],
                (string) (int) $alert['told'][0]['price'],
            ],
        );
        $this->assertSame(['outra@segredo.pt'], AlertSubscriber::pluck('email')->all());
        $this->assertSame(0, Lead::count());
    }

    public function test_mails_the_confirmation_link_again_if_the_first_mail_was_lost(): void
    {
        config(['queue.default' => 'null']);
        $this->ask()->assertCreated();
        $this->assertSame([], $this->sentMails());
        config(['queue.default' => 'sync']);
        $this->travel(1)->hours();
        $this->assertSame([], $this->mails(), 'its job may still be waiting');
        $this->travel(2)->hours();
        $this->assertCount(1, $this->mails());
        $this->travel(3)->hours();
        $this->assertSame([], $this->mails());
    }

    private function assertNothingChanges(callable $look): void
    {
        $state = fn () => array_map(
            fn (string $table) => DB::table("imo_$table")->get()->toArray(),
            ['alerts', 'alert_subscribers', 'alert_told', 'alert_mailings'],
        );
        $before = $state();
        $look();
        $this->assertEquals($before, $state());
    }
}
