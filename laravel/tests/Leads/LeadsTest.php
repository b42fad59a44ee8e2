<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Http\Request;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Notification;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Leads\PageShown;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Tests\BrokenMail;
use ImoWidgets\Tests\FullDisk;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests a lead's fate, and the messages, after failures (docs/operating.md#what-becomes-of-a-lead). */
#[Group('database')]
final class LeadsTest extends LeadTestCase
{
    public function test_a_database_that_is_gone_keeps_nothing_and_the_log_says_so_without_what_was_typed(): void
    {
        // To drop a table would end the test's transaction on MySQL.
        DB::connection()->setTablePrefix('gone_');
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()])
            ->assertStatus(503)
            ->assertHeader('Retry-After')
            ->assertJsonStructure(['message']);
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertLogged('could not be stored: SQLSTATE');
    }

    public function test_a_field_that_a_later_release_asks_for_is_judged_and_kept_without_a_change_of_the_site(): void
    {
        $this->publishOwnBundle();
        $fields = json_decode(file_get_contents($this->shipped('fields.json')), true);
        $fields['forms']['/api/contacto/contacto']['fields']['hora'] = [
            'label' => 'Melhor hora', 'required' => true, 'type' => 'choice', 'options' => ['Manhã', 'Tarde'],
        ];
        file_put_contents($this->published('fields.json'), json_encode($fields));
        $this->app->bind(Bundle::class, fn () => new Bundle($this->published(''), $this->published('')));

        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)
            ->assertStatus(422)
            ->assertJsonValidationErrors('hora');
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'hora' => 'Noite'])->assertStatus(422);
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'hora' => 'Tarde'])->assertCreated();
        $this->assertSame(['hora' => 'Tarde'], Lead::sole()->fields);
    }

    public function test_a_row_that_the_database_refuses_takes_its_file_along(): void
    {
        Event::listen('eloquent.creating: '.Lead::class, fn (Lead $lead) => $lead->forceFill(['nome' => null]));
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()])->assertStatus(503);
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertLogged('A lead (recrutamento) could not be stored: SQLSTATE');
    }

    public function test_a_disk_that_is_full_keeps_nothing_half(): void
    {
        Storage::set('local', FullDisk::of(Storage::disk('local')));
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()])->assertStatus(503);
        $this->assertSame(0, Lead::count());
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertLogged('the disk "local" did not take its file');
    }

    public function test_a_mail_server_that_is_gone_does_not_cost_the_visitor_anything(): void
    {
        BrokenMail::use('ines@segredo.pt');
        config(['imo-widgets.leads.mail.copy' => true]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertNull(Lead::sole()->announced_at);
        $this->assertLogged($line = 'The mail about lead '.Lead::sole()->id.' did not go');
        $this->assertCount(2, preg_grep("/$line/", $this->logged), 'the agency\'s and the visitor\'s copy');
    }

    public function test_the_mail_says_all_in_plain_text_and_escaped_and_no_text_of_a_visitor_becomes_a_header(): void
    {
        $body = [
            ...self::MESSAGE, 'nome' => "Inês\r\nBcc: outra@exemplo.pt",
            'mensagem' => '<b>não</b> [ver](http://mau.pt) "aspas"', 'idRef' => "OVR-1\r\nBcc: outra@exemplo.pt",
        ];
        $this->sendAsWidget('/api/imovel/contacto', $body)->assertCreated();
        [$mail] = $this->sentMails();
        $this->assertSame('ines@segredo.pt', $mail->getReplyTo()[0]->getAddress());
        $this->assertStringContainsString(
            '&lt;b&gt;não&lt;/b&gt; [ver](http://mau.pt) &quot;aspas&quot;',
            $mail->getHtmlBody(),
        );
        $this->assertSame(
            [3, 0],
            [
                preg_match_all(
                    '/<a [^>]*href="'.preg_quote(config('app.url'), '/').'\/imo-leads\//',
                    $mail->getHtmlBody(),
                ),
                preg_match_all('/<(img|b|script)\b/', $mail->getHtmlBody()),
            ],
        );
        foreach (['Fico com este pedido', 'Marcar como respondido', 'Marcar como sem interesse'] as $action) {
            $this->assertMatchesRegularExpression(
                "~^$action:\\R".
                    preg_quote(config('app.url'), '~').
                    '/imo-leads/\d+/[a-z-]+\?expires=\d+&signature=[0-9a-f]{64}$~m',
                $mail->getTextBody(),
            );
        }
        $this->assertStringContainsString('<b>não</b> [ver](http://mau.pt) "aspas"', $mail->getTextBody());
        $this->assertSame([], $mail->getBcc());
        $this->assertDoesNotMatchRegularExpression('/^Bcc:/mi', $mail->getHeaders()->toString());
    }

    public function test_an_address_that_no_mail_server_takes_is_no_reason_to_tell_nobody(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        foreach (['josé..silva@exemplo.pt', 'a"b@exemplo.pt', 'a<b>@exemplo.pt'] as $email) {
            $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'email' => $email])->assertCreated();
        }
        $this->assertCount(3, $this->sentMails());
        foreach ($this->sentMails() as $mail) {
            $this->assertSame([], $mail->getReplyTo());
            $this->assertStringNotContainsString('Ao responder', $mail->getHtmlBody());
        }
        $this->assertSame(3, Lead::whereNotNull('announced_at')->count());
    }

    public function test_a_form_whose_first_answer_was_lost_is_answered_again_past_the_limit(): void
    {
        config(['imo-widgets.per_minute.leads' => 1]);
        $headers = ['Imo-Send-Id' => str_repeat('0c', 16)];
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE, $headers)->assertCreated();
        foreach ([1, 2, 3] as $_) {
            $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE, $headers)->assertCreated();
        }
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertTooManyRequests();
        $this->sendAsWidget('/api/agencia/contacto', [...self::MESSAGE, 'agencia' => 'OVR'])->assertCreated();
        $this->assertSame(2, Lead::count());
    }

    public function test_of_two_that_arrive_at_once_one_is_kept_and_both_are_answered(): void
    {
        $id = str_repeat('0d', 16);
        // The other one comes between the look and the write of this one, which notes its CV in between.
        $other = [
            'send_id' => $id, 'kind' => 'recrutamento', 'nome' => 'x', 'tel' => '1', 'email' => 'x@y.pt',
            'fields' => '{}', 'signs' => '[]', 'state' => 'novo', 'person' => 'x', 'cv_disk' => 'local',
            'cv_file' => 'cv/first.pdf', 'queued_at' => now(),
        ];
        DB::listen(
            fn ($query) => str_contains($query->sql, 'imo_cv_files')
                && str_starts_with($query->sql, 'insert')
                && DB::table('imo_leads')->insertOrIgnore($other),
        );
        Storage::disk('local')->put('cv/first.pdf', 'of the other');
        Notification::fake();
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()], ['Imo-Send-Id' => $id])
            ->assertCreated()
            ->assertExactJson(['message' => 'ok']);
        $this->assertSame('cv/first.pdf', Lead::sole()->cv_file);
        $this->assertSame(['cv/first.pdf'], Storage::disk('local')->allFiles());
        Notification::assertNothingSent();
    }

    #[DataProvider('sends')]
    public function test_what_speaks_against_a_person_is_counted_and_nothing_is_dropped(
        array $headers,
        ?int $shownBefore,
        int $before,
        array $signs,
        bool $isSuspicious,
    ): void {
        foreach (range(0, $before) as $number) {
            if ($number !== 0) {
                $this->sendAsWidget('/api/contacto/contacto', [
                    ...self::MESSAGE,
                    'email' => "outro$number@exemplo.pt",
                ])->assertCreated();
            }
        }
        $this->withSession(
            $shownBefore === null ? [] : ['imo-widgets.shown' => now()->getTimestampMs() - $shownBefore],
        );
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE, $headers)->assertCreated();
        $lead = Lead::latest('id')->first();
        $this->assertSame([$signs, $isSuspicious], [$lead->signs, $lead->is_suspicious]);
    }

    public static function sends(): array
    {
        return [
            'a person' => [[], 40_000, 0, [], false],
            'a person whose page came out of a cache' => [[], null, 0, [], false],
            'a form that came back filled in, sent at once' => [[], 900, 0, ['too-fast'], false],
            'a script that took a token first' => [['Imo-Send-Id' => ''], 300, 0, ['no-send-id', 'too-fast'], true],
            'an id that no widget makes, and no header' => [
                ['Imo-Send-Id' => '1', 'X-Requested-With' => ''], null, 0, ['no-send-id', 'no-header'], true,
            ],
            'the same text by many, from one address' => [[], null, 3, [], false],
        ];
    }

    public function test_a_suspicious_lead_never_sends_a_stranger_a_copy_and_a_site_weighs_signs_as_it_likes(): void
    {
        Notification::fake();
        config(['imo-widgets.leads.mail.copy' => true]);
        $bare = ['Imo-Send-Id' => '', 'X-Requested-With' => ''];
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE, $bare)->assertCreated();
        Notification::assertSentTimes(NewLead::class, 1);
        Notification::assertSentTimes(CopyOfLead::class, 0);

        $mail = (new NewLead)->toMail(Lead::sole());
        foreach (['imo-widgets::mail.new-lead', 'imo-widgets::mail.new-lead-html'] as $view) {
            $this->assertStringContainsString(
                'Marcado como suspeito: não traz o número de envio que o formulário cria, não enviado pelo formulário '
                    .'do site.',
                view($view, $mail->viewData)->render(),
            );
        }

        config(['imo-widgets.leads.suspicion' => ['from' => 3, 'no-send-id' => 0]]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE, $bare)->assertCreated();
        $this->assertSame([true, false], Lead::orderBy('id')->pluck('is_suspicious')->all());
    }

    /**
     * An office behind one address, a message that the page proposes, a page that is fetched ahead or looked at by
     * HEAD, a draft that comes back filled in.
     */
    public function test_of_a_day_of_five_hundred_ordinary_visitors_none_is_marked(): void
    {
        config(['imo-widgets.per_minute.leads' => 1000]);
        Notification::fake();
        mt_srand(7);
        for ($visitor = 0; $visitor < 500; $visitor++) {
            $this->flushSession();
            $this->withServerVariables(['REMOTE_ADDR' => '192.0.2.'.mt_rand(1, 5)]);
            $hasSession = mt_rand(0, 3) > 0;
            if ($hasSession) {
                $this->withoutVite()->get('/contactos');
                $this->travel(mt_rand(5, 600))->seconds();
            }
            if (mt_rand(0, 1) === 0) {
                $this->get('/contactos', ['Sec-Purpose' => 'prefetch']);
                $this->call('HEAD', '/contactos');
            }
            if (mt_rand(0, 9) === 0) {
                // The draft of before is there again, and is sent at once.
                $this->get('/contactos');
            }
            $text =
                mt_rand(0, 2) === 0
                    ? "Pergunta n.º $visitor sobre a casa da esquina."
                    : 'Olá, gostaria de saber mais sobre este imóvel.';
            $this->sendAsWidget('/api/contacto/contacto', [
                ...self::MESSAGE, 'email' => "v$visitor@exemplo.pt", 'mensagem' => $text,
            ])->assertCreated();
        }
        $this->assertSame([500, 0], [Lead::count(), Lead::where('is_suspicious', true)->count()]);
    }

    #[DataProvider('visits')]
    public function test_what_is_fetched_ahead_is_no_visit(string $method, array $headers, bool $isVisit): void
    {
        $this->assertSame(
            $isVisit,
            ImoWidgets::isVisit(Request::create('/', $method, server: $this->transformHeadersToServerVars($headers))),
        );
        $this->call($method, '/contactos', server: $this->transformHeadersToServerVars($headers));
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

    public function test_a_page_says_the_sessions_token_where_there_is_a_session(): void
    {
        $page = $this->get('/contactos')->assertOk()->getContent();
        $this->assertStringContainsString('<meta name="csrf-token" content="'.session()->token().'">', $page);
        $this->app->instance('request', Request::create('/'));
        $this->assertStringNotContainsString('csrf-token', $this->page('@imoWidgets'));
    }

    public function test_a_page_with_widgets_notes_when_it_was_shown(): void
    {
        $this->assertNull(PageShown::secondsSince(request()));
        $this->withoutVite()->get('/contactos')->assertOk()->assertSessionHas('imo-widgets.shown');
    }

    public function test_each_lead_is_told_to_whom_it_is_for_and_to_the_agency_where_nobody_is_known(): void
    {
        config([
            'imo-widgets.leads.mail' => [
                'to' => 'geral@exemplo.pt, chefe@exemplo.pt',
                'agencies' => ['OVR' => 'ovar@exemplo.pt', 'SMF' => 'no address'],
                'agents' => [\App\Models\Colaborador::class, 'id', 'link'], 'homes' => [],
            ],
        ]);
        \App\Models\Colaborador::create([
            'id' => 7, 'name' => 'Ana', 'link' => 'ana@exemplo.pt', 'variante' => 'cartao',
        ]);
        $agency = ['geral@exemplo.pt', 'chefe@exemplo.pt'];
        $this->assertSame(['ovar@exemplo.pt'], app(Recipients::class)->of('agencia', 'OVR'));
        $this->assertSame(['ana@exemplo.pt'], app(Recipients::class)->of('agente', '7'));
        foreach ([
            ['agencia', 'SMF'], ['agencia', 'XXX'], ['agente', '8'], ['agente', '7abc'], ['agente', "7' OR 1=1"],
            ['imovel', 'OVR-1'], ['geral', null], ['agendamento', null],
        ] as [$kind, $for]) {
            $this->assertSame($agency, app(Recipients::class)->of($kind, $for), "$kind $for");
        }
        config(['imo-widgets.leads.mail.to' => null, 'mail.from.address' => 'site@exemplo.pt']);
        $this->assertSame(['site@exemplo.pt'], app(Recipients::class)->of('geral', null));
    }

    /** @param  string  $type  of the column that the config says is the id */
    #[DataProvider('columnTypes')]
    public function test_a_lead_for_somebody_who_is_not_known_goes_to_the_agency_whatever_the_type_of_the_column(
        string $type,
        string $known,
        array $unknown,
    ): void {
        LeadRecipient::useTable($type);
        LeadRecipient::create(['code' => $known, 'email' => 'ana@exemplo.pt']);
        config([
            'imo-widgets.leads.mail' => [
                'to' => 'geral@exemplo.pt',
                'homes' => [LeadRecipient::class, 'code', 'email'],
            ],
        ]);
        foreach ([
            "\u{1F3E1}", 'OVR-1', '7abc', "7' OR 1=1", '0.5', '1e400', str_repeat('9', 40), '-1', '', 'true',
            ...$unknown,
        ] as $for) {
            if ($for !== $known) {
                $this->assertSame(['geral@exemplo.pt'], app(Recipients::class)->of('imovel', $for), "$type $for");
            }
        }
        $this->assertSame(['ana@exemplo.pt'], app(Recipients::class)->of('imovel', $known));
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

    public function test_a_lookup_that_the_developer_got_wrong_leaves_no_lead_untold(): void
    {
        $wrong = [
            ['a@exemplo.pt', 'b@exemplo.pt', 'c@exemplo.pt'], 'a@exemplo.pt', ['App\Models\NoSuch', 'id', 'email'],
        ];
        foreach ($wrong as $agencies) {
            config(['imo-widgets.leads.mail' => ['to' => 'geral@exemplo.pt', 'agencies' => $agencies]]);
            $this->assertSame(['geral@exemplo.pt'], app(Recipients::class)->of('agencia', 'OVR'));
        }
        config([
            'imo-widgets.leads.mail' => [
                'to' => 'geral@exemplo.pt',
                'agencies' => [\App\Models\Colaborador::class, 'no_such_column', 'email'],
            ],
        ]);
        $this->assertSame(['geral@exemplo.pt'], app(Recipients::class)->of('agencia', 'OVR'));
        if (DB::connection()->getDriverName() !== 'sqlite') {
            $this->assertLogged('could not be looked up by leads.mail.agencies: SQLSTATE');
        }
    }

    public function test_nobodys_address_is_told_nothing_in_production(): void
    {
        $this->app->detectEnvironment(fn () => 'production');
        config(['imo-widgets.leads.mail' => ['to' => null], 'mail.from.address' => 'hello@example.com']);
        $this->assertSame([], app(Recipients::class)->of('geral', null));
        foreach (['geral@agencia.test', 'geral@mail.example.org', 'a@b.example'] as $address) {
            config(['imo-widgets.leads.mail.to' => $address]);
            $this->assertSame([], app(Recipients::class)->of('geral', null), $address);
        }
        config(['imo-widgets.leads.mail.to' => 'geral@agencia.pt; chefe@agencia.pt']);
        $this->assertSame(['geral@agencia.pt', 'chefe@agencia.pt'], app(Recipients::class)->of('geral', null));
    }

    public function test_the_mail_calls_a_lead_as_people_do(): void
    {
        Notification::fake();
        config([
            'imo-widgets.leads.mail' => [
                'to' => 'geral@exemplo.pt',
                'agents' => [\App\Models\Colaborador::class, 'id', 'link', 'name'],
            ],
        ]);
        \App\Models\Colaborador::create([
            'id' => 7, 'name' => 'Marta Figueiredo', 'link' => 'marta@exemplo.pt', 'variante' => 'cartao',
        ]);
        $this->assertSame(['marta@exemplo.pt'], app(Recipients::class)->of('agente', '7'));
        $this->assertSame(
            ['Marta Figueiredo', null, null, null],
            [
                app(Recipients::class)->nameOf('agente', '7'), app(Recipients::class)->nameOf('agente', '8'),
                app(Recipients::class)->nameOf('agencia', 'OVR'), app(Recipients::class)->nameOf('geral', null),
            ],
        );

        $valuation = [
            'tipoImovel' => 'Moradia', 'tipologia' => '+5', 'objetivo' => 'Vender', 'loca' => 'Rua Direita',
            'areaTerreno' => 'abc', 'areaPriv' => '1.640,5', 'cert' => '', 'estadoCon' => 'Novo',
        ];
        $mails = [];
        foreach ([
            '/api/imovel/contacto' => ['idRef' => 'OVR-0300'], '/api/contacto/contacto' => [],
            '/api/agente/contacto' => ['comercial' => 7], '/api/agencia/contacto' => ['agencia' => 'OVR'],
            '/api/agendamento' => [...$valuation, 'outros' => ''],
        ] as $path => $more) {
            $this->sendAsWidget($path, [...self::MESSAGE, ...$more])->assertCreated();
            $lead = Lead::latest('id')->first();
            $mails[] = (new NewLead)->toMail($lead);
        }
        $this->assertSame(
            [
                'Pedido de informação sobre o imóvel OVR-0300', 'Nova mensagem', 'Nova mensagem para Marta Figueiredo',
                'Nova mensagem para a loja OVR', 'Novo pedido de avaliação',
            ],
            array_column($mails, 'subject'),
        );
        $this->assertStringContainsString(
            "Tipo Imóvel: Moradia\nNúmero Quartos: +5\nObjectivo: Vender\nLocalização: Rua Direita\nÁrea Terreno: "
                ."abc\nÁrea Privada: 1.640,5 m²\nEstado Conservação: Novo\n",
            view('imo-widgets::mail.new-lead', $mails[4]->viewData)->render(),
        );
        config(['imo-widgets.leads.mail.agents' => []]);
        $agent = Lead::firstWhere('kind', 'agente');
        $this->assertSame('Nova mensagem para o comercial 7', (new NewLead)->toMail($agent)->subject);
        config(['imo-widgets.legal.ami' => null]);
        $copy = view('imo-widgets::mail.copy-of-lead', ['lead' => $agent])->render();
        $this->assertStringStartsWith(
            "Olá, Inês Segredo.\n\nRecebemos o seu pedido e responderemos em breve. Foi isto que nos enviou:\n\nNome: "
                ."Inês Segredo\n",
            $copy,
        );
        $this->assertStringEndsWith("--\n".config('app.name')."\n", $copy);
        config(['imo-widgets.legal.ami' => '12345']);
        $copy = view('imo-widgets::mail.copy-of-lead', ['lead' => $lead])->render();
        $this->assertStringContainsString("\nÁrea Privada: 1.640,5 m²\n", $copy);
        $this->assertStringEndsWith("--\n".config('app.name').", Licença AMI n.º 12345\n", $copy);
    }

    public function test_a_site_without_any_address_keeps_its_leads_and_is_told(): void
    {
        config(['imo-widgets.leads.mail' => ['to' => null], 'mail.from.address' => null]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertSame(1, Lead::count());
        $this->assertLogged('expected an address in config');
    }

    #[DataProvider('files')]
    public function test_a_cv_is_judged_by_its_content_and_its_name(string $content, array $names, array $refused): void
    {
        foreach ([...array_fill_keys($names, 201), ...array_fill_keys($refused, 422)] as $name => $status) {
            $cv = UploadedFile::fake()->createWithContent($name, $content);
            $this->assertSame(
                $status,
                $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $cv])->status(),
                $name,
            );
        }
        $this->assertCount(count($names), Storage::disk('local')->allFiles());
    }

    public static function files(): array
    {
        $docx = "PK\x03\x04 [Content_Types].xml ... word/document.xml";

        return [
            'pdf' => [
                "%PDF-1.7\n", ['cv.pdf', 'CV.PDF', 'cv', 'Currículo Ana v1.2', 'CV Dr. Silva', 'cv.pdf (1)', '.pdf'],
                ['cv.html', 'cv.zip', 'cv.jpg', 'cv.odt', 'cv.doc', 'cv.docx', 'cv.exe', 'cv.pdf.php'],
            ],
            'pdf after a mark' => ["\xEF\xBB\xBF%PDF-1.7\n", ['cv.pdf'], []],
            'doc' => ["\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 ...", ['cv.doc'], ['cv.pdf']],
            'rtf as Word writes it' => ['{\rtf1 ', ['cv.doc'], ['cv.docx']],
            'docx' => [$docx, ['Currículo da Inês.docx'], ['cv.doc', 'cv.zip']],
            'a zip' => ["PK\x03\x04 photos.jpg", [], ['cv.docx', 'cv']],
            'a program' => ["MZ\x90\0", [], ['cv.pdf', 'cv']],
            'nothing' => ['', [], ['cv.pdf']],
        ];
    }

    public function test_a_site_that_says_a_part_of_the_settings_keeps_the_others(): void
    {
        config(['imo-widgets.leads' => ['mail' => ['to' => 'a@b.pt']]]);
        $this->assertSame(['local', 'imo-widgets-cv'], [LeadSettings::get('disk'), LeadSettings::get('folder')]);
        $this->assertSame([12, 24], [LeadSettings::monthsToKeep('recrutamento'), LeadSettings::monthsToKeep('geral')]);
        config(['imo-widgets.leads.months' => ['recrutamento' => 6, '*' => 0]]);
        $this->assertSame([6, null], [LeadSettings::monthsToKeep('recrutamento'), LeadSettings::monthsToKeep('geral')]);
        config(['imo-widgets.leads' => null]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
    }
}
