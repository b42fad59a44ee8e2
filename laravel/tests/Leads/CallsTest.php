<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Notification;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests that a visitor's form is stored once, and announced. */
#[Group('database')]
final class CallsTest extends TestCase
{
    use RefreshDatabase;

    private const MESSAGE = [
        'nome' => 'Inês d\'Ávila 🏡', 'tel' => '912 345 678', 'email' => 'ines@exemplo.pt',
        'mensagem' => "Olá,\n\"aspas\" & <b>não</b>",
    ];

    private const APPLICATION = [
        'funcao' => 'Área Comercial', 'agencia' => 'Ovar', 'nome' => 'Inês', 'loca' => 'Ovar', 'tel' => '+351912345678',
        'email' => 'ines@exemplo.pt', 'idade' => '', 'mensagem' => '',
    ];

    private const VALUATION = [
        'tipoImovel' => 'Moradia', 'tipologia' => '+5', 'objetivo' => '', 'loca' => 'Ovar', 'areaTerreno' => '',
        'areaPriv' => '120', 'cert' => 'B-', 'estadoCon' => '', 'nome' => 'Inês', 'tel' => '912345678',
        'email' => 'ines@exemplo.pt', 'outros' => '',
    ];

    private const CALLS = [
        '/api/imovel/contacto' => ['imovel', 'OVR-0300', [...self::MESSAGE, 'idRef' => 'OVR-0300']],
        '/api/contacto/contacto' => ['geral', null, self::MESSAGE],
        '/api/agente/contacto' => ['agente', '7', [...self::MESSAGE, 'comercial' => 7]],
        '/api/agencia/contacto' => ['agencia', 'OVR', [...self::MESSAGE, 'agencia' => 'OVR']],
        '/api/recrutamento' => ['recrutamento', 'Ovar', self::APPLICATION],
        '/api/agendamento' => ['agendamento', null, self::VALUATION],
    ];

    protected function setUp(): void
    {
        parent::setUp();
        Notification::fake();
        Storage::fake(LeadSettings::get('disk'));
        config(['imo-widgets.leads.mail' => ['to' => 'geral@exemplo.pt', 'copy' => false]]);
    }

    #[DataProvider('calls')]
    public function test_what_a_visitor_sends_is_kept_and_the_agency_is_told(string $path): void
    {
        [$kind, $recipientId, $body] = self::CALLS[$path];
        $this->sendAsWidget($path, $body)->assertCreated();

        $lead = Lead::sole();
        $this->assertSame(
            [$kind, $recipientId, $body['nome'], $body['email']],
            [$lead->kind, $lead->recipient_id, $lead->nome, $lead->email],
        );
        $this->assertFalse($lead->is_suspicious);
        Notification::assertSentTo(
            $lead,
            NewLead::class,
            fn (NewLead $notification) => str_contains($notification->toMail($lead)->subject, (string) $recipientId),
        );
        Notification::assertSentTimes(CopyOfLead::class, 0);
    }

    #[DataProvider('calls')]
    public function test_a_form_that_is_sent_twice_is_kept_once_and_answered_the_same(string $path): void
    {
        $body = self::CALLS[$path][2];
        $first = $this->sendAsWidget($path, $body, str_repeat('0a', 16));
        $this->assertSame(
            $first->assertCreated()->getContent(),
            $this->sendAsWidget($path, $body, str_repeat('0a', 16))->assertCreated()->getContent(),
        );
        $this->assertSame(1, Lead::count());
        Notification::assertSentTimes(NewLead::class, 1);

        $this->sendAsWidget($path, $body, str_repeat('0b', 16))->assertCreated();
        $this->assertSame(2, Lead::count());
    }

    #[DataProvider('calls')]
    public function test_what_is_wrong_is_refused_in_json_and_not_kept(string $path): void
    {
        foreach ([
            [], array_map(fn () => '', self::CALLS[$path][2]),
            array_map(fn () => ['a' => ['b' => 'c']], self::CALLS[$path][2]),
        ] as $body) {
            $this->withHeaders(self::headers())
                ->postJson($path, $body)
                ->assertUnprocessable()
                ->assertJsonStructure(['message', 'errors']);
        }
        $this->assertSame(0, Lead::count());
        Notification::assertNothingSent();
    }

    public static function calls(): array
    {
        return array_map(fn (string $path) => [$path], array_combine(array_keys(self::CALLS), array_keys(self::CALLS)));
    }

    public function test_a_cv_lies_on_the_disk_under_a_name_that_nobody_can_guess_and_goes_with_its_lead(): void
    {
        $this->sendAsWidget('/api/recrutamento', self::APPLICATION)->assertCreated();
        $lead = Lead::sole();
        $this->assertSame('Currículo.pdf', $lead->cv_name);
        $this->assertStringNotContainsString('Curr', $lead->cv_file);
        $this->assertSame('%PDF-1.4 Inês', $lead->cv());
        $lead->delete();
        $this->assertSame([], Storage::disk(LeadSettings::get('disk'))->allFiles());
    }

    public function test_a_file_that_is_not_what_its_name_says_is_refused(): void
    {
        foreach (['cv.pdf' => 'MZ a program', 'cv.exe' => '%PDF-1.4', 'cv.docx' => '%PDF-1.4'] as $name => $content) {
            $this->sendAsWidget('/api/recrutamento', [
                ...self::APPLICATION,
                'cv' => UploadedFile::fake()->createWithContent($name, $content),
            ])->assertUnprocessable();
        }
        $this->assertSame([], Storage::disk(LeadSettings::get('disk'))->allFiles());
    }

    public function test_what_a_script_sends_is_kept_and_marked(): void
    {
        $this->postJson('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->assertTrue(Lead::sole()->is_suspicious);
        Notification::assertSentTo(
            Lead::sole(),
            NewLead::class,
            fn (NewLead $notification) => str_starts_with($notification->toMail(Lead::sole())->subject, '[Suspeito]'),
        );
    }

    public function test_a_visitor_gets_a_copy_where_the_config_says_so(): void
    {
        config(['imo-widgets.leads.mail.copy' => true]);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        Notification::assertSentTo(
            Lead::sole(),
            CopyOfLead::class,
            fn (CopyOfLead $copy) => Lead::sole()->routeNotificationForMail($copy) === ['ines@exemplo.pt'],
        );
    }

    public function test_who_has_the_mail_says_who_takes_a_lead_and_that_it_is_answered_and_nobody_is_reminded(): void
    {
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE);
        $link = fn (LeadState $state) => AnswerLink::to(Lead::sole()->getKey(), $state);
        $this->get($link(LeadState::Taken))->assertOk();
        $this->assertSame(LeadState::Open, Lead::sole()->state);
        $this->post($link(LeadState::Taken), ['by' => 'Marta', 'seen' => 0])->assertOk();
        $this->travel(25)->hours();
        $this->assertStringContainsString('1 reminders of 1 leads', $this->reminders());
        $this->post($link(LeadState::Answered), ['by' => 'Marta', 'seen' => 1])->assertOk();
        $this->assertStringContainsString('0 reminders of 0 leads', $this->reminders());
        $this->assertSame([LeadState::Answered, 'Marta'], [Lead::sole()->state, Lead::sole()->state_by]);
        $this->get(strtok($link(LeadState::Answered), '?'))->assertForbidden();
    }

    public function test_old_leads_are_pruned_with_their_cvs(): void
    {
        config(['imo-widgets.leads.months' => ['recrutamento' => 12, '*' => 24]]);
        $this->sendAsWidget('/api/recrutamento', self::APPLICATION);
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE);
        $this->travel(13)->months();
        Artisan::call('model:prune', ['--model' => [Lead::class]]);
        $this->assertSame(['geral'], Lead::pluck('kind')->all());
        $this->assertSame([], Storage::disk(LeadSettings::get('disk'))->allFiles());
        $this->travel(12)->months();
        Artisan::call('model:prune', ['--model' => [Lead::class]]);
        $this->assertSame(0, Lead::count());
    }

    public function test_all_that_belongs_to_an_address_is_erased_and_nothing_else(): void
    {
        $this->sendAsWidget('/api/recrutamento', self::APPLICATION);
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'email' => 'INES@exemplo.pt']);
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, 'email' => 'outra@exemplo.pt']);
        Artisan::call('leads:person', ['email' => 'Ines@Exemplo.pt', '--erase' => true, '--force' => true]);
        $this->assertSame(['outra@exemplo.pt'], Lead::pluck('email')->all());
        $this->assertSame([], Storage::disk(LeadSettings::get('disk'))->allFiles());
    }

    public function test_a_search_is_answered_with_a_page_of_cards(): void
    {
        $this->app->instance(
            ListingSearch::class,
            new class implements ListingSearch
            {
                public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
                {
                    return new LengthAwarePaginator(
                        [['id' => 1, 'titulo' => implode($criteria['objetivo'])]],
                        30,
                        $perPage,
                        $page,
                    );
                }
            },
        );
        $lists = array_fill_keys(['tipologia', 'localizacao', 'quartos', 'wcs', 'garagem', 'estado', 'comercial'], []);
        $search = [
            'page' => 2, 'objetivo' => ['Comprar'], ...$lists, 'minprice' => null, 'maxprice' => 200000,
            'ordem' => 'rec', 'idRef' => '',
        ];
        $this->postJson('/api/imoveis', $search)
            ->assertOk()
            ->assertJson(['data' => [['titulo' => 'Comprar']], 'current_page' => 2, 'last_page' => 3]);
        $this->postJson('/api/imoveis', [])->assertUnprocessable();
    }

    private function reminders(): string
    {
        Artisan::call('leads:digest', ['--dry-run' => true]);

        return Artisan::output();
    }

    /** As a widget sends it. */
    private function sendAsWidget(string $path, array $body, ?string $sendId = null): TestResponse
    {
        if ($path === '/api/recrutamento') {
            $body += ['cv' => UploadedFile::fake()->createWithContent('Currículo.pdf', '%PDF-1.4 Inês')];

            return $this->post($path, $body, self::headers($sendId));
        }

        return $this->postJson($path, $body, self::headers($sendId));
    }

    private static function headers(?string $sendId = null): array
    {
        return [
            'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'as the cookie',
            'Imo-Send-Id' => $sendId ?? bin2hex(random_bytes(16)),
        ];
    }
}
