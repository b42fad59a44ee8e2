<?php

namespace ImoWidgets\Tests\Package;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Events\CallQueuedListener;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\Alerts\AlertsServiceProvider;
use ImoWidgets\Http\CallsServiceProvider;
use ImoWidgets\Leads\Events\LeadAnswered;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Jobs\SendLeadMails;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Listings\Http\SearchRequest;
use ImoWidgets\Settings;
use ImoWidgets\Tests\FailingMail;
use ImoWidgets\Tests\Leads\LeadTestCase;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests a site's changes to the package, each made as laravel/README.md#the-calls describes. */
#[Group('database')]
final class SiteChangesTest extends LeadTestCase
{
    public function test_dispatches_one_event_for_each_stored_lead_and_each_answer(): void
    {
        $heard = [];
        Event::listen(LeadReceived::class, function (LeadReceived $event) use (&$heard) {
            $heard[] = Lead::whereKey($event->lead->id)->exists();
        });
        Event::listen(LeadAnswered::class, function (LeadAnswered $event) use (&$heard) {
            $heard[] = [$event->lead->state, $event->lead->state_by];
        });
        foreach ([1, 2] as $_) {
            $this->sendMessage(headers: ['Imo-Send-Id' => str_repeat('0a', 16)])->assertCreated();
            $this->answer(Lead::sole(), LeadState::Taken, 'Marta');
        }
        $this->assertSame([true, [LeadState::Taken, 'Marta']], $heard);
    }

    public function test_passes_leads_to_a_queued_listener_whose_failure_does_not_affect_the_visitor(): void
    {
        config(['services.crm.token' => 'x']);
        Http::fake(['crm.exemplo.pt/*' => Http::response('', 500)]);
        Event::listen(LeadReceived::class, [SendLeadToCrm::class, 'handle']);
        $this->sendMessage()->assertCreated();
        Http::assertSent(fn ($request) => $request['id'] === Lead::sole()->send_id);
        $this->assertCount(1, $this->reported);
        Queue::fake();
        $this->sendMessage()->assertCreated();
        Queue::assertPushed(CallQueuedListener::class, 1);
    }

    public function test_stores_leads_as_the_sites_own_model_if_the_config_names_it(): void
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
        Artisan::call('model:prune', ['--model' => [Settings::leadModel()]]);
        $this->assertSame(0, SiteLead::count());

        config(['imo-widgets.leads.model' => self::class]);
        $this->expectException(LogicException::class);
        $this->expectExceptionMessage('expected a class that extends ImoWidgets\Leads\Lead');
        Settings::leadModel();
    }

    public function test_validates_a_form_by_the_sites_rules_and_keeps_the_sites_own_field(): void
    {
        $this->app->bind(LeadRequest::class, StrictLeadRequest::class);
        $this->sendMessage()
            ->assertUnprocessable()
            ->assertJsonValidationErrors('orcamento');
        $this->sendMessage(['orcamento' => '200000'])->assertCreated();
        $this->assertSame(['orcamento' => '200000'], Lead::sole()->fields);
    }

    public function test_validates_a_search_by_the_rules_that_the_site_binds(): void
    {
        $this->app->bind(SearchRequest::class, NarrowSearchRequest::class);
        $this->postJson('/api/imoveis', ['page' => 101, 'ordem' => 'rec'])->assertUnprocessable();
    }

    public function test_sends_the_sites_own_mail_from_its_configured_class_or_published_view(): void
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
        $this->assertSame("De Inês Segredo\n", $this->sentMails()[1]->getTextBody());
    }

    #[TestWith(['imo-widgets-views', 'mail/new-lead.blade.php'])]
    #[TestWith(['imo-widgets-migrations', '2026_11_22_000000_create_imo_leads_tables.php'])]
    #[TestWith(['imo-widgets-routes', 'calls.php'])]
    public function test_publishes_the_files_of_each_tag(string $tag, string $file): void
    {
        $paths = ServiceProvider::pathsToPublish(group: $tag);
        $this->assertCount(1, $paths);
        $this->assertFileExists(array_key_first($paths)."/$file");
    }

    #[DataProvider('parts')]
    public function test_registers_only_the_routes_that_the_site_turns_on(mixed $routes, array $parts): void
    {
        config(['imo-widgets.routes' => $routes]);
        Route::setRoutes(new RouteCollection);
        (new CallsServiceProvider($this->app))->boot();
        if (Settings::hasRoutes('alerts')) {
            (new AlertsServiceProvider($this->app))->boot();
        }
        $left = array_map(fn ($route) => $route->uri(), Route::getRoutes()->getRoutes());
        $known = [
            'search' => 'api/imoveis', 'forms' => 'api/recrutamento', 'answers' => 'imo-leads/{lead}/{state}',
            'desk' => 'imo-leads', 'alerts' => 'api/avisos', 'style' => 'imo-leads/page-style',
        ];
        $this->assertSame($parts, array_keys(array_intersect($known, $left)));
    }

    public static function parts(): array
    {
        $none = ['calls' => false, 'answers' => false, 'desk' => false];

        return [
            'none' => [false, []],
            'as the package comes' => [[], ['search', 'forms', 'answers', 'desk', 'style']],
            'no calls' => [['calls' => false], ['answers', 'desk', 'style']],
            'no answers and no desk' => [['answers' => false, 'desk' => false], ['search', 'forms']],
            'only alerts' => [['alerts' => true] + $none, ['alerts', 'style']],
            'all' => [true, ['search', 'forms', 'answers', 'desk', 'alerts', 'style']],
        ];
    }

    public function test_mails_the_other_addresses_when_one_is_refused(): void
    {
        config(['imo-widgets.leads.mail.to' => 'geral@exemplo.pt, saiu@exemplo.pt, chefe@exemplo.pt']);
        FailingMail::refuse('saiu@exemplo.pt');
        $this->sendMessage()->assertCreated();
        $this->assertSame(['geral@exemplo.pt', 'chefe@exemplo.pt'], FailingMail::$taken);
        $this->assertLogged(
            'did not go to address 2 of 3 in leads.mail.to: Symfony\Component\Mailer\Exception\TransportException 550',
        );
        $this->assertNotNull(Lead::sole()->announced_at);

        // Once the address is corrected, a retry sends a mail only to it.
        FailingMail::refuse('ninguem@exemplo.pt');
        (new SendLeadMails(Lead::sole()->id))->handle();
        (new SendLeadMails(Lead::sole()->id))->handle();
        $this->assertSame(['saiu@exemplo.pt'], FailingMail::$taken);
    }
}

/** The listener from laravel/README.md#to-do-something-for-each-lead. */
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

/** A site's own lead model. */
final class SiteLead extends Lead
{
    public function getShoutedAttribute(): string
    {
        return mb_strtoupper($this->nome);
    }

    public function scopeFromOvar(Builder $leads): void
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

/** A site's own mail. */
final class ShortNewLead extends NewLead
{
    public function toMail(Lead $lead): \Illuminate\Notifications\Messages\MailMessage
    {
        return parent::toMail($lead)->subject('Novo contacto');
    }
}
