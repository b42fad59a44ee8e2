<?php

namespace ImoWidgets\Tests\Package;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Http\Request;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Alerts\AlertsServiceProvider;
use ImoWidgets\Leads\Events\LeadAnswered;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Jobs\AnnounceLead;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\LeadsServiceProvider;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Listings\Http\SearchRequest;
use ImoWidgets\Tests\Leads\LeadTestCase;
use ImoWidgets\Tests\RefusingMail;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests a site's changes of the package, each in the way of laravel/README.md#the-calls. */
#[Group('database')]
final class SiteChangesTest extends LeadTestCase
{
    public function test_a_listener_hears_of_each_lead_once_after_it_is_stored(): void
    {
        $heard = [];
        Event::listen(LeadReceived::class, function (LeadReceived $event) use (&$heard) {
            $heard[] = [$event->lead->id, Lead::whereKey($event->lead->id)->exists()];
        });
        $headers = ['Imo-Send-Id' => str_repeat('0a', 16)];
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->assertSame([[Lead::sole()->id, true]], $heard);
    }

    public function test_a_crm_gets_each_lead_by_a_queued_listener_and_one_that_fails_costs_the_visitor_nothing(): void
    {
        config(['services.crm.token' => 'x']);
        Http::fake(['crm.exemplo.pt/*' => Http::response('', 500)]);
        Event::listen(LeadReceived::class, [SendLeadToCrm::class, 'handle']);
        $this->sendMessage()->assertCreated();
        Http::assertSent(
            fn ($request) => $request['id'] === Lead::sole()->send_id && $request['email'] === 'ines@segredo.pt',
        );
        $this->assertCount(1, $this->reported);

        Queue::fake();
        $this->sendMessage()->assertCreated();
        $this->assertCount(1, Queue::pushed(\Illuminate\Events\CallQueuedListener::class));
    }

    public function test_a_listener_hears_who_answers_a_lead(): void
    {
        $heard = [];
        Event::listen(LeadAnswered::class, function (LeadAnswered $event) use (&$heard) {
            $heard[] = [$event->lead->state, $event->lead->state_by];
        });
        $this->sendMessage();
        Lead::sole()->answer(LeadState::Taken, 'Marta', 0);
        Lead::sole()->answer(LeadState::Taken, 'Marta', 0);
        $this->assertSame([[LeadState::Taken, 'Marta']], $heard);
    }

    public function test_leads_are_of_the_sites_own_model_where_the_config_names_it(): void
    {
        config(['imo-widgets.leads.model' => SiteLead::class]);
        $received = null;
        Event::listen(LeadReceived::class, function (LeadReceived $event) use (&$received) {
            $received = $event->lead;
        });
        $this->apply()->assertCreated();
        $this->assertInstanceOf(SiteLead::class, $received);
        $this->assertSame('INÊS SEGREDO', $received->shouted);
        $this->assertSame(1, SiteLead::fromOvar()->count());
        $this->travel(3)->years();
        Artisan::call('model:prune', ['--model' => [LeadSettings::model()]]);
        $this->assertSame(0, SiteLead::count());

        config(['imo-widgets.leads.model' => self::class]);
        $this->expectException(LogicException::class);
        $this->expectExceptionMessage('expected a class that extends ImoWidgets\Leads\Lead');
        LeadSettings::model();
    }

    public function test_a_form_is_judged_by_the_rules_that_the_site_binds_and_its_own_field_is_kept(): void
    {
        $this->app->bind(LeadRequest::class, StrictLeadRequest::class);
        $this->sendMessage()
            ->assertUnprocessable()
            ->assertJsonValidationErrors('orcamento');
        $this->sendMessage(['orcamento' => '200000'])->assertCreated();
        $this->assertSame(['orcamento' => '200000'], Lead::sole()->fields);
    }

    public function test_a_search_is_judged_by_the_rules_that_the_site_binds(): void
    {
        $this->app->bind(SearchRequest::class, NarrowSearchRequest::class);
        $this->postJson('/api/imoveis', ['page' => 101, 'ordem' => 'rec'])->assertUnprocessable();
    }

    public function test_a_mail_is_the_sites_own_where_the_config_names_its_class_or_its_view_is_published(): void
    {
        config(['imo-widgets.leads.notifications.lead' => ShortNewLead::class]);
        $this->sendMessage()->assertCreated();
        $this->assertSame('Novo contacto', $this->sentMails()[0]->getSubject());

        $folder = "$this->public/views";
        File::ensureDirectoryExists("$folder/mail");
        File::put("$folder/mail/new-lead.blade.php", 'De {!! $lead->nome !!}');
        app('view')->prependNamespace('imo-widgets', $folder);
        app('view')->flushFinderCache();
        $this->sendMessage()->assertCreated();
        $this->assertSame('De Inês Segredo', $this->sentMails()[1]->getTextBody());
    }

    #[DataProvider('tags')]
    public function test_what_a_site_wants_to_own_is_published_by_its_tag(string $tag, string $file): void
    {
        $paths = ServiceProvider::pathsToPublish(group: $tag);
        $this->assertCount(1, $paths);
        $this->assertFileExists(array_key_first($paths)."/$file");
    }

    public static function tags(): array
    {
        return [
            ['imo-widgets-views', 'mail/new-lead.blade.php'],
            ['imo-widgets-migrations', '2026_11_22_000000_create_imo_leads_tables.php'],
            ['imo-widgets-routes', 'calls.php'],
        ];
    }

    /** @param  list<string>  $paths  that are left, each with its method */
    #[DataProvider('parts')]
    public function test_a_site_has_the_parts_of_the_routes_that_it_wants(mixed $routes, array $paths): void
    {
        config(['imo-widgets.routes' => $routes]);
        $this->app['router']->setRoutes(new RouteCollection);
        foreach ([LeadsServiceProvider::class, AlertsServiceProvider::class] as $provider) {
            (new $provider($this->app))->boot();
        }
        $has = fn (string $method, string $path) => rescue(
            fn () => Route::getRoutes()->match(Request::create($path, $method)) !== null,
            false,
            report: false,
        );
        $asked = [
            ['POST', '/api/imoveis'], ['POST', '/api/recrutamento'], ['GET', '/imo-leads/1/respondido'],
            ['GET', '/imo-leads'], ['POST', '/api/avisos'], ['GET', '/imo-leads/page.css'],
        ];
        $this->assertSame(
            $paths,
            array_values(array_map(fn (array $one) => $one[1], array_filter($asked, fn (array $one) => $has(...$one)))),
        );
    }

    public static function parts(): array
    {
        return [
            'none' => [false, []],
            'as the package comes' => [
                [],
                ['/api/imoveis', '/api/recrutamento', '/imo-leads/1/respondido', '/imo-leads', '/imo-leads/page.css'],
            ],
            'no calls' => [['calls' => false], ['/imo-leads/1/respondido', '/imo-leads', '/imo-leads/page.css']],
            'no answers and no desk' => [['answers' => false, 'desk' => false], ['/api/imoveis', '/api/recrutamento']],
            'alerts alone' => [
                ['calls' => false, 'answers' => false, 'desk' => false, 'alerts' => true],
                ['/api/avisos', '/imo-leads/page.css'],
            ],
            'all' => [
                true,
                [
                    '/api/imoveis', '/api/recrutamento', '/imo-leads/1/respondido', '/imo-leads', '/api/avisos',
                    '/imo-leads/page.css',
                ],
            ],
        ];
    }

    public function test_one_address_that_is_refused_keeps_no_other_from_being_told(): void
    {
        config(['imo-widgets.leads.mail.to' => 'geral@exemplo.pt, saiu@exemplo.pt, chefe@exemplo.pt']);
        RefusingMail::use('saiu@exemplo.pt');
        $this->sendMessage()->assertCreated();
        $this->assertSame(['geral@exemplo.pt', 'chefe@exemplo.pt'], RefusingMail::$taken);
        $this->assertLogged(
            'did not go to address 2 of 3 in leads.mail.to: Symfony\Component\Mailer\Exception\TransportException 550',
        );
        $this->assertNotNull(Lead::sole()->announced_at);

        // Once the address is right, a repeated try goes to it alone.
        RefusingMail::use('ninguem@exemplo.pt');
        (new AnnounceLead(Lead::sole()->id))->handle();
        (new AnnounceLead(Lead::sole()->id))->handle();
        $this->assertSame(['saiu@exemplo.pt'], RefusingMail::$taken);
    }
}

/** As laravel/README.md#to-do-something-for-each-lead has it. */
final class SendLeadToCrm implements ShouldQueue
{
    public int $tries = 8;

    /** @var list<int> */
    public array $backoff = [60, 300, 900, 3600, 10800, 21600, 43200];

    public function handle(LeadReceived $event): void
    {
        Http::withToken(config('services.crm.token'))
            ->timeout(10)
            ->post(
                'https://crm.exemplo.pt/leads',
                ['id' => $event->lead->send_id] + $event->lead->only('kind', 'nome', 'email', 'tel', 'mensagem'),
            )
            ->throw();
    }
}

/** A site's own leads. */
final class SiteLead extends Lead
{
    public function getShoutedAttribute(): string
    {
        return mb_strtoupper($this->nome);
    }

    public function scopeFromOvar(\Illuminate\Database\Eloquent\Builder $leads): void
    {
        $leads->where('recipient_id', 'Ovar');
    }
}

/** Rules of a site's own. */
final class StrictLeadRequest extends LeadRequest
{
    public function rules(): array
    {
        return [...parent::rules(), 'orcamento' => ['required', 'integer']];
    }
}

/** Rules of a site's own. */
final class NarrowSearchRequest extends SearchRequest
{
    public function rules(): array
    {
        return [...parent::rules(), 'page' => ['required', 'integer', 'max:100']];
    }
}

/** A mail of a site's own. */
final class ShortNewLead extends NewLead
{
    public function toMail(Lead $lead): \Illuminate\Notifications\Messages\MailMessage
    {
        return parent::toMail($lead)->subject('Novo contacto');
    }
}
