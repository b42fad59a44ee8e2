<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Leads\Lead;

/** Calls that come from a page of another origin, where the config names `api` as their middleware. */
final class StatelessTest extends LeadTestCase
{
    /** As a widget calls another origin: without a cookie, a token and a send id. */
    private const HEADERS = [
        'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'Origin' => 'https://www.exemplo.pt',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        // In tests Laravel asks for no token.
        $this->app->detectEnvironment(fn () => 'production');
        $this->withServerVariables(['HTTP_HOST' => 'api.exemplo.pt']);
    }

    public function test_a_page_of_another_origin_sends_its_forms_and_its_visitors_are_no_suspects(): void
    {
        config(['imo-widgets.middleware' => ['api']]);
        Route::setRoutes(new RouteCollection);
        require __DIR__.'/../../routes/calls.php';
        Route::getRoutes()->refreshNameLookups();
        $this->postJson('https://api.exemplo.pt/api/contacto/contacto', self::MESSAGE, self::HEADERS)->assertCreated();
        $this->assertSame([[], false], [Lead::sole()->signs, Lead::sole()->is_suspicious]);
        $application = [...self::APPLICATION, 'cv' => $this->cv()];
        $this->post('https://api.exemplo.pt/api/recrutamento', $application, self::HEADERS)->assertCreated();
        $this->postJson('https://api.exemplo.pt/api/imoveis', [], self::HEADERS)->assertUnprocessable();
    }

    public function test_routes_in_the_web_group_refuse_it(): void
    {
        $answer = $this->postJson('https://api.exemplo.pt/api/contacto/contacto', self::MESSAGE, self::HEADERS);
        $answer->assertStatus(419);
        $this->assertSame(0, Lead::count());
    }

    public function test_a_search_changes_nothing_and_needs_neither_session_nor_token(): void
    {
        $answer = $this->postJson('/api/imoveis', ['page' => 1, 'ordem' => 'rec'])->assertOk();
        $this->assertSame([], $answer->headers->getCookies());
    }
}
