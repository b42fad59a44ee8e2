<?php

namespace ImoWidgets\Tests\Leads;

use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Gate;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use PHPUnit\Framework\Attributes\Group;

/** Tests the page with the list of leads (docs/operating.md#the-desk). */
#[Group('database')]
final class DeskTest extends LeadTestCase
{
    public function test_admits_only_users_whom_the_sites_gate_allows(): void
    {
        foreach (['/imo-leads', '/imo-leads/csv'] as $path) {
            $this->get($path)->assertForbidden();
            $this->call('HEAD', $path)->assertForbidden();
            $this->post($path)->assertStatus(405);
        }
        $this->login();
        ImoWidgets::viewLeadsUsing(fn (User $user) => $user->email === 'chefe@exemplo.pt');
        $this->get('/imo-leads')->assertForbidden();
        Gate::define('viewImoLeads', fn (User $user) => $user->email === 'ana@exemplo.pt');
        $this->get('/imo-leads')->assertOk();
    }

    public function test_lets_a_user_filter_and_read_leads_and_open_each_buttons_page(): void
    {
        $this->login();
        $this->sendAsWidget(
            '/api/agencia/contacto',
            [...self::MESSAGE, 'agencia' => 'OVR', 'nome' => '<script>Ana', 'mensagem' => "<b>Olá</b>\n{{ 1+1 }}"],
            ['Referer' => 'http://localhost/contactos?utm_source=%3Ci%3E'],
        )->assertCreated();
        Lead::factory()->in(LeadState::Answered, 'Marta "M"')->create(['nome' => 'Bruno']);

        $page = $this->get('/imo-leads')->assertOk()->assertSee([
            '2 pedidos', '<script>Ana', '<b>Olá</b>', '{{ 1+1 }}', 'Campanha, origem: <i>', 'Marta "M"',
        ]);
        $this->assertStringNotContainsString('<b>Olá', $page->getContent());
        $this->assertStringContainsString('no-store', $page->headers->get('Cache-Control'));
        $this->get('/imo-leads?state=por-responder')->assertOk()->assertSee('1 pedido.')->assertDontSee('Bruno');
        preg_match('~href="([^"]+/sem-interesse\?[^"]+)"~', $page->getContent(), $link);
        $this->get(html_entity_decode($link[1]))->assertOk()->assertSee('Marcar como sem interesse');
        $this->get('/imo-leads/page-style')->assertOk()->assertHeader('Content-Type', 'text/css; charset=UTF-8');
    }

    public function test_splits_a_long_list_into_pages_that_keep_the_filter(): void
    {
        $this->login();
        Lead::factory()->count(51)->create();
        $page = $this->get('/imo-leads?kind=geral')->assertOk();
        $page->assertSee('Página 1 de 2')->assertSee('kind=geral&amp;page=2', false);
        $this->assertSame(1, substr_count($this->get('/imo-leads?kind=geral&page=2')->getContent(), '<article>'));
    }

    public function test_downloads_the_same_csv_as_the_command_under_the_same_filter(): void
    {
        $this->login();
        $this->sendMessage(['nome' => '=1+1'])->assertCreated();
        $this->sendAsWidget('/api/agencia/contacto', [...self::MESSAGE, 'agencia' => 'OVR'])->assertCreated();
        $answer = $this->get('/imo-leads/csv?kind=geral')->assertOk();
        $answer->assertHeader('Content-Type', 'text/csv; charset=UTF-8');
        $this->assertStringStartsWith('attachment; filename=pedidos-', $answer->headers->get('Content-Disposition'));
        Artisan::call('imo-widgets:leads', ['--kind' => 'geral', '--csv' => "$this->public/leads.csv"]);
        $this->assertSame(file_get_contents("$this->public/leads.csv"), $answer->streamedContent());
        $this->assertStringContainsString('"\'=1+1"', $answer->streamedContent());
    }

    public function test_refuses_an_invalid_filter_and_answers_an_unusual_one(): void
    {
        $this->login();
        foreach ([
            'state=&kind=&for=&since=&until=&suspicious=&page=' => 200, 'for='.rawurlencode("🏡' OR 1=1; --") => 200,
            'page=999999999999999999999' => 200, 'page[]=x' => 200, 'page=-1' => 200, 'state=aberto' => 422,
            'state[]=novo&kind[a][b]=c&for[]=1' => 422, 'since=2026-02-30' => 422, 'for=a%00b' => 422,
            'for=%FF' => 422, 'for='.str_repeat('a', 5000) => 422,
        ] as $query => $status) {
            $this->assertSame($status, $this->get("/imo-leads?$query")->getStatusCode(), $query);
            $this->assertSame($status, $this->get("/imo-leads/csv?$query")->getStatusCode(), "csv, $query");
        }
        $this->assertLoggedLine(null);
    }

    public function test_answers_503_and_logs_one_line_when_the_database_is_gone(): void
    {
        $this->login();
        DB::connection()->setTablePrefix('gone_');
        $this->get('/imo-leads')->assertStatus(503)->assertSee('De momento, não é possível');
        $this->assertLogged('The leads could not be read: SQLSTATE');
    }

    private function login(): void
    {
        $this->actingAs(User::create(['name' => 'Ana', 'email' => 'ana@exemplo.pt', 'password' => 'x']));
    }
}
