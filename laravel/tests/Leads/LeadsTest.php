<?php

namespace ImoWidgets\Tests\Leads;

use App\Models\Colaborador;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Notification;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\PlainText;
use ImoWidgets\Settings;
use ImoWidgets\Tests\FailingMail;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests that leads are stored and mailed, even after failures (docs/operating.md#what-becomes-of-a-lead). */
#[Group('database')]
final class LeadsTest extends LeadTestCase
{
    private const VALUATION = [
        'tipoImovel' => 'Moradia', 'tipologia' => '+5', 'objetivo' => 'Vender', 'loca' => 'Rua Direita',
        'areaTerreno' => 'abc', 'areaPriv' => '1.640,5', 'cert' => '', 'estadoCon' => 'Novo', 'outros' => '',
    ];

    #[DataProvider('forms')]
    public function test_stores_and_announces_a_form_once(string $path, string $kind, ?string $for, array $more): void
    {
        Notification::fake();
        $body = [...self::MESSAGE, ...$more, ...$kind === 'recrutamento' ? ['cv' => $this->cv()] : []];
        $headers = ['Imo-Send-Id' => str_repeat('0a', 16)];
        $this->sendAsWidget($path, ['nome' => ''], $headers)->assertUnprocessable();
        foreach ([1, 2] as $_) {
            $this->sendAsWidget($path, $body, $headers)
                ->assertCreated()
                ->assertExactJson(['message' => 'ok']);
        }
        $lead = Lead::sole();
        $kept = [$lead->kind->value, $lead->recipient_id, $lead->nome, $lead->email, $lead->is_suspicious];
        $this->assertSame([$kind, $for, 'Inês Segredo', 'ines@segredo.pt', false], $kept);
        Notification::assertSentTimes(NewLead::class, 1);
        $this->assertStringContainsString((string) $for, (new NewLead)->toMail($lead)->subject);

        $this->sendAsWidget($path, $body)->assertCreated();
        $this->assertSame(2, Lead::count());
    }

    public static function forms(): array
    {
        return [
            ['/api/imovel/contacto', 'imovel', 'OVR-0300', ['idRef' => 'OVR-0300']],
            ['/api/imovel/contacto', 'imovel', '300', ['idRef' => 300]],
            ['/api/contacto/contacto', 'geral', null, []],
            ['/api/agente/contacto', 'agente', '7', ['comercial' => 7]],
            ['/api/agente/contacto', 'agente', '7', ['comercial' => '7']],
            ['/api/agencia/contacto', 'agencia', 'OVR', ['agencia' => 'OVR']],
            ['/api/recrutamento', 'recrutamento', 'Ovar', self::APPLICATION],
            ['/api/agendamento', 'agendamento', null, self::VALUATION],
        ];
    }

    public function test_deletes_the_file_of_a_row_that_the_database_refuses(): void
    {
        Event::listen('eloquent.creating: '.Lead::class, fn (Lead $lead) => $lead->forceFill(['nome' => null]));
        $this->apply()->assertStatus(503)->assertHeader('Retry-After');
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertLogged('A lead (recrutamento) could not be stored: SQLSTATE');
    }

    public function test_accepts_a_lead_while_the_mail_server_is_gone(): void
    {
        FailingMail::break('ines@segredo.pt');
        config(['imo-widgets.leads.mail.copy' => true]);
        $this->sendMessage()->assertCreated();
        $this->assertNull(Lead::sole()->announced_at);
        $this->assertLogged($line = 'The mail about lead '.Lead::sole()->id.' did not go');
        $this->assertCount(2, preg_grep("/$line/", $this->logged), 'the agency\'s and the visitor\'s copy');
    }

    public function test_escapes_a_visitors_text_in_the_mail_and_lets_none_become_a_header(): void
    {
        $this->sendAsWidget('/api/imovel/contacto', [
            ...self::MESSAGE, 'nome' => "Inês\r\nBcc: outra@exemplo.pt", 'idRef' => "OVR-1\r\nBcc: outra@exemplo.pt",
            'mensagem' => '<b>não</b> [ver](http://mau.pt) "aspas"',
        ])->assertCreated();
        [$mail] = $this->sentMails();
        [$html, $text] = [$mail->getHtmlBody(), $mail->getTextBody()];
        $this->assertSame('ines@segredo.pt', $mail->getReplyTo()[0]->getAddress());
        $this->assertStringContainsString('&lt;b&gt;não&lt;/b&gt; [ver](http://mau.pt) &quot;aspas&quot;', $html);
        $this->assertSame(3, preg_match_all('~<a [^>]*href="http://localhost/imo-leads/~', $html));
        $this->assertDoesNotMatchRegularExpression('/<(img|b|script)\b/', $html);
        foreach (['Fico com este pedido', 'Marcar como respondido', 'Marcar como sem interesse'] as $action) {
            $link = 'http://localhost/imo-leads/\d+/[a-z-]+\?expires=\d+&signature=[0-9a-f]{64}';
            $this->assertMatchesRegularExpression("~^$action: $link$~m", $text);
        }
        $this->assertStringContainsString('<b>não</b> [ver](http://mau.pt) "aspas"', $text);
        $this->assertSame([], $mail->getBcc());
        $this->assertDoesNotMatchRegularExpression('/^Bcc:/mi', $mail->getHeaders()->toString());
    }

    public function test_mails_the_agency_about_a_lead_even_if_its_address_is_undeliverable(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        // An older version accepted such an address.
        Lead::creating(fn (Lead $lead) => $lead->email = 'josé..silva@exemplo.pt');
        $this->sendMessage()->assertCreated();
        [$mail] = $this->sentMails();
        $this->assertSame([], $mail->getReplyTo());
        $this->assertStringNotContainsString('Ao responder', $mail->getHtmlBody());
        $this->assertStringContainsString('O endereço de e-mail indicado não é válido', $mail->getHtmlBody());
        $this->assertNotNull(Lead::sole()->announced_at);
    }

    public function test_gives_each_leads_mail_its_own_subject_on_one_line(): void
    {
        $this->sendAsWidget('/api/agendamento', self::VALUATION + self::MESSAGE)->assertCreated();
        $this->sendAsWidget('/api/agendamento', self::VALUATION + self::MESSAGE)->assertCreated();
        $named = ['nome' => "Rui\u{202E}\r\nBcc: x"] + self::VALUATION + self::MESSAGE;
        $this->sendAsWidget('/api/agendamento', $named)->assertCreated();
        $subjects = array_map(fn ($mail) => $mail->getSubject(), $this->sentMails());
        $this->assertCount(3, array_unique($subjects));
        $id = Lead::max('id');
        $this->assertSame("Novo pedido de avaliação – Rui Bcc: x (n.º $id)", end($subjects));
    }

    #[TestWith(['geral@agencia.pt', true])]
    #[TestWith(['Site@Agencia.pt', false])]
    public function test_offers_a_link_in_the_mail_that_writes_to_the_visitor(string $recipient, bool $mayAnswer): void
    {
        config(['imo-widgets.leads.mail.to' => $recipient, 'mail.from.address' => 'site@agencia.pt']);
        $this->sendMessage(['email' => 'ines+casa@segredo.pt'])->assertCreated();
        [$mail] = $this->sentMails();
        $link = 'href="mailto:ines%2Bcasa@segredo.pt?subject=Re%3A%20Nova%20mensagem"';
        $this->assertStringContainsString($link, $mail->getHtmlBody());
        $this->assertSame($mayAnswer, str_contains($mail->getHtmlBody(), 'Ao responder a este e-mail'));
    }

    public function test_keeps_the_lines_of_a_message_in_the_mail_without_any_style(): void
    {
        $this->sendMessage(['mensagem' => "Bom dia,\r\n\r\n<b>quero</b> ver a casa.\nInês"])->assertCreated();
        [$mail] = $this->sentMails();
        $html = 'Bom dia,<br><br>&lt;b&gt;quero&lt;/b&gt; ver a casa.<br>Inês</p>';
        $this->assertStringContainsString($html, $mail->getHtmlBody());
        $text = str_replace("\r", '', $mail->getTextBody());
        $this->assertStringContainsString("Bom dia,\n\n<b>quero</b> ver a casa.\nInês\n", $text);
    }

    /**
     * A mail can be answered only if a mail server accepts the address; the forms accept more
     * (contract/cases/emails.json).
     */
    #[TestWith(['ze@águeda.pt', true])]
    #[TestWith(["ze.d'avila+casa@exemplo.pt", true])]
    #[TestWith(['ze@sub.exemplo.imobiliaria', true])]
    #[TestWith(['chefe.agencia.pt', false])]
    #[TestWith(['joão@gmail.com', false])]
    #[TestWith(['ana@gmail..com', false])]
    #[TestWith(['ana.@gmail.com', false])]
    #[TestWith(['ana,costa@sapo.pt', false])]
    #[TestWith(['ana@gmail.com.', false])]
    public function test_knows_which_addresses_a_mail_server_accepts(string $address, bool $isTaken): void
    {
        $this->assertSame($isTaken, Recipients::isDeliverable($address));
    }

    public function test_keeps_only_the_address_pasted_from_a_mail_program(): void
    {
        $pasted = ['ana@gmail.com.', ' ana@gmail.com; ', '<ana@gmail.com>', '"Costa, Ana" <ana@gmail.com>;'];
        foreach ($pasted as $email) {
            $this->sendMessage(['email' => $email])->assertCreated();
        }
        $this->assertSame(['ana@gmail.com'], Lead::distinct()->pluck('email')->all());
        $this->assertCount(1, Lead::distinct()->pluck('person'));
        $this->sendMessage(['email' => 'ze@águeda.pt'])->assertCreated();
        $mails = $this->sentMails();
        $this->assertSame('ze@águeda.pt', end($mails)->getReplyTo()[0]->getAddress());
    }

    public function test_limits_copies_per_address_and_keeps_typed_text_out_of_them(): void
    {
        config(['imo-widgets.leads.mail.copy' => true, 'imo-widgets.per_minute.leads' => 100]);
        foreach (range(1, 8) as $count) {
            $this->sendMessage(['nome' => 'Compre em mau.pt', 'mensagem' => 'mau.pt'])->assertCreated();
        }
        $copies = array_filter($this->sentMails(), fn ($mail) => $mail->getSubject() === 'Recebemos o seu pedido');
        $this->assertCount(5, $copies);
        foreach ($copies as $copy) {
            $this->assertStringNotContainsString('mau.pt', $copy->toString());
            $this->assertStringNotContainsString('912345678', $copy->toString());
        }
        $this->sendMessage(['email' => 'outra@segredo.pt'])->assertCreated();
        $this->assertContains('outra@segredo.pt', $this->mailedTo());
    }

    public function test_sends_no_copy_to_a_reserved_domain(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        $this->sendMessage(['email' => 'verificacao@example.com'])->assertCreated();
        $this->assertSame(['geral@exemplo.pt'], $this->mailedTo());
    }

    public function test_answers_a_form_again_past_limits_and_rules_if_its_first_answer_was_lost(): void
    {
        config(['imo-widgets.per_minute.leads' => 1]);
        $headers = ['Imo-Send-Id' => str_repeat('0c', 16)];
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->sendMessage(['nome' => ''], $headers)->assertCreated();
        $this->sendMessage()->assertTooManyRequests();
        $this->sendAsWidget('/api/agencia/contacto', [...self::MESSAGE, 'agencia' => 'OVR'])->assertCreated();
        $this->assertSame(2, Lead::count());
    }

    public function test_runs_no_query_for_a_form_over_the_limit(): void
    {
        config(['imo-widgets.per_minute.leads' => 1]);
        $this->sendMessage()->assertCreated();
        DB::enableQueryLog();
        $this->sendMessage()->assertTooManyRequests();
        $this->assertSame([], DB::getQueryLog());
    }

    public function test_limits_a_form_by_a_send_id_that_was_stored_with_another_form(): void
    {
        config(['imo-widgets.per_minute' => ['leads' => 1, 'alerts' => 1]]);
        $headers = ['Imo-Send-Id' => str_repeat('0f', 16)];
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->sendAsWidget('/api/agencia/contacto', ['nome' => ''], [])->assertUnprocessable();
        $this->sendAsWidget('/api/agencia/contacto', self::MESSAGE, $headers)->assertTooManyRequests();
    }

    public function test_stores_one_of_two_simultaneous_sends_of_a_form_and_answers_both(): void
    {
        $id = str_repeat('0d', 16);
        // The other request stores its lead after this one has looked for a lead and recorded its CV.
        $other = Lead::factory()->queued()->about(LeadKind::Application, 'Ovar');
        CvFile::created(fn () => $other->create([
            'send_id' => $id,
            'cv_disk' => 'local',
            'cv_file' => 'cv/first.pdf',
        ]));
        Storage::disk('local')->put('cv/first.pdf', 'of the other');
        Notification::fake();
        $this->apply(headers: ['Imo-Send-Id' => $id])->assertCreated()->assertExactJson(['message' => 'ok']);
        $this->assertSame('cv/first.pdf', Lead::sole()->cv_file);
        $this->assertSame(['cv/first.pdf'], Storage::disk('local')->allFiles());
        Notification::assertNothingSent();
    }

    #[DataProvider('sends')]
    public function test_counts_signs_of_a_robot(array $headers, ?int $shownBefore, array $signs, bool $isMarked): void
    {
        if ($shownBefore !== null) {
            $this->withSession(['imo-widgets.shown' => now()->getTimestampMs() - $shownBefore]);
        }
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->assertSame([$signs, $isMarked], [Lead::sole()->signs, Lead::sole()->is_suspicious]);
    }

    public static function sends(): array
    {
        return [
            'a person' => [[], 40_000, [], false],
            'a person whose page came out of a cache' => [[], null, [], false],
            'a form that came back filled in, sent at once' => [[], 900, ['too-fast'], false],
            'a script that took a token first' => [['Imo-Send-Id' => ''], 300, ['no-send-id', 'too-fast'], true],
            'an id that no widget makes, and no header' => [
                ['Imo-Send-Id' => '1', 'X-Requested-With' => ''], null, ['no-send-id', 'no-header'], true,
            ],
        ];
    }

    public function test_sends_no_copy_of_a_suspicious_lead_and_weighs_signs_by_the_config(): void
    {
        Notification::fake();
        config(['imo-widgets.leads.mail.copy' => true]);
        $this->postJson('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertSame(['no-send-id', 'no-header', 'no-token'], Lead::sole()->signs);
        Notification::assertSentTimes(NewLead::class, 1);
        Notification::assertSentTimes(CopyOfLead::class, 0);

        $mail = (new NewLead)->toMail(Lead::sole());
        $this->assertStringStartsWith('[Suspeito]', $mail->subject);
        $signs = 'não traz o número de envio que o formulário cria, não enviado pelo formulário do site, a página do '
            .'site não foi aberta antes.';
        $html = view('imo-widgets::mail.new-lead', $mail->viewData)->render();
        $this->assertStringContainsString("Marcado como suspeito: $signs", $html);

        config(['imo-widgets.leads.suspicion' => ['from' => 3, 'no-send-id' => 0, 'no-header' => 0]]);
        $this->postJson('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertSame([true, false], Lead::orderBy('id')->pluck('is_suspicious')->all());
    }

    #[DataProvider('visits')]
    public function test_distinguishes_a_visit_from_a_prefetch(string $method, array $headers, bool $isVisit): void
    {
        $server = $this->transformHeadersToServerVars($headers);
        $this->assertSame($isVisit, ImoWidgets::isVisit(Request::create('/', $method, server: $server)));
        $this->call($method, '/contactos', server: $server);
        $this->assertSame($isVisit, session()->has('imo-widgets.shown'));
    }

    public static function visits(): array
    {
        return [
            'a visit' => ['GET', [], true], 'HEAD' => ['HEAD', [], false],
            'a prefetch' => ['GET', ['Sec-Purpose' => 'prefetch'], false],
            'a prerender' => ['GET', ['Sec-Purpose' => 'prefetch;prerender'], false],
            'an older Chromium' => ['GET', ['Purpose' => 'prefetch'], false],
            'Firefox' => ['GET', ['X-Moz' => 'prefetch'], false],
            'Safari' => ['GET', ['X-Purpose' => 'preview'], false],
        ];
    }

    public function test_prints_the_sessions_token_only_on_a_page_with_a_session(): void
    {
        $page = $this->get('/contactos')->assertOk()->getContent();
        $this->assertStringContainsString('<meta name="csrf-token" content="'.session()->token().'">', $page);
        $this->app->instance('request', Request::create('/'));
        $this->assertStringNotContainsString('csrf-token', $this->page('@imoWidgets'));
    }

    public function test_sends_a_lead_to_its_recipient_or_else_to_the_agency(): void
    {
        config(['imo-widgets.leads.mail' => [
            'to' => 'geral@exemplo.pt, chefe@exemplo.pt',
            'agencies' => ['OVR' => 'ovar@exemplo.pt', 'SMF' => 'no address'],
            'agents' => [Colaborador::class, 'id', 'link', 'name'], 'homes' => [],
        ]]);
        $this->createAgent();
        $this->assertRecipients(['ovar@exemplo.pt'], 'agencia', 'OVR');
        $this->assertRecipients(['ana@exemplo.pt'], 'agente', '7');
        foreach ([
            ['agencia', 'SMF'], ['agencia', 'XXX'], ['agente', '8'], ['agente', '7abc'], ['agente', "7' OR 1=1"],
            ['imovel', 'OVR-1'], ['geral', null], ['agendamento', null],
        ] as [$kind, $for]) {
            $this->assertRecipients(['geral@exemplo.pt', 'chefe@exemplo.pt'], $kind, $for);
        }
        config(['imo-widgets.leads.mail.to' => null, 'mail.from.address' => 'site@exemplo.pt']);
        $this->assertRecipients(['site@exemplo.pt'], 'geral', null);
    }

    #[DataProvider('columnTypes')]
    public function test_sends_leads_with_an_unknown_id_to_the_agency(string $type, string $known, array $unknown): void
    {
        LeadRecipient::useTable($type);
        LeadRecipient::create(['code' => $known, 'email' => 'ana@exemplo.pt']);
        $homes = [LeadRecipient::class, 'code', 'email'];
        config(['imo-widgets.leads.mail' => ['to' => 'geral@exemplo.pt', 'homes' => $homes]]);
        foreach ([
            "\u{1F3E1}", 'OVR-1', '7abc', "7' OR 1=1", '0.5', '1e400', str_repeat('9', 40), '-1', '', 'true',
            ...$unknown,
        ] as $for) {
            $this->assertRecipients(['geral@exemplo.pt'], 'imovel', $for);
        }
        $this->assertRecipients(['ana@exemplo.pt'], 'imovel', $known);
        $this->assertSame([], $this->reported);
    }

    public static function columnTypes(): array
    {
        return [
            ['integer', '7', ['99999999999']], ['smallInteger', '7', ['70000']],
            ['bigInteger', '7', ['99999999999999999999']],
            ['uuid', '0b5f1d6e-8a43-4c1c-9d4b-2f3c1a7e5d10', ['7', '0b5f1d6e']], ['string', 'OVR-2', ['OVR']],
            ['text', 'OVR-2', []], ['date', '2026-01-02', ['2026-13-40']],
        ];
    }

    public function test_sends_leads_to_the_agency_when_a_lookup_is_misconfigured(): void
    {
        foreach ([
            ['a@exemplo.pt', 'b@exemplo.pt', 'c@exemplo.pt'], 'a@exemplo.pt', ['App\Models\NoSuch', 'id', 'email'],
            [Colaborador::class, 'no_such_column', 'email'],
        ] as $agencies) {
            config(['imo-widgets.leads.mail' => ['to' => 'geral@exemplo.pt', 'agencies' => $agencies]]);
            $this->assertRecipients(['geral@exemplo.pt'], 'agencia', 'OVR');
        }
        if (DB::connection()->getDriverName() !== 'sqlite') {
            $this->assertLogged('could not be looked up by leads.mail.agencies: SQLSTATE');
        }
    }

    public function test_sends_nothing_to_placeholder_addresses_in_production(): void
    {
        $this->app->detectEnvironment(fn () => 'production');
        config(['imo-widgets.leads.mail' => ['to' => null], 'mail.from.address' => 'hello@example.com']);
        foreach ([null, 'geral@agencia.test', 'geral@mail.example.org', 'a@b.example'] as $address) {
            config(['imo-widgets.leads.mail.to' => $address]);
            $this->assertRecipients([], 'geral', null);
        }
        config(['imo-widgets.leads.mail.to' => 'geral@agencia.pt; chefe@agencia.pt']);
        $this->assertRecipients(['geral@agencia.pt', 'chefe@agencia.pt'], 'geral', null);
    }

    public function test_names_a_lead_in_the_mail_in_everyday_words(): void
    {
        Notification::fake();
        config(['imo-widgets.leads.mail' => [
            'to' => 'geral@exemplo.pt',
            'agents' => [Colaborador::class, 'id', 'link', 'name'],
        ]]);
        $this->createAgent();
        foreach ([
            'Pedido de informação sobre o imóvel OVR-0300' => ['/api/imovel/contacto', ['idRef' => 'OVR-0300']],
            'Nova mensagem' => ['/api/contacto/contacto', []],
            'Nova mensagem para Ana' => ['/api/agente/contacto', ['comercial' => 7]],
            'Nova mensagem para o comercial 8' => ['/api/agente/contacto', ['comercial' => 8]],
            'Nova mensagem para a loja OVR' => ['/api/agencia/contacto', ['agencia' => 'OVR']],
            'Novo pedido de avaliação' => ['/api/agendamento', self::VALUATION],
        ] as $subject => [$path, $more]) {
            $this->sendAsWidget($path, [...self::MESSAGE, ...$more])->assertCreated();
            $lead = Lead::latest('id')->first();
            $this->assertSame("$subject – $lead->nome (n.º $lead->id)", (new NewLead)->toMail($lead)->subject);
        }
        $this->assertStringContainsString(
            "Tipo Imóvel: Moradia\nNúmero Quartos: +5\nObjectivo: Vender\nLocalização: Rua Direita\nÁrea Terreno: "
                ."abc\nÁrea Privada: 1.640,5 m²\nEstado Conservação: Novo\n",
            PlainText::of(view('imo-widgets::mail.new-lead', (new NewLead)->toMail($lead)->viewData)->render()),
        );
        $this->assertSame("fim\n", PlainText::of('<html><body>'.str_repeat('<i></i>', 200_000).'fim</body></html>'));
        $app = config('app.name');
        foreach (["--\n$app\n" => null, "--\n$app, Licença AMI n.º 12345\n" => '12345'] as $end => $ami) {
            config(['imo-widgets.legal.ami' => $ami]);
            $copy = view('imo-widgets::mail.copy-of-lead', ['lead' => $lead])->render();
            $this->assertStringStartsWith("Olá.\n\nRecebemos o seu pedido n.º $lead->id", $copy);
            $this->assertStringEndsWith($end, $copy);
        }
    }

    public function test_keeps_leads_and_logs_a_line_when_the_site_has_no_address(): void
    {
        config(['imo-widgets.leads.mail' => ['to' => null], 'mail.from.address' => null]);
        $this->sendMessage()->assertCreated();
        $this->assertSame(1, Lead::count());
        $this->assertLogged('expected an address in config');
    }

    public function test_keeps_the_defaults_of_settings_that_a_site_leaves_out(): void
    {
        config(['imo-widgets.leads' => ['mail' => ['to' => 'a@b.pt']]]);
        $this->assertSame(['local', 'imo-widgets-cv'], [Settings::get('leads.disk'), Settings::get('leads.folder')]);
        $this->assertSame([12, 24], [LeadKind::Application->monthsToKeep(), LeadKind::General->monthsToKeep()]);
        config(['imo-widgets.leads.months' => ['recrutamento' => 6, '*' => 0]]);
        $this->assertSame([6, null], [LeadKind::Application->monthsToKeep(), LeadKind::General->monthsToKeep()]);
        config(['imo-widgets.leads.months' => ['imovel' => 6]]);
        $this->assertSame([6, 12, 24], array_map(
            fn (LeadKind $kind) => $kind->monthsToKeep(),
            [LeadKind::Listing, LeadKind::Application, LeadKind::General],
        ));
        config(['imo-widgets.leads' => null]);
        $this->sendMessage()->assertCreated();
    }

    private function createAgent(): void
    {
        Colaborador::create(['id' => 7, 'name' => 'Ana', 'link' => 'ana@exemplo.pt', 'variante' => 'cartao']);
    }

    private function assertRecipients(array $addresses, string $kind, ?string $for): void
    {
        $this->assertSame($addresses, app(Recipients::class)->of(LeadKind::from($kind), $for), "$kind $for");
    }
}
